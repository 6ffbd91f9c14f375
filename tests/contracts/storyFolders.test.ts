import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { groupOf } from '../../stories/support/allDocs.ts';
import { storiesOf, storyCode, storyFiles } from '../support/storyFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = readdirSync(join(root, 'stories/components'));
const kit = new Set(readdirSync(join(root, 'packages/ui/src/components')));

const files = [...storyFiles].filter(([, path]) => dirname(dirname(path)).endsWith('components'));
const specimens = files.map(([name]) => name).filter((name) => !name.endsWith('.test'));
const tests = files.map(([name]) => name).filter((name) => name.endsWith('.test'));

const titleOf = (file: string): string | undefined =>
  /title: '(Components\/[^']*)'/.exec(storyCode(file))?.[1];

/** The specimen file that a test file belongs to. */
const specimensOf = (name: string): string => name.replace('.test', '');

test('every folder is named after its component', () => {
  expect(folders.filter((name) => !kit.has(name))).toEqual([]);
});

describe.each(specimens)('the specimens of %s', (name) => {
  const shown = storiesOf(name);
  const tested = storiesOf(`${name}.test`);

  test('have no play function', () => {
    expect([...shown].filter(([, code]) => /\bplay:/.test(code)).map(([story]) => story)).toEqual([]);
  });

  test('render once per run: where a test renders a specimen, only the test runs', () => {
    const left = [...shown].filter(([, code]) => /tags: \['!test'\]/.test(code)).map(([story]) => story);
    const repeated = [...shown.keys()].filter((story) => tested.has(`${story}Test`));
    expect(left).toEqual(repeated);
  });
});

test('no story that is shown plays', () => {
  const shown = [...storyFiles.keys()].filter((name) => !name.endsWith('.test'));
  const playing = shown.filter((name) => /\bplay\b\s*[:(,}]|\.play\b/.test(storyCode(name)));
  expect(playing).toEqual([]);
});

test('the title of each page has its group', () => {
  const wrong = specimens.filter((name) => !titleOf(name)?.startsWith(`Components/${groupOf(name)}/`));
  expect(wrong).toEqual([]);
});

test.each(tests)('%s is hidden from the sidebar', (name) => {
  expect(storyCode(name)).toContain("tags: ['behaviour', '!autodocs']");
});

test.each(tests.filter((name) => storyFiles.has(specimensOf(name))))(
  '%s has the title of its page',
  (name) => {
    expect(titleOf(name)).toBe(titleOf(specimensOf(name)));
  },
);

test('examples import only what a product can import', () => {
  const examples = folders.flatMap((name) =>
    readdirSync(join(root, 'stories/components', name))
      .filter((file) => file.endsWith('.example.tsx'))
      .map((file) => join(root, 'stories/components', name, file)),
  );
  const imported = examples.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/ from '([^']*)'/g)].map(([, from = '']) => from),
  );
  expect([...new Set(imported)].toSorted()).toEqual(['@saywright/ui', 'react']);
});
