import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { ground, type Item } from '../../ground.ts';
import { columnForms, type CoreIndex } from '../../schemaIndex.ts';
import { tokenise } from '../../tokens.ts';

/** A column that a message speaks of, and where; one that is only meant by a value of it has the place of the value. */
export interface Mention {
  readonly table: LexiconTable;
  readonly column: LexiconColumn;
  readonly start: number;
  readonly end: number;
}

/** What a message names of the database. */
export interface Mentions {
  readonly tables: readonly LexiconTable[];
  readonly columns: readonly Mention[];
  /** Columns, by the values that the message names. */
  readonly values: readonly (Mention & { readonly value: string })[];
}

/** The words of a column that say it without doubt. */
export function shown(name: string): string {
  return columnForms({ name })[0] ?? name;
}

function spanOf({ tokens }: Item): Pick<Mention, 'start' | 'end'> {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
}

/** The tables, columns and values that a message names; columns and values of the tables it names, where it names some. */
export function mentionsIn(text: string, index: CoreIndex): Mentions {
  const items = ground(tokenise(text), index);
  const exact = items.filter(({ corrected }) => corrected === undefined);
  const tables = [
    ...new Set(
      exact.flatMap(({ entries }) => entries.flatMap((one) => (one.kind === 'table' ? [one.table] : []))),
    ),
  ];
  const isMeant = (table: LexiconTable): boolean => tables.length === 0 || tables.includes(table);
  const columnsOf = (
    from: readonly Item[],
    isOfTable: (table: LexiconTable) => boolean,
  ): readonly Mention[] =>
    from.flatMap((item) =>
      item.entries.flatMap((entry) =>
        entry.kind === 'column' && isOfTable(entry.table) ? [{ ...entry, ...spanOf(item) }] : [],
      ),
    );
  const ways = [columnsOf(exact, isMeant), columnsOf(exact, () => true), columnsOf(items, isMeant)];
  return {
    tables,
    columns: ways.find((found) => found.length > 0) ?? [],
    values: exact.flatMap((item) =>
      item.entries.flatMap((entry) =>
        entry.kind === 'value' && isMeant(entry.table) ? [{ ...entry, ...spanOf(item) }] : [],
      ),
    ),
  };
}
