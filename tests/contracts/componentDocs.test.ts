import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allDocs } from '../../stories/docs/allDocs.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kit = join(root, 'packages/ui/src/components');
const components = readdirSync(kit).toSorted();

/** The stories of a file, each with its code. */
function storiesOf(file: string): ReadonlyMap<string, string> {
  const path = join(root, 'stories', `${file}.stories.tsx`);
  if (!existsSync(path)) return new Map();
  const [, ...parts] = readFileSync(path, 'utf8').split(/^export const (?=\w+)/m);
  return new Map(parts.map((code) => [/^\w+/.exec(code)?.[0] ?? '', code]));
}

/** Something a person presses, types into or scrolls; what is put into a slot belongs to whoever puts it there. */
const pressable =
  /<(?:a|button|input|select|summary|textarea)\b|'react-aria(?:-components)?\/(?!I18nProvider)|tabIndex\W+(?:overflows \? )?0/;
const withoutComments = (code: string): string => code.replaceAll(/\/\*.*?\*\//gs, '');

/** Whether a source, or what it draws with, puts something to press on the page. */
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

test('every component has docs, and no other', () => {
  expect(allDocs.map(({ name }) => name).toSorted()).toEqual(components);
});

describe.each(allDocs)('the docs of $name', ({ name, page, keyboard, alternatives, ...docs }) => {
  test('say what it is for and how its words are written', () => {
    const texts = [docs.summary, docs.when, docs.whenNot, ...docs.content];
    expect(texts.filter((text) => !/^\p{Lu}.*[.?”]$/u.test(text))).toEqual([]);
    expect(docs.content).not.toEqual([]);
    expect(alternatives.filter((other) => other === name || !components.includes(other))).toEqual([]);
  });

  test('stand on a page of stories', () => {
    expect(storiesOf(page).size).toBeGreaterThan(0);
  });

  test('have a keyboard row if there is something to press', () => {
    const isPressable = sourcesOf(name).some((path) => isInteractive(path));
    expect(keyboard.length > 0 || !isPressable).toBe(true);
  });

  test('name a story that plays each keyboard row', () => {
    const unplayed = keyboard.filter(({ story }) => {
      const [export_ = '', file = page] = story.split('/').toReversed();
      const code = storiesOf(file).get(export_) ?? '';
      return !/userEvent\.(?:keyboard|tab|type|clear)\(|fireEvent\.keyDown\(/.test(code);
    });
    expect(unplayed).toEqual([]);
  });
});
