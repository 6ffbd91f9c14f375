import type { Figure } from '../../internal/figure.ts';

/** Default English texts. */
export const english = {
  label: 'Pages',
  previous: 'Previous',
  previousPage: 'Previous page',
  next: 'Next',
  nextPage: 'Next page',
  page: (page: number, figure: Figure): string => `Page ${figure(page)}`,
  position: (page: number, count: number, figure: Figure): string =>
    `Page ${figure(page)} of ${figure(count)}`,
};
