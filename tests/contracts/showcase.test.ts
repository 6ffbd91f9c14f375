import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReferenceEntry } from '../../.storybook/reference/model.ts';
import { readTokens } from '../../.storybook/reference/readTokens.ts';
import { readTypes } from '../../.storybook/reference/readTypes.ts';
import { searchWords } from '../../.storybook/search.ts';
import { snippetsOf } from '../../.storybook/snippets/snippets.ts';
import { variableName } from '../../packages/ui/src/theme/names.ts';
import { densities } from '../../packages/ui/src/theme/density.ts';
import { scale } from '../../packages/ui/src/theme/scale.ts';
import { themes, themeValues } from '../../packages/ui/src/theme/themes.ts';
import { exportsOf } from '../support/surface.ts';
import { storiesOf, storyFiles } from '../support/storyFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kit = join(root, 'packages/ui/src');

describe('the reference of the showcase', () => {
  let entries: readonly ReferenceEntry[] = [];
  beforeAll(() => {
    entries = readTypes();
  });
  const rowOf = (entry: string, row: string) =>
    entries.find(({ name }) => name === entry)?.rows.find(({ name }) => name === row);

  test('gives values in source order, types and defaults', () => {
    expect(rowOf('Button', 'variant')).toMatchObject({
      values: ['"primary"', '"secondary"', '"ghost"', '"danger"'],
      defaultValue: "'secondary'",
      required: false,
    });
    expect(rowOf('Select', 'options')).toMatchObject({ type: 'readonly SelectOption[]', required: true });
    expect(rowOf('Card', 'footer')).toMatchObject({ type: 'ReactNode', required: false });
    expect(rowOf('toast', 'options.duration')).toMatchObject({ type: 'number | null', defaultValue: '4000' });
  });

  test('says which components take the attributes of their element', () => {
    expect(entries.filter(({ native }) => native !== undefined).map(({ name }) => name)).toEqual([
      'BackLink',
      'Button',
      'Form',
      'IconButton',
      'Link',
      'LinkButton',
    ]);
    expect(entries.find(({ name }) => name === 'Button')?.native).toBe(
      'It also takes every attribute of a native `<button>`, such as `type`, `disabled`, `onClick`.',
    );
  });

  test('has every exported component and function', () => {
    const exported = ['index.ts', 'messages/index.ts', 'theme/values.ts'].flatMap((file) => [
      ...exportsOf(join(kit, file)).values(),
    ]);
    const callable = exported.filter(
      ({ kind, text }) => kind === 'function' || (kind === 'const' && text.includes('=>')),
    );
    const known = new Set(entries.map(({ name }) => name));
    expect(callable.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });

  test('describes every row, and leaves no type out', () => {
    const rows = entries.flatMap(({ name, kind, rows: all }) =>
      all
        .filter((row) => kind === 'component' || row.name.includes('.'))
        .map((row) => ({ ...row, of: name })),
    );
    expect(rows.length).toBeGreaterThan(600);
    expect(
      rows.filter(({ description }) => description === '').map(({ of, name }) => `${of}.${name}`),
    ).toEqual([]);
    expect(rows.filter(({ type }) => /^(?:any|unknown|union)$/.test(type))).toEqual([]);
  });

  test('reads the tokens of a component from its compiled styles, all of which exist', async () => {
    const tokens = await readTokens();
    expect(tokens['Button']).toContain('--kit-color-accent');
    const groups = { ...themeValues(themes.dark), ...densities.comfortable, ...scale };
    const known = new Set(
      Object.entries(groups).flatMap(([group, values]) =>
        Object.keys(values).map((token) => `--${variableName([group, token])}`),
      ),
    );
    const own = /^--kit-(?:side|tour|toast|dock)/;
    const unknown = Object.values(tokens)
      .flat()
      .filter((token) => !known.has(token) && !own.test(token));
    expect([...new Set(unknown)]).toEqual([]);
  });
});

test('the search finds what people call a component elsewhere, and every exported name', () => {
  const words = Object.entries(searchWords());
  const pageOf = (word: string) => words.filter(([, all]) => all.includes(word)).map(([page]) => page);
  expect(pageOf('Modal')).toContain('Dialog');
  expect(pageOf('Alert')).toContain('Banner');
  expect(pageOf('Accordion')).toContain('Disclosure');
  expect(pageOf('Drawer')).toEqual(['Drawer']);
  expect(pageOf('Loader')).toContain('Spinner');
  expect(pageOf('Snackbar')).toContain('Toast');
  expect(pageOf('ToastOptions')).toEqual(['Toast']);
});

describe('the source under the specimens', () => {
  const files = [...storyFiles].filter(
    ([name, path]) => path.includes('/components/') && !name.endsWith('.test'),
  );

  test('compiles, and names its handlers', async () => {
    const caches = join(root, 'node_modules/.cache');
    mkdirSync(caches, { recursive: true });
    const folder = mkdtempSync(join(caches, 'snippets-'));
    const missing: string[] = [];
    try {
      for (const [name, path] of files) {
        const found = await snippetsOf(path);
        missing.push(...[...storiesOf(name).keys()].filter((story) => !found.has(story)));
        for (const [story, code] of found) writeFileSync(join(folder, `${name}_${story}.tsx`), code);
      }
      const compilerOptions = {
        composite: false,
        noEmit: true,
        declaration: false,
        emitDeclarationOnly: false,
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
      };
      const config = { extends: '../../../tsconfig.base.json', compilerOptions, include: ['*.tsx'] };
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
      expect(missing).toEqual([]);
      const all = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
      expect(all.filter((code) => /\bfn\(|storybook/.test(code))).toEqual([]);
      const tsc = join(root, 'node_modules/typescript/bin/tsc');
      const run = () => execFileSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
      expect(run).not.toThrow();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
