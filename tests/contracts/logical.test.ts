import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

const styles = ['packages/ui/src', 'packages/app/src', 'stories'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
);

/** Properties and values that mean a physical side, whatever the text direction. */
const sides: readonly RegExp[] = [
  /\b(?:left|right)\s*:/,
  /\b(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Left|Right)\w*\s*:/,
  /\bborder(?:Top|Bottom)(?:Left|Right)Radius\s*:/,
  /\b(?:textAlign|float|clear)\s*:\s*'(?:left|right)'/,
  /\bgradient\(to (?:left|right)\b/,
  // Builds turn it into a list of languages; `side` replaces it.
  /:dir\(/,
];

/** Shorthands with four values: top, right, bottom, left. Fine while right equals left. */
const four = /\b(padding|margin|inset|borderWidth|borderColor)\s*:\s*['`]([^'`]+)['`]/g;

function isLopsided(value: string): boolean {
  const parts = value.match(/\$\{[^}]*\}|[^\s(]+\([^)]*\)|\S+/g) ?? [];
  return parts.length === 4 && parts[1] !== parts[3];
}

function physical(source: string): readonly string[] {
  const lines = source
    .split('\n')
    .filter((line) => !line.trim().startsWith('//') && sides.some((side) => side.test(line)));
  const shorthands = [...source.matchAll(four)].filter(([, , value = '']) => isLopsided(value));
  return [...lines.map((line) => line.trim()), ...shorthands.map(([text]) => text)];
}

/** Exceptions that need a physical side, with the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // A tick is two rotated borders of a box; it is the same in every language.
  'packages/ui/src/components/Checkbox/Checkbox.css.ts': ["borderWidth: '0 0 2px 2px'"],
  'packages/ui/src/components/Switch/Switch.css.ts': ["borderWidth: '0 0 2px 2px'"],
};

test('styles follow the direction of the text', () => {
  const found = styles.flatMap((file) => {
    const lines = physical(readFileSync(join(root, file), 'utf8'));
    return lines.length === 0 ? [] : [[file, lines] as const];
  });
  expect(Object.fromEntries(found)).toEqual(exceptions);
});

test('detects a physical side in every notation', () => {
  expect(physical("export const a = part({ marginLeft: '4px' });")).toHaveLength(1);
  expect(physical("padding: '1px 2px 3px 4px'")).toHaveLength(1);
  expect(physical('inset: `0 ${space.s8} 0 ${space.s4}`')).toHaveLength(1);
  expect(physical("textAlign: 'right'")).toHaveLength(1);
  expect(physical("padding: '1px 2px 3px 2px', paddingInline: '4px 2px', textAlign: 'end'")).toEqual([]);
});
