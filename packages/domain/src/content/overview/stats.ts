/** Which way a figure went (CS-OVER-10). */
export type StatTrend = 'up' | 'down';

/** One stat card (CS-OVER-09). */
export interface OverviewStat {
  readonly label: string;
  readonly value: string;
  /** Change against the period before, in percent. */
  readonly change: number;
  readonly trend: StatTrend;
}

/** The four cards with their documented figures; one of them goes down (CS-OVER-01 to CS-OVER-04, A27). */
export const overviewStats: readonly OverviewStat[] = [
  { label: 'Total Projects', value: '12', change: 12, trend: 'up' },
  { label: 'Active Users', value: '1,234', change: 8, trend: 'up' },
  { label: 'API Calls', value: '45.6K', change: 23, trend: 'up' },
  { label: 'Performance', value: '98.2%', change: -0.4, trend: 'down' },
];

/** More than anybody reads, in percent. */
const largestChange = 1_000_000;

/**
 * A change as it is written: '+12%', '-0.4%'.
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
 * How a figure changed against the period before, to one decimal; from nothing to something counts as 100 percent.
 * What is not a count is taken as none.
 * @example
 * statChange(6, 8) // => { change: -25, trend: 'down' }
 */
export function statChange(now: number, before: number): Pick<OverviewStat, 'change' | 'trend'> {
  const current = asCount(now);
  const previous = asCount(before);
  if (previous === 0) return { change: current === 0 ? 0 : 100, trend: 'up' };
  const percent = Math.min((current / previous - 1) * 100, largestChange);
  const change = Math.round(percent * 10) / 10;
  return change < 0 ? { change, trend: 'down' } : { change: Math.abs(change), trend: 'up' };
}
