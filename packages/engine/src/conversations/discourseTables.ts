import type { DiscourseTable } from '@saywright/domain/discourse';
import type { Lexicon, LexiconColumn } from '@saywright/domain/planner';

/** Whether a column has numbers that can be compared, rather than ids. */
function isFigure({ type, primaryKey, references }: LexiconColumn): boolean {
  return (
    /^(?:smallint|integer|bigint|numeric|real|double|money)/u.test(type) &&
    !primaryKey &&
    references === undefined
  );
}

/** What a conversation needs to know of the tables of a project. */
export function discourseTables({ tables }: Lexicon): readonly DiscourseTable[] {
  return tables.map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => column.name),
    numbers: columns.filter(isFigure).map((column) => column.name),
    times: columns.filter(({ type }) => /^(?:date$|timestamp)/u.test(type)).map((column) => column.name),
    references: Object.fromEntries(
      columns.flatMap((column) =>
        column.references === undefined ? [] : [[column.name, column.references]],
      ),
    ),
    values: Object.fromEntries(columns.map((column) => [column.name, column.values ?? []])),
  }));
}
