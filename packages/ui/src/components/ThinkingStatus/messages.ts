import type { Figure } from '../../internal/figures.ts';

/** English words of the line. */
export const english = {
  working: 'Working…',
  worked: (time: string): string => `Worked for ${time}`,
  time: (minutes: number, seconds: number, figure: Figure): string =>
    minutes > 0 ? `${figure(minutes)} min ${figure(seconds)} s` : `${figure(seconds)} s`,
};
