import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'rolldown/utils';

/** A node of a syntax tree, for generic walks. */
interface AnyNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Imported {
  readonly from: string;
  /** The name in the other module. */
  readonly name: string;
  readonly isType: boolean;
}

/** A module with what it declares and imports at its top level. */
export interface Source {
  readonly path: string;
  readonly code: string;
  /** Declarations by name, each with its text without `export`. */
  readonly declared: ReadonlyMap<string, ESTree.Node>;
  readonly imported: ReadonlyMap<string, Imported>;
}

const known = new Map<string, Source>();

function namesOf(node: ESTree.Node): readonly string[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    case 'FunctionDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return node.id ? [node.id.name] : [];
    default:
      return [];
  }
}

/** Parses a module; the same text is parsed once. */
export function sourceOf(path: string): Source {
  const code = readFileSync(path, 'utf8');
  const before = known.get(path);
  if (before?.code === code) return before;
  const { program } = parseSync(path, code);
  const declared = new Map<string, ESTree.Node>();
  const imported = new Map<string, Imported>();
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration')
      for (const one of node.specifiers)
        imported.set(one.local.name, {
          from: node.source.value,
          name:
            one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
              ? one.imported.name
              : 'default',
          isType: node.importKind === 'type' || (one.type === 'ImportSpecifier' && one.importKind === 'type'),
        });
    const inner = node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node;
    for (const name of namesOf(inner)) declared.set(name, inner);
  }
  const made = { path, code, declared, imported };
  known.set(path, made);
  return made;
}

export const textOf = ({ code }: Source, { start, end }: { start: number; end: number }): string =>
  code.slice(start, end);

const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Names that a node refers to, without names of properties and attributes. */
export function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isNode(value)) return [];
  const { type, name, computed, shorthand } = value;
  if ((type === 'Identifier' || type === 'JSXIdentifier') && typeof name === 'string')
    return [name, ...namesIn(value['typeAnnotation'])];
  const skipped = new Set(
    type === 'JSXAttribute'
      ? ['name']
      : type === 'MemberExpression' && computed !== true
        ? ['property']
        : type === 'Property' && computed !== true && shorthand !== true
          ? ['key']
          : [],
  );
  return Object.entries(value).flatMap(([field, inner]) => (skipped.has(field) ? [] : namesIn(inner)));
}

/** What a piece of code needs to be a separate file. */
export class Needs {
  /** Imported names by package. */
  readonly imports = new Map<string, Set<string>>();
  /** Declarations in an order in which each follows those it uses. */
  readonly declarations = new Map<string, string>();
  /** Whether everything was found. */
  isComplete = true;

  /** Adds what the names refer to in a module. */
  add(source: Source, names: readonly string[]): void {
    for (const name of names) this.#one(source, name);
  }

  #one(source: Source, name: string): void {
    const from = source.imported.get(name);
    if (from !== undefined) {
      if (from.from.startsWith('.')) {
        const next = sourceOf(join(dirname(source.path), from.from));
        if (next.declared.has(from.name) && from.name === name) this.#one(next, name);
        else this.isComplete = false;
      } else if (/^(?:react|@saywright\/ui)(?:\/|$)/.test(from.from)) {
        const own = this.imports.get(from.from) ?? new Set<string>();
        this.imports.set(from.from, own.add(from.isType ? `type ${name}` : name));
      } else if (name !== 'fn') this.isComplete = false;
      return;
    }
    const node = source.declared.get(name);
    const key = `${source.path} ${node?.start ?? ''}`;
    if (node === undefined || this.declarations.has(key)) return;
    // Reserves the place, so that a cycle ends.
    this.declarations.set(key, '');
    this.add(source, namesIn(node));
    this.declarations.delete(key);
    this.declarations.set(key, textOf(source, node));
  }
}
