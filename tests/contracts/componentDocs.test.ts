import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allDocs } from '../../stories/support/allDocs.ts';
import { storiesOf } from '../support/storyFiles.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kit = join(root, 'packages/ui/src/components');
const components = readdirSync(kit).toSorted();

/** Interactive elements; those in slots belong to the caller. */
const pressable =
  /<(?:a|button|input|select|summary|textarea)\b|'react-aria(?:-components)?\/(?!I18nProvider)|tabIndex\W+(?:overflows \? )?0/;
const withoutComments = (code: string): string => code.replaceAll(/\/\*.*?\*\//gs, '');

/** Whether a source, or a component it renders, has an interactive element. */
function isInteractive(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false;
  seen.add(path);
  const code = withoutComments(readFileSync(path, 'utf8'));
  if (pressable.test(code)) return true;
  return [...code.matchAll(/^(?:import|\} from|export)(?! type)[^;]*?'(\.[^']*\.tsx?)'/gm)]
    .map(([, target = '']) => resolve(dirname(path), target))
    .some((target) => target.endsWith('.tsx') && isInteractive(target, seen));
}

const sourcesOf = (name: string): readonly string[] =>
  readdirSync(join(kit, name))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(kit, name, file));

test('every component has docs, and all docs have a component', () => {
  expect(allDocs.map(({ name }) => name).toSorted()).toEqual(components);
});

describe.each(allDocs)('the docs of $name', ({ name, page, keyboard, alternatives, ...docs }) => {
  test('say what it is for and how to write its text', () => {
    const texts = [docs.summary, docs.when, docs.whenNot, ...docs.content];
    expect(texts.filter((text) => !/^\p{Lu}.*[.?”]$/u.test(text))).toEqual([]);
    expect(texts.filter((text) => text.startsWith('TODO'))).toEqual([]);
    expect(docs.content).not.toEqual([]);
    expect(alternatives.filter((other) => other === name || !components.includes(other))).toEqual([]);
  });

  test('name its parts, and give its sizes', () => {
    expect(docs.anatomy?.length).toBeGreaterThan(0);
    const texts = [docs.sizes ?? '', ...(docs.anatomy ?? []).map(({ does }) => does)];
    expect(texts.filter((text) => !/^[\p{Lu}\d].*[.?”]$/u.test(text))).toEqual([]);
  });

  test('has an example to copy', () => {
    expect(existsSync(join(kit, '../../../../stories/components', name, `${name}.example.tsx`))).toBe(true);
  });

  test('belong to a page of stories', () => {
    expect(storiesOf(page).size).toBeGreaterThan(0);
  });

  test('have a keyboard row if it is interactive', () => {
    const isPressable = sourcesOf(name).some((path) => isInteractive(path));
    expect(keyboard.length > 0 || !isPressable).toBe(true);
  });

  test('name a test for each keyboard row', () => {
    const unplayed = keyboard.filter(({ story }) => {
      const [export_ = '', file = `${page}.test`] = story.split('/').toReversed();
      const code = storiesOf(file).get(export_) ?? '';
      return !/userEvent\.(?:keyboard|tab|type|clear)\(|fireEvent\.keyDown\(/.test(code);
    });
    expect(unplayed).toEqual([]);
  });
});

/** The components that products use most. */
const mostUsed = [
  'Badge',
  'Banner',
  'Button',
  'Card',
  'Checkbox',
  'ConfirmDialog',
  'DataTable',
  'Dialog',
  'EmptyState',
  'IconButton',
  'LinkButton',
  'Menu',
  'OperationCard',
  'RadioGroup',
  'Select',
  'Switch',
  'Tabs',
  'TextArea',
  'TextField',
  'Toast',
];

test.each(mostUsed)('the guidance on %s has at least 250 words', (wanted) => {
  const docs = allDocs.find(({ name }) => name === wanted);
  const { anatomy = [], keyboard = [], pairs = [], usage = [], content = [], announces = [] } = docs ?? {};
  const texts = [
    ...[docs?.summary, docs?.when, docs?.whenNot, docs?.sizes].filter((text) => text !== undefined),
    ...usage,
    ...content,
    ...announces,
    ...anatomy.flatMap(({ part, does }) => [part, does]),
    ...keyboard.flatMap(({ keys, does }) => [keys, does]),
    ...pairs.flatMap(({ good, bad }) => [good.because, bad.because]),
  ];
  expect(texts.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(250);
});
