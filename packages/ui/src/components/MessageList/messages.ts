import type { Figure } from '../../internal/figures.ts';

/** English words of the conversation. */
export const english = {
  jump: 'Jump to latest',
  jumpPast: (jump: string, count: number, figure: Figure): string => `${jump}, ${figure(count)} new`,
  message: (author: string, time: string): string => `${author}, ${time}`,
};
