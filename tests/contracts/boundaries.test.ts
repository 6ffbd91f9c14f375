import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Import {
  readonly file: string;
  readonly from: string;
}

function importsIn(folder: string): readonly Import[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      const source = readFileSync(path, 'utf8');
      const found = source.matchAll(/(?:^(?:import|export)\s[^'"]*?from |^import |\bimport\()'([^']+)'/gm);
      return [...found].map((match) => ({ file: relative(root, path), from: match[1] ?? '' }));
    });
}

function outside(folder: string, isAllowed: (from: string) => boolean): readonly Import[] {
  return importsIn(folder).filter(({ from }) => !from.startsWith('.') && !isAllowed(from));
}

describe('imports go one way', () => {
  test('the domain stands on pure libraries alone', () => {
    const pure = new Set(['pluralize', 'fuse.js']);
    expect(outside('packages/domain/src', (from) => pure.has(from))).toEqual([]);
  });

  test('the kit knows React and its style libraries, no domain and no backend', () => {
    const allowed =
      /^(react|react-dom|react-aria-components\/\w+|@vanilla-extract\/(css|recipes)|lowlight|highlight\.js(\/.+)?)$/;
    expect(outside('packages/ui/src', (from) => allowed.test(from) || from.startsWith('react/'))).toEqual([]);
  });

  test('the engine knows the domain, never the app or the kit', () => {
    expect(outside('packages/engine/src', (from) => !/^@saywright\/(app|ui)/.test(from))).toEqual([]);
  });

  test('the app knows only the protocol of the engine', () => {
    expect(
      outside(
        'packages/app/src',
        (from) => !from.startsWith('@saywright/engine') || from === '@saywright/engine/protocol',
      ),
    ).toEqual([]);
  });

  test('no package reaches into the files of another', () => {
    const crossing = ['domain', 'ui', 'engine', 'app'].flatMap((name) =>
      importsIn(`packages/${name}/src`).filter(({ from }) =>
        /packages\/|(\.\.\/)+(domain|ui|engine|app)\/src/.test(from),
      ),
    );
    expect(crossing).toEqual([]);
  });

  test('style files import styles and values, nothing that reaches a component', () => {
    const styles = ['ui', 'app']
      .flatMap((name) => importsIn(`packages/${name}/src`))
      .filter(({ file }) => file.endsWith('.css.ts'));
    expect(styles.filter(({ from }) => /\.tsx$|^react|^@saywright\/ui$/.test(from))).toEqual([]);
  });
});

test('the mark of the system schemas names the version that makes them', () => {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'packages/engine/package.json'), 'utf8')));
  const source = readFileSync(join(root, 'packages/engine/src/backend/embedded.ts'), 'utf8');
  expect(source).toContain(`'supabase-lite ${dependencies['@supabase/lite']}'`);
});
