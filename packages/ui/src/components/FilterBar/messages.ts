import type { Figure } from '../../internal/figure.ts';

/** Default English texts. */
export const english = {
  search: 'Search',
  results: (count: number, figure: Figure): string =>
    `${figure(count)} ${count === 1 ? 'result' : 'results'}`,
  clear: 'Clear filters',
};
