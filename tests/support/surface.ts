import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type ESTree } from 'rolldown/utils';

export type Kind = 'class' | 'const' | 'function' | 'interface' | 'type';

/** One export of a module. */
export interface Exported {
  readonly name: string;
  readonly kind: Kind;
  /** Its declaration without body and comments, on one line. */
  readonly text: string;
  /** The start of its docstring; empty if it has none. */
  readonly summary: string;
  /** Whether its docstring has an example. */
  readonly hasExample: boolean;
  /** Fields of an interface without a docstring. */
  readonly bareFields: readonly string[];
}

type Comments = ReturnType<typeof parseSync>['comments'];

interface Source {
  readonly code: string;
  readonly comments: Comments;
}

/** The code between two positions, without comments and on one line. */
function plain({ code, comments }: Source, from: number, to: number): string {
  let text = '';
  let at = from;
  for (const { start, end } of comments) {
    if (start < at || end > to) continue;
    text += code.slice(at, start);
    at = end;
  }
  return (text + code.slice(at, to)).replaceAll(/\s+/g, ' ').trim();
}

/** The docstring that ends where a declaration starts. */
function docOf({ code, comments }: Source, start: number): string {
  const before = comments.findLast((comment) => comment.end <= start);
  const isBeside = before !== undefined && /^\s*$/.test(code.slice(before.end, start));
  return isBeside && before.value.startsWith('*') ? before.value : '';
}

/** The text of a declaration up to its body or value. */
function signature(source: Source, node: ESTree.Node): string {
  switch (node.type) {
    case 'FunctionDeclaration':
      return plain(source, node.start, node.body?.start ?? node.end);
    case 'ClassDeclaration':
      return plain(source, node.start, node.body.start);
    default:
      return plain(source, node.start, node.end);
  }
}

/** The type of a constant: its annotation, or the signature of its function. */
function typeOfConst(source: Source, { id, init }: ESTree.VariableDeclarator): string {
  const name = plain(source, id.start, id.end);
  const held = init?.type === 'CallExpression' ? init.arguments[0] : init;
  if (held?.type === 'ArrowFunctionExpression' || held?.type === 'FunctionExpression')
    return `const ${name} = ${plain(source, held.start, held.body?.start ?? held.end).replace(/ =>$/, '')}`;
  return `const ${name}`;
}

function declared(source: Source, node: ESTree.Node | null, from: number): readonly Exported[] {
  const doc = docOf(source, from);
  const summary =
    doc
      .replaceAll(/^[\s*]+/gm, '')
      .split(/^@/m)[0]
      ?.trim() ?? '';
  const shared = { summary, hasExample: doc.includes('@example'), bareFields: [] };
  switch (node?.type) {
    case 'ExportNamedDeclaration':
      return declared(source, node.declaration, node.start);
    case 'FunctionDeclaration':
    case 'ClassDeclaration': {
      if (!node.id) return [];
      const kind = node.type === 'FunctionDeclaration' ? 'function' : 'class';
      return [{ ...shared, name: node.id.name, kind, text: signature(source, node) }];
    }
    case 'TSInterfaceDeclaration': {
      const bareFields = node.body.body
        .filter((field) => docOf(source, field.start) === '')
        .map((field) => plain(source, field.start, field.end));
      return [
        { ...shared, name: node.id.name, kind: 'interface', text: signature(source, node), bareFields },
      ];
    }
    case 'TSTypeAliasDeclaration':
      return [{ ...shared, name: node.id.name, kind: 'type', text: signature(source, node) }];
    case 'VariableDeclaration':
      return node.declarations.flatMap((one) =>
        one.id.type === 'Identifier'
          ? [{ ...shared, name: one.id.name, kind: 'const' as const, text: typeOfConst(source, one) }]
          : [],
      );
    default:
      return [];
  }
}

const known = new Map<string, ReadonlyMap<string, Exported>>();

/** All exports of a module with their declarations, in any file. */
export function exportsOf(file: string): ReadonlyMap<string, Exported> {
  const before = known.get(file);
  if (before) return before;
  const code = readFileSync(file, 'utf8');
  const { program, module, comments } = parseSync(file, code);
  const source = { code, comments };
  const local = new Map(
    program.body.flatMap((node) => declared(source, node, node.start)).map((one) => [one.name, one]),
  );
  const names = new Map<string, Exported>();
  for (const { moduleRequest, importName, exportName, localName } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const from = moduleRequest ? exportsOf(join(dirname(file), moduleRequest.value)) : local;
    if (exportName.name === null && exportName.kind === 'None') {
      for (const [name, one] of from) names.set(name, one);
      continue;
    }
    const one = from.get((moduleRequest ? importName.name : localName.name) ?? '');
    if (!exportName.name || !one) throw new Error(`${file} exports something without a named declaration.`);
    names.set(exportName.name, { ...one, name: exportName.name });
  }
  known.set(file, names);
  return names;
}
