import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { API, SymbolFlags, TypeFlags, type Checker, type Symbol, type Type } from 'typescript/unstable/sync';
import type { ReferenceEntry, ReferenceRow } from './model.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const source = join(root, 'packages/ui/src');

const modules: Readonly<Record<string, string>> = {
  '@saywright/ui': 'index.ts',
  '@saywright/ui/messages': 'messages/index.ts',
  '@saywright/ui/tokens': 'theme/values.ts',
  '@saywright/ui/theme': 'theme/index.ts',
};

/** `NodeBuilderFlags.NoTruncation`. */
const whole = 1;

const kitText = (): string =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(source, name), 'utf8'))
    .join('\n');

/** Sorts numbers, and other literals by where the declaration of their type, or else of the prop, writes them; TypeScript returns them in any order. */
function inSourceOrder(
  values: readonly string[],
  type: string,
  prop: string,
  text: string,
): readonly string[] {
  if (values.every((value) => /^\d+$/.test(value))) return values.toSorted((one, other) => +one - +other);
  const start = text.search(
    /^\w+$/.test(type) ? new RegExp(`type ${type} =`) : new RegExp(`\\b${prop}\\??: '`),
  );
  const placeOf = (value: string): number => text.indexOf(value.replaceAll('"', "'"), Math.max(0, start));
  return values.toSorted((one, other) => placeOf(one) - placeOf(other));
}

let read: string | undefined;
const sourceText = (): string => (read ??= kitText());

/** A type that would fill a page as its declaration writes it, such as `Partial<Messages>`; undefined if it is short. */
function asWritten(text: string, { name, declarations }: Symbol): string | undefined {
  const path = declarations[0]?.path;
  if (text.length < 240 || path === undefined) return undefined;
  return new RegExp(`\\b${name}\\??: ([^;{]+);`).exec(readFileSync(path, 'utf8'))?.[1];
}

/** A property or parameter as a row. */
function rowOf(checker: Checker, symbol: Symbol, type: Type): ReferenceRow {
  const members = type.isUnionType() ? type.getTypes() : [type];
  const given = members.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0);
  const isOptional = (symbol.flags & SymbolFlags.Optional) !== 0 || given.length < members.length;
  const printed = (one: Type): string => checker.typeToString(one, undefined, whole);
  const text = (asWritten(printed(type), symbol) ?? printed(type))
    .replace(/ \| undefined$/, '')
    .replaceAll(', string | JSXElementConstructor<any>>', '>')
    .replaceAll(/(\?: [^;]+?) \| undefined(?=;)/g, '$1')
    .replace(/^\((.*)\)$/, (all, inner: string) => (inner.includes('=>') ? inner : all));
  const isChoice =
    given.length > 1 && given.every((one) => one.isStringLiteralType() || one.isNumberLiteralType());
  const tags = symbol.getJsDocTags(checker);
  const fallback = tags.find(({ name }) => name === 'default')?.text?.toString();
  return {
    name: symbol.name,
    type: text,
    ...(isChoice && { values: inSourceOrder(given.map(printed), text, symbol.name, sourceText()) }),
    required: !isOptional,
    ...(fallback !== undefined && { defaultValue: fallback }),
    description: symbol.getDocumentationComment(checker),
  };
}

/** The members of an object type that the kit declares, without those of React and the DOM. */
function membersOf(checker: Checker, type: Type): readonly ReferenceRow[] {
  return checker.getPropertiesOfType(type).flatMap((symbol) => {
    const path = symbol.declarations[0]?.path ?? '';
    const ownType = checker.getTypeOfSymbol(symbol);
    return path.startsWith(source) && ownType !== undefined ? [rowOf(checker, symbol, ownType)] : [];
  });
}

/** Attributes of an element that are used most. */
const usual: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'onClick'],
  button: ['type', 'disabled', 'onClick'],
  form: ['action', 'onSubmit'],
};

/** A sentence on the attributes that a component passes on to its element, which have no row; undefined without any. */
function nativeOf(checker: Checker, type: Type, path: string): string | undefined {
  const names = new Set(
    checker
      .getPropertiesOfType(type)
      .filter(({ declarations }) => declarations[0]?.path.startsWith(source) === false)
      .map(({ name }) => name),
  );
  const element = /ComponentProps<'(\w+)'>/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
  const shown = (usual[element] ?? []).filter((name) => names.has(name)).map((name) => `\`${name}\``);
  if (shown.length === 0) return undefined;
  return `It also takes every attribute of a native \`<${element}>\`, such as ${shown.join(', ')}.`;
}

