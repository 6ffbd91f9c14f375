import type { Frame } from '../../frame.ts';
import { ground } from '../../ground.ts';
import { plainText, skeleton } from '../../skeleton.ts';
import { tokenise } from '../../tokens.ts';

/** Another table may have a column called id, so that the word is marked as one. */
const what = String.raw`(?:(?:an?|the|new|proper|real|unique) )*(?:row (?:ids?|⟦[^⟧]+⟧)|primary key)(?: column)?`;
const table = String.raw`(?:(?:the|our|my) )*(?<table>⟦T\d+⟧)(?: table)?`;
const forms: readonly RegExp[] = [
  new RegExp(`^(?:please )?(?:add|give|create|make) ${what} (?:to|for|in|on) ${table}[.!]?$`, 'iu'),
  new RegExp(`^(?:please )?give ${table} ${what}[.!]?$`, 'iu'),
];

/** A row id for a table without one, as the pages that need it ask for: `Add a row id to log`. */
export const rowId: Frame = (clause, state) => {
  const text = plainText(clause.text);
  const shape = skeleton(text, ground(tokenise(text), state.index));
  for (const form of forms) {
    const said = form.exec(shape.text)?.groups?.['table'];
    const entry = shape.entries(said ?? '').find(({ kind }) => kind === 'table');
    if (entry?.kind !== 'table' || entry.table.columns.some(({ primaryKey }) => primaryKey)) continue;
    const { name, columns } = entry.table;
    const column = columns.some((one) => one.name === 'id') ? 'row_id' : 'id';
    return {
      meaning: { changes: [{ do: 'add-key', table: name, column, kind: 'number' }] },
      words: [{ said: text, read: `a number for every row of ${name.replaceAll('_', ' ')}` }],
      unread: [],
      cost: 0,
    };
  }
  return undefined;
};
