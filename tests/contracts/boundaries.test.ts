import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Import {
  readonly file: string;
  readonly from: string;
}

function sourcesIn(folder: string): readonly { readonly file: string; readonly source: string }[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { file: relative(root, path), source: readFileSync(path, 'utf8') };
    });
}

function importsIn(folder: string): readonly Import[] {
  return sourcesIn(folder).flatMap(({ file, source }) => {
    const found = source.matchAll(/(?:^(?:import|export)\s[^'"]*?from |^import |\bimport\()'([^']+)'/gm);
    return [...found].map((match) => ({ file, from: match[1] ?? '' }));
  });
}

function outside(folder: string, isAllowed: (from: string) => boolean): readonly Import[] {
  return importsIn(folder).filter(({ from }) => !from.startsWith('.') && !isAllowed(from));
}

describe('imports go one way', () => {
  test('the domain imports only pure libraries', () => {
    const pure = new Set(['pluralize', 'fuse.js', 'zod/mini']);
    expect(outside('packages/domain/src', (from) => pure.has(from))).toEqual([]);
  });

  test('the kit imports React and its style libraries, no domain and no backend', () => {
    const allowed =
      /^(react|react-dom|@internationalized\/date|react-aria(-components)?\/\w+|react-stately\/\w+|@tanstack\/react-virtual|@vanilla-extract\/css|d3-shape|lowlight|highlight\.js(\/.+)?)$/;
    expect(outside('packages/ui/src', (from) => allowed.test(from) || from.startsWith('react/'))).toEqual([]);
  });

  test('the engine imports the domain, never the app or the kit', () => {
    expect(outside('packages/engine/src', (from) => !/^@saywright\/(app|ui)/.test(from))).toEqual([]);
  });

  test('the app imports the protocol of the engine and, in one file, its sandbox', () => {
    const file = 'packages/app/src/services/sandbox.ts';
    const known = (from: string): boolean =>
      !from.startsWith('@saywright/engine') || from === '@saywright/engine/protocol';
    expect(outside('packages/app/src', known)).toEqual([{ file, from: '@saywright/engine/sandbox/client' }]);
    // A worker is referenced by URL, not by an import.
    const naming = sourcesIn('packages/app/src').filter(({ source }) =>
      source.includes('@saywright/engine/sandbox'),
    );
    expect(naming.map((source) => source.file)).toEqual([file]);
  });

  test('no package reaches into the files of another', () => {
    const crossing = ['domain', 'ui', 'engine', 'app'].flatMap((name) =>
      importsIn(`packages/${name}/src`).filter(({ from }) =>
        /packages\/|(\.\.\/)+(domain|ui|engine|app)\/src/.test(from),
      ),
    );
    expect(crossing).toEqual([]);
  });

  test('style files import styles and values, never a component', () => {
    const styles = ['ui', 'app']
      .flatMap((name) => importsIn(`packages/${name}/src`))
      .filter(({ file }) => file.endsWith('.css.ts'));
    expect(styles.filter(({ from }) => /\.tsx$|^react|^@saywright\/ui$/.test(from))).toEqual([]);
  });
});

/** The files that a file imports, directly or not, type imports included. */
function reached(file: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...(imports.get(file) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(imports.get(next) ?? []));
  }
  return seen;
}

test.each(['domain', 'ui', 'engine', 'app'])('%s has no import cycle', (name) => {
  const imports = new Map<string, string[]>();
  for (const { file, from } of importsIn(`packages/${name}/src`))
    if (from.startsWith('.')) imports.set(file, [...(imports.get(file) ?? []), join(dirname(file), from)]);
  expect([...imports.keys()].filter((file) => reached(file, imports).has(file))).toEqual([]);
});

test('no file of code has more than 350 lines, unless its first comment says why', () => {
  const packages = ['domain', 'ui', 'engine', 'app'].map((name) => `packages/${name}/src`);
  const long = [...packages, 'stories', 'tests']
    .flatMap(sourcesIn)
    .filter(({ source }) => source.split('\n').length > 351)
    .filter(({ source }) => !/^\/\/ One file although it is long: /m.test(source));
  expect(long.map(({ file }) => file)).toEqual([]);
});

test('exactly the kit files that need a browser have a "use client" directive', () => {
  // State, an effect, a context, an event handler or react-aria; all others render in server components.
  const needs = /\buse(?!Id\b)[A-Z]\w*[<(]|\bon[A-Z]\w*=\{|from 'react-aria(-components)?\//;
  const wrong = sourcesIn('packages/ui/src')
    .filter(({ file }) => file.endsWith('.tsx'))
    .filter(({ source }) => needs.test(source) !== source.startsWith("'use client';"));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('the marker of the system schemas names the version that creates them', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'packages/engine/package.json'), 'utf8')));
  const source = readFileSync(join(root, 'packages/engine/src/backend/app.ts'), 'utf8');
  expect(source).toContain(`'supabase-lite ${dependencies['@supabase/lite']}'`);
});
