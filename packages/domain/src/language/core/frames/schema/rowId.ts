import type { Frame } from '../../frame.ts';
import { ground } from '../../ground.ts';
import { skeleton } from '../../skeleton.ts';
import { tokenise } from '../../tokens.ts';

/** Another table may have a column called id, so that the word is marked as one. */
const form = /^add a row (?:id|⟦[^⟧]+⟧) to (?<table>⟦T\d+⟧)\.?$/iu;

/** A row id for a table without one, in the words of the pages that need it: `Add a row id to log`. */
export const rowId: Frame = ({ text }, { index }) => {
  const shape = skeleton(text, ground(tokenise(text), index));
  const [entry] = shape.entries(form.exec(shape.text)?.groups?.['table'] ?? '');
  return entry?.kind === 'table' && !entry.table.columns.some(({ primaryKey }) => primaryKey)
    ? {
        meaning: { changes: [{ do: 'add-key', table: entry.table.name, column: 'id', kind: 'number' }] },
        words: [{ said: text, read: 'a row id' }],
        unread: [],
        cost: 0,
      }
    : undefined;
};
