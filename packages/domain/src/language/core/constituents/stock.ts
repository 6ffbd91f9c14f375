import type { LexiconColumn, LexiconTable } from '../../planner/lexicon.ts';
import { singular } from '../../planner/names.ts';
import { fold, isDated, kindOf } from './columnKinds.ts';
import { moneyColumns, numeric } from './comparisons.ts';
import { entriesOf, type CoreIndex } from '../schemaIndex.ts';

const stock =
  /^(?:left|quantity|qty|stock|amount|count|remaining|pieces|units|level|how_many|number|number_left)$|(?:^|_)(?:stock|left|remaining|on_hand|in_store)(?:_|$)/iu;
/** Columns of the number from which more are to be ordered. */
export const leastStock =
  /^(?:min|minimum|reorder|threshold|alert|low|lowest)(?:_|$)|(?:^|_)(?:min|minimum|threshold)$/iu;

/** A thing in a list that says how much of each there is. */
export interface Stocked {
  readonly table: LexiconTable;
  readonly column: LexiconColumn;
  readonly value: string;
  /** How much there is. */
  readonly number: LexiconColumn;
}

/** The column that says how many there are, in a list that is no list of what happens. */
export function stockOf(table: LexiconTable): LexiconColumn | undefined {
  const isEvents =
    table.columns.some(({ references }) => references !== undefined) &&
    table.columns.some((column) => isDated(column) && !/^(?:created|updated)/u.test(column.name));
  const money = new Set(moneyColumns(table).filter(({ type }) => type.endsWith(',2)')));
  return isEvents
    ? undefined
    : numeric(table).find(
        (column) => stock.test(column.name) && !leastStock.test(column.name) && !money.has(column),
      );
}

/** A list of what came in or went out on a day, in which a thing is there more than once. */
export function isOfDays({ columns }: LexiconTable): boolean {
  return columns.some(
    (column) => isDated(column) && !/^(?:created|updated)|expir|best_before|order/u.test(column.name),
  );
}

/** The things that words name, by their whole name or by a word of it that no other thing has. */
export function stockedNamed(said: string, index: CoreIndex): readonly Stocked[] {
  const words = fold(said.replace(/^(?:the|our|my|some|of) /iu, ''));
  const exact = entriesOf(words, index).flatMap((entry) => {
    const number = entry.kind === 'value' && !isOfDays(entry.table) ? stockOf(entry.table) : undefined;
    return entry.kind === 'value' && number
      ? [{ table: entry.table, column: entry.column, value: entry.value, number }]
      : [];
  });
  if (exact.length > 0) return exact;
  return index.tables.flatMap((table) => {
    const number = isOfDays(table) ? undefined : stockOf(table);
    const found = number
      ? table.columns
          .filter((column) => kindOf(column) === 'text')
          .flatMap((column) =>
            (column.values ?? [])
              .filter((value) => fold(value).split(' ').map(singular).includes(singular(words)))
              .map((value) => ({ table, column, value, number })),
          )
      : [];
    return found.length === 1 ? found : [];
  });
}
