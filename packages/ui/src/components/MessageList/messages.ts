import type { Figure } from '../../internal/figure.ts';

/** Default English texts. */
export const english = {
  jump: 'Jump to latest',
  jumpPast: (jump: string, count: number, figure: Figure): string => `${jump}, ${figure(count)} new`,
  message: (author: string, time: string): string => `${author}, ${time}`,
};
