import { describe, expect, test } from 'vitest';
import { allDocs } from '../../stories/support/allDocs.ts';
import { storiesOf, storyCode } from '../support/storyFiles.ts';

test.each(allDocs.filter(({ edgeCases }) => edgeCases !== undefined))(
  '$name has a story for each edge case that it names',
  ({ page, edgeCases = {} }) => {
    const stories = new Set([...storiesOf(page).keys(), ...storiesOf(`${page}.test`).keys()]);
    expect(Object.values(edgeCases).filter((story) => !stories.has(story))).toEqual([]);
  },
);

describe('long and malformed text', () => {
  const silent = new Set(allDocs.filter(({ hasOwnWords }) => hasOwnWords === false).map(({ page }) => page));
  const pages = [...new Set(allDocs.map(({ page }) => page))].filter((page) => !silent.has(page));
  const codeOf = (page: string): string =>
    `${storyCode(page)}\n${storyCode(`${page}.test`)}`.replaceAll(/^import [^;]*;$/gm, '');

  test.each([
    ['a word of 400 letters', /\blong(?:Word|Text)\b/],
    ['emoji and both directions', /\bmixed\b/],
  ])('%s is on every page', (_, used) => {
    expect(pages.filter((page) => !used.test(codeOf(page)))).toEqual([]);
  });
});
