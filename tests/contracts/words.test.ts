import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const places = [
  'docs',
  'packages/app/src',
  'packages/domain/src',
  'packages/engine/pages',
  'packages/engine/src',
  'packages/ui/src',
  'scripts',
  'stories',
  'tests',
];
/** The words of founders, the prompt, to whose exact text the recorded answers belong, and the list below. */
const given =
  /^packages\/domain\/src\/language\/|^tests\/(?:domain|eval|train)\/|\/reader\/prompt\.ts$|\/words\.test\.ts$/u;
/** Turns of phrase that read as translated; a noun after `of their own` is fine. */
const translated =
  /\bof (?:its|their|his|her) own\b(?! [a-z])|\bby itself\b|\b(?:is|are) (?:said|told)\b|\btold by\b|\bwhoever\b|\bmended\b|\banew\b/iu;

test('documents, comments and texts read as written, not as translated', () => {
  const files = places
    .flatMap((place) => readdirSync(join(root, place), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(?:md|js|ts|tsx)$/u.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !given.test(path));
  const found = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...files].flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter((line) => translated.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
