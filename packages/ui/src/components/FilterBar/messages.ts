import type { Figure } from '../../internal/figures.ts';

/** English words of the bar. */
export const english = {
  search: 'Search',
  results: (count: number, figure: Figure): string =>
    `${figure(count)} ${count === 1 ? 'result' : 'results'}`,
  clear: 'Clear filters',
};
