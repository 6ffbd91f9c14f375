import { dirname, join } from 'node:path';
import type { ESTree } from 'rolldown/utils';
import { format } from 'oxfmt';
import { Needs, namesIn, sourceOf, textOf, type Source } from './sources.ts';

type ObjectNode = ESTree.ObjectExpression;

/** Removes brackets, `satisfies` and `as` around a value. */
function bare(node: ESTree.Node | null | undefined): ESTree.Node | undefined {
  if (
    node?.type === 'TSSatisfiesExpression' ||
    node?.type === 'TSAsExpression' ||
    node?.type === 'ParenthesizedExpression'
  )
    return bare(node.expression);
  return node ?? undefined;
}

/** An object literal with the module that holds it. */
interface Found {
  readonly source: Source;
  readonly object: ObjectNode;
}

/** Follows an imported name into the samples beside a story. */
function foundObject(source: Source, name: string): Found | undefined {
  const from = source.imported.get(name);
  if (from?.from.startsWith('.') === true)
    return foundObject(sourceOf(join(dirname(source.path), from.from)), from.name);
  const object = objectOf(source, name);
  return object && { source, object };
}

function objectOf(source: Source, name: string): ObjectNode | undefined {
  const node = source.declared.get(name);
  if (node?.type !== 'VariableDeclaration') return undefined;
  const value = bare(node.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init);
  return value?.type === 'ObjectExpression' ? value : undefined;
}

function fieldOf(object: ObjectNode | undefined, name: string): ESTree.Node | undefined {
  for (const one of object?.properties ?? [])
    if (one.type === 'Property' && one.key.type === 'Identifier' && one.key.name === name) return one.value;
  return undefined;
}

/** The value of an arg with the module that holds it. */
interface Arg {
  readonly source: Source;
  readonly node: ESTree.Node;
}

/** The args of a story by name, over those of its file; what cannot be opened stays a spread. */
type Args = Map<string, Arg>;

function collect(source: Source, node: ESTree.Node | undefined, args: Args): void {
  if (node?.type === 'Identifier') {
    const found = foundObject(source, node.name);
    if (found === undefined) args.set(`...${node.name}`, { source, node });
    else collect(found.source, found.object, args);
  }
  if (node?.type !== 'ObjectExpression') return;
  for (const one of node.properties) {
    if (one.type === 'SpreadElement') {
      const text = textOf(source, one.argument);
      const story = /^(\w+)\.args$/.exec(text)?.[1];
      const other = story === undefined ? undefined : objectOf(source, story);
      if (other !== undefined) collect(source, fieldOf(other, 'args'), args);
      else if (one.argument.type === 'Identifier') collect(source, one.argument, args);
      else args.set(`...${text}`, { source, node: one.argument });
    } else if (one.key.type === 'Identifier') args.set(one.key.name, { source, node: one.value });
    else if (one.key.type === 'Literal') args.set(String(one.key.value), { source, node: one.value });
  }
}

const plainText = /^[^"{}<>&\\\n]*$/;

/** Replaces spies of tests, whose calls a product does not watch. */
const withoutSpies = (text: string): string =>
  text.replaceAll(/\bfn(?:<[^()]*>)?\(\)/g, '() => undefined').replaceAll(/\bfn\((.*)\)/g, '$1');

/** One attribute; handlers are named after their prop. */
function attribute(name: string, { source, node: value }: Arg, handlers: Set<string>): string {
  const text = textOf(source, value);
  if (name.startsWith('...')) return `{...${name.slice(3)}}`;
  if (text === 'true') return name;
  if (value.type === 'Literal' && typeof value.value === 'string' && plainText.test(value.value))
    return `${name}="${value.value}"`;
  if (/^fn(?:<.*>)?\(\)$/.test(text)) {
    const handler = name.replace(/^on/, 'handle');
    handlers.add(handler);
    return `${name}={${handler}}`;
  }
  return `${name}={${text}}`;
}

function childrenText(arg: Arg | undefined): string | undefined {
  if (arg === undefined) return undefined;
  const { source } = arg;
  const value = bare(arg.node) ?? arg.node;
  const text = textOf(source, value);
  if (value.type === 'Literal' && typeof value.value === 'string' && plainText.test(value.value))
    return value.value;
  return value.type === 'JSXElement' || value.type === 'JSXFragment' ? text : `{${text}}`;
}

/** Values that a component always needs, even when nothing is chosen. */
const isChosen = /^(?:value|selected)$/;

/** The element that a story shows, with what it refers to. */
function elementOf(
  source: Source,
  story: ObjectNode,
  needs: Needs,
  handlers: Set<string>,
): string | undefined {
  const meta = objectOf(source, 'meta');
  const render = fieldOf(story, 'render');
  if (render?.type === 'ArrowFunctionExpression' && render.params.length === 0) {
    needs.add(source, namesIn(render.body));
    const body = textOf(source, render.body);
    return render.body.type === 'BlockStatement' ? body : `{ return ${body}; }`;
  }
  const component = fieldOf(meta, 'component');
  if (component?.type !== 'Identifier') return undefined;
  const args: Args = new Map();
  collect(source, fieldOf(meta, 'args'), args);
  collect(source, fieldOf(story, 'args'), args);
  const given = [...args].filter(
    ([key, { source: from, node }]) => isChosen.test(key) || textOf(from, node) !== 'undefined',
  );
  needs.add(source, [component.name]);
  for (const [, { source: from, node }] of given) needs.add(from, namesIn(node));
  const { name } = component;
  const children = childrenText(new Map(given).get('children'));
  const attributes = given
    .filter(([key]) => key !== 'children')
    .map(([key, value]) => attribute(key, value, handlers));
  const open = [name, ...attributes].join(' ');
  const element = children === undefined ? `<${open} />` : `<${open}>${children}</${name}>`;
  return `{ return ${element}; }`;
}

/** Source of one story as a separate file; undefined if it needs more than the kit and React. */
function snippetOf(source: Source, story: ObjectNode): string | undefined {
  const needs = new Needs();
  const handlers = new Set<string>();
  const body = elementOf(source, story, needs, handlers);
  if (body === undefined || !needs.isComplete) return undefined;
  const imports = [...needs.imports].map(
    ([from, names]) => `import { ${[...names].toSorted().join(', ')} } from '${from}';`,
  );
  const lines = [
    ...imports.toSorted(),
    '',
    ...needs.declarations.values(),
    ...[...handlers].map((name) => `const ${name} = () => undefined;`),
    '',
    `export default function Example() ${body}`,
  ];
  const text = withoutSpies(lines.join('\n'));
  return /\bargs\b|\bexpect\(/.test(text) ? undefined : text;
}

const style = { printWidth: 90, singleQuote: true };

/** Source to copy for each story of a file; stories that need more than the kit and React have none. */
export async function snippetsOf(path: string): Promise<ReadonlyMap<string, string>> {
  const source = sourceOf(path);
  const found = new Map<string, string>();
  for (const [name] of source.declared) {
    const story = /^\p{Lu}/u.test(name) ? objectOf(source, name) : undefined;
    const text = story && snippetOf(source, story);
    if (text === undefined) continue;
    const { code, errors } = await format('Example.tsx', text, style);
    if (errors.length === 0) found.set(name, code);
  }
  return found;
}
