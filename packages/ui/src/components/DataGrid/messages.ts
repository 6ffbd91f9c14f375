import type { Figure } from '../../internal/figure.ts';

/** Default English texts. */
export const english = {
  none: 'empty',
  loading: 'Loading',
  retry: 'Try again',
  more: 'Load more',
  /** Header of the column with the buttons of each row. */
  actions: 'Actions',
  select: (row: string): string => `Select ${row}`,
  selectAll: 'Select all rows',
  selected: (count: number, figure: Figure): string => `${figure(count)} selected`,
  clear: 'Clear selection',
  /** Name of the buttons that change the page. */
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  range: (from: number, to: number, all: number, figure: Figure): string =>
    `${figure(from)}–${figure(to)} of ${figure(all)}`,
  columns: 'Columns',
};
