import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor, type ESTree } from 'rolldown/utils';
import { describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
const files = ['components', 'internal']
  .flatMap((folder) => readdirSync(join(source, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /(?<!\.css|messages|icons)\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

/** The product name is the same in every language; an address is not text. */
const allowed = new Set(['components/Logo/Logo.tsx: Saywright']);

/** Attributes and properties with visible or announced text. */
const spoken =
  /^(?!enterKeyHint)(alt|title|placeholder|aria-(label|roledescription|valuetext|description)|\w*([lL]abel|Text|Hint))$/;
/** Several words. */
const sentence = /[a-z]{2,}\s.*[a-z]{2,}|[a-z]…/i;

const letters = /\p{Letter}/u;

/** Text that a component would show in English in every language. */
function wordsIn(path: string, code: string): readonly string[] {
  const found: string[] = [];
  const directives = new Set<ESTree.Node>();
  const say = (text: string): void => {
    if (letters.test(text)) found.push(`${path}: ${text.trim()}`);
  };
  const textOf = (node: ESTree.Node | null): string =>
    node?.type === 'Literal' && typeof node.value === 'string' ? node.value : '';
  new Visitor({
    JSXText: (node) => say(node.value),
    JSXAttribute: ({ name, value }) => {
      const attribute = name.type === 'JSXIdentifier' ? name.name : '';
      if (spoken.test(attribute)) say(textOf(value));
    },
    AssignmentPattern: ({ left, right }) => {
      if (left.type === 'Identifier' && spoken.test(left.name)) say(textOf(right));
    },
    Property: ({ key, value }) => {
      if ((key.type === 'Identifier' && spoken.test(key.name)) || spoken.test(textOf(key)))
        say(textOf(value));
    },
    // A directive such as 'use client' is a separate statement.
    ExpressionStatement: ({ expression }) => directives.add(expression),
    Literal: (node) => {
      if (!directives.has(node) && sentence.test(textOf(node))) say(textOf(node));
    },
    TemplateLiteral: ({ quasis }) => {
      const text = quasis.map((part) => part.value.cooked ?? '').join(' ');
      if (/[a-z]{3,}\s+[a-z]{2,}|^[A-Z][a-z]+\s/.test(text)) say(text);
    },
  }).visit(parseSync(path, code).program);
  return [...new Set(found)];
}

describe('the text of the kit', () => {
  test('comes from the catalogue in every component', () => {
    const found = files.flatMap((file) =>
      wordsIn(relative(source, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')),
    );
    expect(found.filter((line) => !allowed.has(line))).toEqual([]);
  });

  test.each([
    ['text', '<p>Nothing here</p>'],
    ['an attribute', '<p aria-label="Close" />'],
    ['a prop', '<Button label="Close" />'],
    ['a default', "function Box({ closeLabel = 'close' }) { return <b>{closeLabel}</b>; }"],
    ['a property', "const props = { 'aria-label': 'close' };"],
    ['a sentence', "announce('All is done.');"],
    ['a sentence with a value', 'announce(`${count} things are done.`);'],
  ])('a word would be found as %s', (_, code) => {
    expect(wordsIn('Box.tsx', code)).toHaveLength(1);
  });
});