/** Objects with more members, such as all colours, are documented elsewhere. */
const mostMembers = 12;

/** The parameters of a function, each object of the kit's own followed by its members. */
function functionOf(
  checker: Checker,
  symbol: Symbol,
): Pick<ReferenceEntry, 'signature' | 'rows'> | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const signature = type && checker.getSignaturesOfType(type, 0)[0];
  if (signature === undefined) return undefined;
  const result = checker.getReturnTypeOfSignature(signature);
  const rows = signature.getParameters().flatMap((parameter, index) => {
    const own = checker.getParameterType(signature, index);
    if (own === undefined) return [];
    const row = rowOf(checker, parameter, own);
    const members = own.isUnionType() || checker.isArrayLikeType(own) ? [] : membersOf(checker, own);
    return [
      row,
      ...members
        .slice(0, members.length > mostMembers ? 0 : undefined)
        .map((member) => ({ ...member, name: `${row.name}.${member.name}` })),
    ];
  });
  const given = rows.filter(({ name }) => !name.includes('.'));
  const typed = given.map(({ name, required, type: of }) => `${name}${required ? '' : '?'}: ${of}`);
  const returned = result === undefined ? 'void' : checker.typeToString(result, undefined, whole);
  return { signature: `${symbol.name}(${typed.join(', ')}): ${returned}`, rows };
}

/** Whether a function is a component: its name is capitalised. */
const isComponent = (name: string): boolean => /^\p{Lu}/u.test(name);

function entryOf(checker: Checker, exported: Symbol, from: string): ReferenceEntry | undefined {
  const symbol = (exported.flags & SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported);
  const path = symbol.declarations[0]?.path ?? '';
  const folder = /\/components\/(\w+)\//.exec(path)?.[1] ?? '';
  const example = symbol.getJsDocTags(checker).find(({ name }) => name === 'example')?.text;
  const shared = {
    name: exported.name,
    from,
    folder,
    summary: symbol.getDocumentationComment(checker),
    ...(example !== undefined && { example }),
  };
  if ((symbol.flags & (SymbolFlags.Function | SymbolFlags.Variable)) !== 0) {
    const type = checker.getTypeOfSymbol(symbol);
    const signature = type && checker.getSignaturesOfType(type, 0)[0];
    if (signature === undefined) return undefined;
    if (!isComponent(exported.name)) {
      const call = functionOf(checker, symbol);
      return call && { ...shared, kind: 'function', ...call };
    }
    const props = signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined;
    if (props === undefined) return { ...shared, kind: 'component', rows: [] };
    const native = nativeOf(checker, props, path);
    return {
      ...shared,
      kind: 'component',
      rows: membersOf(checker, props),
      ...(native !== undefined && { native }),
    };
  }
  if ((symbol.flags & SymbolFlags.Interface) === 0 || exported.name.endsWith('Props')) return undefined;
  return { ...shared, kind: 'type', rows: membersOf(checker, checker.getDeclaredTypeOfSymbol(symbol)) };
}

/** Components, functions and types that the kit exports, with a row for each prop, parameter and field. */
export function readTypes(): readonly ReferenceEntry[] {
  read = undefined;
  const api = new API({ cwd: root });
  try {
    const config = join(root, 'packages/ui/tsconfig.json');
    const project = api.updateSnapshot({ openProject: config }).getProject(config);
    if (project === undefined) throw new Error(`${config} was not opened.`);
    const { program, checker } = project;
    const found = new Map<string, ReferenceEntry>();
    for (const [from, file] of Object.entries(modules)) {
      const module = program.getSourceFile(join(source, file));
      const symbol = module && checker.getSymbolAtLocation(module);
      if (symbol === undefined) throw new Error(`${file} of the kit exports nothing.`);
      for (const exported of checker.getExportsOfModule(symbol)) {
        const entry = found.has(exported.name) ? undefined : entryOf(checker, exported, from);
        if (entry !== undefined) found.set(entry.name, entry);
      }
    }
    return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
  } finally {
    api.close();
  }
}
