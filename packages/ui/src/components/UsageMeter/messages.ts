import type { Figure } from '../../internal/figures.ts';

/** English words of the meter. */
export const english = {
  near: 'Near the limit.',
  reached: 'The limit is reached.',
  over: (by: number, figure: Figure): string => `${figure(by)} over the limit.`,
  used: (used: number, limit: number, unit: string, figure: Figure): string =>
    `${figure(used)} of ${figure(limit)} ${unit} used.`,
  left: (left: number, figure: Figure): string => `${figure(left)} left.`,
  unlimited: (used: number, unit: string, figure: Figure): string =>
    `${figure(used)} ${unit} used. There is no limit.`,
};
