import type { BestPractice, QualityItem } from './types.ts';

/** The highest numeric state of a best practice. */
export const bestPracticeScale = 5;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function numericShare(statuses: readonly (number | boolean)[]): number | undefined {
  const scores = statuses.filter((status) => typeof status === 'number' && !Number.isNaN(status));
  const limited = scores.map((score) => Math.min(bestPracticeScale, Math.max(0, Number(score))));
  return limited.length > 0 ? (mean(limited) / bestPracticeScale) * 100 : undefined;
}

function booleanShare(statuses: readonly (number | boolean)[]): number | undefined {
  const answers = statuses.filter((status) => typeof status === 'boolean');
  return answers.length > 0 ? (answers.filter(Boolean).length / answers.length) * 100 : undefined;
}

/**
 * The rounded mean of two figures in percent: the scores out of 5 and the share of yes answers. A missing figure is
 * left out; 0 without any.
 * @example
 * qualityScore([{ status: 4 }, { status: true }]) // => 90
 */
export function qualityScore(items: readonly Pick<BestPractice, 'status'>[]): number {
  const statuses = items.map((item) => item.status);
  const parts = [numericShare(statuses), booleanShare(statuses)].filter((part) => part !== undefined);
  return parts.length > 0 ? Math.round(mean(parts)) : 0;
}

/**
 * Whether an item can be ticked: true for a yes or no.
 * @example
 * canTogglePractice({ status: 4 }) // => false
 */
export function canTogglePractice(practice: Pick<BestPractice, 'status'>): boolean {
  return typeof practice.status === 'boolean';
}

/**
 * The practices with one yes or no toggled; a score does not change.
 * @example
 * togglePractice([{ id: 'a', status: true }], 'a') // => [{ id: 'a', status: false }]
 */
export function togglePractice(practices: readonly BestPractice[], id: string): readonly BestPractice[] {
  return practices.map((practice) =>
    practice.id === id && typeof practice.status === 'boolean'
      ? { ...practice, status: !practice.status }
      : practice,
  );
}

/**
 * The figures of the three summary cards; `pending` counts all unfinished items.
 * @example
 * qualitySummary([{ status: 5 }], [{ status: 'completed' }, { status: 'n/a' }, { status: 'blocked' }])
 * // => { score: 100, completed: 1, pending: 1 }
 */
export function qualitySummary(
  practices: readonly Pick<BestPractice, 'status'>[],
  items: readonly Pick<QualityItem, 'status'>[],
): { readonly score: number; readonly completed: number; readonly pending: number } {
  const applicable = items.filter((item) => item.status !== 'n/a');
  const completed = applicable.filter((item) => item.status === 'completed').length;
  return { score: qualityScore(practices), completed, pending: applicable.length - completed };
}
