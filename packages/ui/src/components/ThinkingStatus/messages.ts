import type { Figure } from '../../internal/figure.ts';

/** Default English texts. */
export const english = {
  working: 'Working…',
  worked: (time: string): string => `Worked for ${time}`,
  time: (minutes: number, seconds: number, figure: Figure): string =>
    minutes > 0 ? `${figure(minutes)} min ${figure(seconds)} s` : `${figure(seconds)} s`,
};
