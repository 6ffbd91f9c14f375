import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { exportsOf } from '../support/surface.ts';

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

/** Sorted by code unit, so that the file is the same on every machine. */
function sorted(names: Iterable<string>): readonly string[] {
  return [...names].toSorted();
}

describe('the surface of the domain', () => {
  test('changes only together with its list', async () => {
    const sections = subpaths.map((subpath) => {
      const names = exportsOf(fileOf(subpath));
      const lines = sorted(names.keys()).map((name) => `  ${name}: ${names.get(name)?.kind}`);
      return [['@saywright/domain', subpath].filter(Boolean).join('/'), ...lines, ''].join('\n');
    });
    await expect(sections.join('\n')).toMatchFileSnapshot('./surface/domain.txt');
  });

  test.each(subpaths)('list and module agree: %s', async (subpath) => {
    const module: unknown = await import(pathToFileURL(fileOf(subpath)).href);
    const values = [...exportsOf(fileOf(subpath))].filter(([, { kind }]) => !/^(interface|type)$/.test(kind));
    expect(sorted(Object.keys(Object(module)))).toEqual(sorted(values.map(([name]) => name)));
  });

  test('the README names every subpath', () => {
    expect(subpaths.filter((subpath) => subpath !== '' && !readme.includes(`\`${subpath}\``))).toEqual([]);
  });
});
