import type { Lexicon, LexiconTable } from './lexicon.ts';
import { singular } from './names.ts';

/** Lower-case words of a text or a name in the singular; `tblOrders` and `order_items` are two words each. */
function words(text: string): readonly string[] {
  const split = text.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').toLowerCase();
  return (split.match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}

interface Indexed {
  readonly table: LexiconTable;
  /** How often each word occurs; words of the table's own name count three times. */
  readonly counts: ReadonlyMap<string, number>;
}

function indexed(table: LexiconTable): Indexed {
  const counts = new Map<string, number>();
  const add = (text: string, weight: number): void => {
    for (const word of words(text)) counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  add(table.name, 3);
  for (const { name, allowedValues = [] } of table.columns)
    for (const text of [name, ...allowedValues]) add(text, 1);
  return { table, counts };
}

/**
 * The tables whose names, columns and allowed values share the rarest words with a text (TF-IDF), nearest first, then
 * the tables they refer to and those that refer to them. At most `limit` tables, before the neighbours.
 * @example
 * nearestTables('add a cake', { tables: [] }, 8) // => []
 */
export function nearestTables(text: string, { tables }: Lexicon, limit: number): readonly LexiconTable[] {
  if (tables.length <= limit) return tables;
  const documents = tables.map(indexed);
  const found = new Map<string, number>();
  for (const { counts } of documents)
    for (const word of counts.keys()) found.set(word, (found.get(word) ?? 0) + 1);
  const said = new Set(words(text));
  const scored = documents.map(({ table, counts }) => {
    let score = 0;
    let length = 0;
    for (const [word, count] of counts) {
      const weight = Math.log(1 + count) * Math.log(1 + tables.length / Number(found.get(word)));
      length += weight * weight;
      if (said.has(word)) score += weight;
    }
    return { table, score: length === 0 ? 0 : score / Math.sqrt(length) };
  });
  const near = scored
    .toSorted((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ table }) => table);
  const named = new Set(near.map(({ name }) => name));
  const linked = new Set(near.flatMap(({ columns }) => columns.map(({ references }) => references)));
  const neighbours = tables.filter(
    ({ name, columns }) =>
      !named.has(name) &&
      (linked.has(name) ||
        columns.some(({ references }) => references !== undefined && named.has(references))),
  );
  return [...near, ...neighbours.slice(0, limit)];
}
