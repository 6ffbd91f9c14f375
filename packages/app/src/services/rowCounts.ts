import { counted, countText } from '@saywright/domain/receipt';

interface CountedTable {
  readonly rows: number;
  /** Whether its rows were counted; otherwise their number is an estimate. */
  readonly isCounted: boolean;
}

function marked(tables: readonly CountedTable[], write: (rows: number) => string): string {
  const text = write(tables.reduce((sum, { rows }) => sum + rows, 0));
  return tables.every(({ isCounted }) => isCounted) ? text : `about ${text}`;
}

/** How many rows tables have together, as a figure; an estimate says so. */
export const rowFigure = (...tables: readonly CountedTable[]): string => marked(tables, countText);

/** The same in words. */
export const rowWords = (...tables: readonly CountedTable[]): string =>
  marked(tables, (rows) => counted(rows, 'row'));
