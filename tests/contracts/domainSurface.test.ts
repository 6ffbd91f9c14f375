import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync, type ESTree } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../packages/domain/src', import.meta.url));
const readme = readFileSync(join(source, '../README.md'), 'utf8');

/** Every folder with an index is a subpath, and so is `result`. */
const subpaths = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name === 'index.ts')
  .map((entry) => relative(source, entry.parentPath).replaceAll('\\', '/'))
  .concat('result')
  .toSorted();

function fileOf(subpath: string): string {
  return join(source, subpath === 'result' ? 'result.ts' : join(subpath, 'index.ts'));
}

type Kind = 'class' | 'const' | 'function' | 'interface' | 'type';
type Names = ReadonlyMap<string, Kind>;

function declarationsOf(node: ESTree.Node | null): readonly (readonly [string, Kind])[] {
  switch (node?.type) {
    case 'ExportNamedDeclaration':
      return declarationsOf(node.declaration);
    case 'FunctionDeclaration':
      return node.id ? [[node.id.name, 'function']] : [];
    case 'ClassDeclaration':
      return node.id ? [[node.id.name, 'class']] : [];
    case 'TSInterfaceDeclaration':
      return [[node.id.name, 'interface']];
    case 'TSTypeAliasDeclaration':
      return [[node.id.name, 'type']];
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) =>
        id.type === 'Identifier' ? [[id.name, 'const'] as const] : [],
      );
    default:
      return [];
  }
}

const known = new Map<string, Names>();

/** What a module exports, each name with the kind of its declaration, wherever that stands. */
function exportsOf(file: string): Names {
  const before = known.get(file);
  if (before) return before;
  const { program, module } = parseSync(file, readFileSync(file, 'utf8'));
  const local = new Map(program.body.flatMap(declarationsOf));
  const names = new Map<string, Kind>();
  for (const { moduleRequest, importName, exportName, localName } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const from = moduleRequest ? exportsOf(join(dirname(file), moduleRequest.value)) : local;
    if (exportName.name === null && exportName.kind === 'None') {
      for (const [name, kind] of from) names.set(name, kind);
      continue;
    }
    const kind = from.get((moduleRequest ? importName.name : localName.name) ?? '');
    if (!exportName.name || !kind) throw new Error(`${file} exports something without a named declaration.`);
    names.set(exportName.name, kind);
  }
  known.set(file, names);
  return names;
}

/** Sorted by code unit, so that the file is the same on every machine. */
function sorted(names: Iterable<string>): readonly string[] {
  return [...names].toSorted();
}

describe('the surface of the domain', () => {
  test('changes only together with its list', async () => {
    const sections = subpaths.map((subpath) => {
      const names = exportsOf(fileOf(subpath));
      const lines = sorted(names.keys()).map((name) => `  ${name}: ${names.get(name)}`);
      return [['@saywright/domain', subpath].filter(Boolean).join('/'), ...lines, ''].join('\n');
    });
    await expect(sections.join('\n')).toMatchFileSnapshot('./surface/domain.txt');
  });

  test.each(subpaths)('list and module agree: %s', async (subpath) => {
    const module: unknown = await import(pathToFileURL(fileOf(subpath)).href);
    const values = [...exportsOf(fileOf(subpath))].filter(([, kind]) => !/^(interface|type)$/.test(kind));
    expect(sorted(Object.keys(Object(module)))).toEqual(sorted(values.map(([name]) => name)));
  });

  test('the README names every subpath', () => {
    expect(subpaths.filter((subpath) => subpath !== '' && !readme.includes(`\`${subpath}\``))).toEqual([]);
  });
});
