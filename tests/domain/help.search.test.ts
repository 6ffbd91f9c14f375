import { createHelpSearch } from '@saywright/domain/help';
import { describe, expect, it } from 'vitest';
import { makeLibrary, type MadeQuery } from '../support/library.ts';

describe.each([1, 2, 3, 4, 5])('among sixty entries (%i)', (seed) => {
  const { entries, queries } = makeLibrary(60, seed);
  const search = createHelpSearch(entries);
  /** The number of queries, out of forty, with the right entry among the first five. */
  const hits = (asked: readonly MadeQuery[]): number =>
    asked.filter(({ entry, query }) => search(query).slice(0, 5).includes(entry)).length;

  it('finds a word, a misspelt word, and two words with one misspelt', () => {
    expect(hits(queries.word)).toBe(40);
    expect(hits(queries.misspelt)).toBeGreaterThanOrEqual(34);
    expect(hits(queries.twoWords)).toBeGreaterThanOrEqual(38);
  });
});
