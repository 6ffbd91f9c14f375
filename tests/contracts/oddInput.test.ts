import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { allDocs } from '../../stories/docs/allDocs.ts';
import { oddInputs, withoutOwnWords } from './oddInput.stories.ts';

const folder = fileURLToPath(new URL('../../stories', import.meta.url));

function codeOf(page: string): string {
  const path = join(folder, `${page}.stories.tsx`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

test.each(oddInputs)('$name has a story wherever it can come', ({ stories }) => {
  const missing = Object.entries(stories).filter(
    ([page, story]) => !new RegExp(`^export const ${story}\\b`, 'm').test(codeOf(page)),
  );
  expect(missing).toEqual([]);
});

describe('words that no layout expects', () => {
  const pages = [...new Set(allDocs.map(({ page }) => page))].filter(
    (page) => !withoutOwnWords.includes(page),
  );

  test.each([
    ['a word of 400 letters', /\blong(?:Word|Text)\b/],
    ['emoji and both directions', /\bmixed\b/],
  ])('%s is on every page', (_, used) => {
    expect(pages.filter((page) => !used.test(codeOf(page).replace(/^import .*$/gm, '')))).toEqual([]);
  });
});
