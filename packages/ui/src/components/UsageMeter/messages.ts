import type { Figure } from '../../internal/figure.ts';

/** Default English texts. */
export const english = {
  near: 'Near the limit.',
  reached: 'Limit reached.',
  over: (by: number, figure: Figure): string => `${figure(by)} over the limit.`,
  used: (used: number, limit: number, unit: string, figure: Figure): string =>
    `${figure(used)} of ${figure(limit)} ${unit} used.`,
  left: (left: number, figure: Figure): string => `${figure(left)} left.`,
  unlimited: (used: number, unit: string, figure: Figure): string =>
    `${figure(used)} ${unit} used. No limit.`,
};
