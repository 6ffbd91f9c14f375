import type { Figure } from '../../internal/figure.ts';

/** Default English texts. */
export const english = {
  problems: (count: number, figure: Figure): string =>
    count === 1 ? 'Fix this problem to continue' : `Fix these ${figure(count)} problems to continue`,
};
