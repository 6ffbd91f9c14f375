/** Direction of a change. */
export type StatTrend = 'up' | 'down';

/** One stat card. */
export interface OverviewStat {
  readonly label: string;
  readonly value: string;
  /** Change from the previous period, in percent. */
  readonly change: number;
  readonly trend: StatTrend;
}

/** The four cards with their documented figures; one of them is falling. */
export const overviewStats: readonly OverviewStat[] = [
  { label: 'Total Projects', value: '12', change: 12, trend: 'up' },
  { label: 'Active Users', value: '1,234', change: 8, trend: 'up' },
  { label: 'API Calls', value: '45.6K', change: 23, trend: 'up' },
  { label: 'Performance', value: '98.2%', change: -0.4, trend: 'down' },
];

/** Upper bound of a displayed change, in percent. */
const largestChange = 1_000_000;

/**
 * A change for display: '+12%', '-0.4%'.
 * @example
 * statChangeText(12) // => '+12%'
 */
export function statChangeText(change: number): string {
  const limited = Math.max(-largestChange, Math.min(largestChange, change));
  const rounded = Number.isFinite(change) ? Math.round(limited * 10) / 10 : 0;
  return rounded < 0 ? `${rounded}%` : `+${Math.abs(rounded)}%`;
}

function asCount(value: number): number {
  return Number.isFinite(value) ? Math.max(0, value) : 0;
}

/**
 * The change of a figure from the previous period, to one decimal; undefined where that was 0, as no percentage can be
 * calculated from it. Anything that is not a count is read as 0.
 * @example
 * statChange(6, 8) // => { change: -25, trend: 'down' }
 */
export function statChange(now: number, before: number): Pick<OverviewStat, 'change' | 'trend'> | undefined {
  const current = asCount(now);
  const previous = asCount(before);
  if (previous === 0) return undefined;
  const percent = Math.min((current / previous - 1) * 100, largestChange);
  const change = Math.round(percent * 10) / 10;
  return change < 0 ? { change, trend: 'down' } : { change: Math.abs(change), trend: 'up' };
}
