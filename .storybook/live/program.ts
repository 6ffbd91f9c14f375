import { parse, type ParserOptions } from '@babel/parser';
import type * as t from '@babel/types';
import { z } from 'zod';
import type { ElementRules } from './elements.ts';
import { Evaluator } from './evaluate.ts';
import { Fault, faultAt, Scope, type Guard } from './scope.ts';

/** Exports by name, by the module that code imports them from. */
export type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Parsed code that can be drawn. */
export interface Program {
  /** Draws it; called while React renders. */
  readonly draw: () => unknown;
  /** The hooks that it names: state is kept as long as they are the same. */
  readonly hooks: string;
}

/** What every module can use. */
const globals: Readonly<Record<string, unknown>> = {
  Array,
  Boolean,
  Date,
  FormData,
  Intl,
  JSON,
  Math,
  Number,
  Object,
  Promise,
  String,
};

const options: ParserOptions = { sourceType: 'module', plugins: ['jsx', 'typescript'] };

const syntaxErrorSchema = z.object({ message: z.string(), loc: z.object({ line: z.number() }) });

/** The error of the parser as a sentence. */
function syntaxFault(error: unknown): Fault {
  const { message, loc } = syntaxErrorSchema.parse(error);
  const said = message.replace(/\s*\(\d+:\d+\)$/, '').replace(/[.:].*$/s, '');
  const text = /^(?:Unexpected|Missing semicolon|Unterminated JSX)/.test(said)
    ? 'something is missing or too much here, such as a bracket, a quote or a tag.'
    : `${said.charAt(0).toLowerCase()}${said.slice(1)}.`;
  return new Fault(`Line ${loc.line}: ${text}`);
}

function parsed(code: string): t.Program {
  try {
    return parse(code, options).program;
  } catch (error) {
    throw syntaxFault(error);
  }
}

function importInto(scope: Scope, node: t.ImportDeclaration, modules: Modules): void {
  const from = node.source.value;
  const exported = modules[from];
  if (exported === undefined)
    throw faultAt(node, `${from} isn’t available here, only ${Object.keys(modules).join(' and ')}.`);
  if (node.importKind === 'type') return;
  for (const one of node.specifiers) {
    if (one.type !== 'ImportSpecifier') throw faultAt(one, 'import names in { }.');
    if (one.importKind === 'type') continue;
    const name = one.imported.type === 'Identifier' ? one.imported.name : one.imported.value;
    if (!Object.hasOwn(exported, name)) throw faultAt(one, `${from} exports nothing named ${name}.`);
    scope.set(one.local.name, exported[name]);
  }
}

const isElement = ({ type }: t.Node): boolean => type === 'JSXElement' || type === 'JSXFragment';

/** What a module shows: the component it exports by default, or the element it ends with. */
function drawerOf(node: t.Statement, scope: Scope, code: Evaluator): (() => unknown) | undefined {
  if (node.type === 'ExpressionStatement' && isElement(node.expression))
    return () => code.evaluate(node.expression, scope);
  if (node.type !== 'ExportDefaultDeclaration') return undefined;
  const { declaration } = node;
  if (declaration.type === 'FunctionDeclaration') {
    const component = code.closure(declaration, scope);
    return () => component({});
  }
  return () => {
    const value = code.evaluate(declaration, scope);
    return typeof value === 'function' ? Reflect.apply(value, undefined, [{}]) : value;
  };
}

/** Reads code; throws a fault if it cannot be read. Names of all modules can be used without an import. */
export function programOf(code: string, modules: Modules, rules: ElementRules, guard: Guard): Program {
  const scope = new Scope(guard);
  for (const [name, value] of [globals, ...Object.values(modules)].flatMap(Object.entries))
    scope.set(name, value);
  const module = new Scope(scope);
  const evaluator = new Evaluator(rules);
  const { body } = parsed(code);
  for (const node of body) if (node.type === 'ImportDeclaration') importInto(module, node, modules);
  const drawers = body.flatMap((node) => drawerOf(node, module, evaluator) ?? []);
  const draw = drawers.at(-1);
  if (draw === undefined)
    throw new Fault('There is nothing to show yet: end with an element, such as <Badge>New</Badge>.');
  evaluator.execute(
    body.flatMap((node): readonly t.Statement[] => {
      if (node.type === 'ImportDeclaration' || node.type === 'ExportDefaultDeclaration') return [];
      if (node.type === 'ExpressionStatement' && isElement(node.expression)) return [];
      return node.type === 'ExportNamedDeclaration' && node.declaration ? [node.declaration] : [node];
    }),
    module,
  );
  return { draw, hooks: [...code.matchAll(/\buse[A-Z]\w*/g)].join() };
}
