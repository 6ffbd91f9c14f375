import type { ReactNode, RefObject } from 'react';

/** A row that is in the page. */
export interface WindowRow {
  /** Index in the list of rows. */
  readonly index: number;
  /** Height in px of the rows left out before it. */
  readonly gap: number;
}

/** The rows that are in the page. */
export interface RowWindow {
  readonly rows: readonly WindowRow[];
  /** Height in px of the rows left out after the last. */
  readonly end: number;
  /** Ref of every row, to measure it. */
  readonly measure?: (row: HTMLTableRowElement | null) => void;
}

/** Scrolls to a row that is left out. */
export type Reveal = (index: number) => void;

/** Props of the component that decides which rows are in the page. */
export interface RowsProps {
  readonly count: number;
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Index of the row with the focus, which stays in the page. */
  readonly active: number;
  /** Set by the component, if it leaves rows out. */
  readonly reveal: RefObject<Reveal | null>;
  /** Called after every change of the rows in the page. */
  readonly onRendered: () => void;
  readonly children: (rows: RowWindow) => ReactNode;
}

/** All rows are in the page. */
export const AllRows = ({ count, children }: RowsProps): ReactNode =>
  children({ rows: Array.from({ length: count }, (_, index) => ({ index, gap: 0 })), end: 0 });
