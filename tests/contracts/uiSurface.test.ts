import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { english } from '../../packages/ui/src/messages/english.ts';
import { exportsOf, type Exported } from '../support/surface.ts';

const ui = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
const stories = fileURLToPath(new URL('../../stories', import.meta.url));
const components = readdirSync(join(ui, 'components')).toSorted();

const subpaths: Readonly<Record<string, string>> = {
  '@saywright/ui': 'index.ts',
  '@saywright/ui/messages': 'messages/index.ts',
  '@saywright/ui/messages/ar': 'messages/ar.ts',
  '@saywright/ui/messages/pseudo': 'messages/pseudo.ts',
  '@saywright/ui/theme': 'theme/index.ts',
  '@saywright/ui/tokens': 'theme/values.ts',
};

/** All exports of a subpath, by name. */
function surfaceOf(file: string): readonly Exported[] {
  return [...exportsOf(join(ui, file)).values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The names that stories import from the kit: each is used there, in code that compiles. */
const shown = new Set(
  readdirSync(stories, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(stories, name), 'utf8'))
    .flatMap((code) => [...code.matchAll(/import \{([^}]*)\} from '@saywright\/ui'/g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.replace('type ', '').trim())),
);

describe('the surface of the kit', () => {
  test('matches the committed list', async () => {
    const sections = Object.entries(subpaths).map(([subpath, file]) =>
      [subpath, ...surfaceOf(file).map(({ text }) => `  ${text}`), ''].join('\n'),
    );
    const words = Object.entries(english).map(([part, own]) => `  ${part}: ${Object.keys(own).join(', ')}`);
    sections.push(['The words of each component', ...words, ''].join('\n'));
    await expect(sections.join('\n')).toMatchFileSnapshot('./surface/ui.txt');
  });

  test.each(components)('the root has all exports of the subpath: %s', (name) => {
    const root = new Set(surfaceOf('index.ts').map((one) => one.name));
    const own = surfaceOf(`components/${name}/index.ts`).map((one) => one.name);
    expect(own.filter((one) => !root.has(one))).toEqual([]);
  });
});

describe('the exports of the kit are documented', () => {
  const all = ['index.ts', 'messages/index.ts', 'messages/ar.ts', 'messages/pseudo.ts'].flatMap(surfaceOf);
  const names = new Set(all.map(({ name }) => name));
  /** The props of a component are documented with it. */
  const isProps = ({ name }: Exported): boolean =>
    names.has(name.replace(/Props$/, '')) && name.endsWith('Props');

  test('every export has a summary', () => {
    const bare = all.filter((one) => !isProps(one) && one.summary === '');
    expect(bare.map(({ name }) => name)).toEqual([]);
  });

  test('every prop and every field has a docstring', () => {
    // The fields of the catalogue are components.
    const fields = all.filter(({ name }) => name !== 'Messages');
    expect(fields.flatMap(({ name, bareFields }) => bareFields.map((field) => `${name}.${field}`))).toEqual(
      [],
    );
  });

  test('every component has a story, and every other callable export has an example', () => {
    const values = all.filter(({ kind }) => kind !== 'interface' && kind !== 'type');
    const bare = values.filter(
      ({ name, hasExample }) => !hasExample && !(/^[A-Z]/.test(name) && shown.has(name)),
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
  });
});
