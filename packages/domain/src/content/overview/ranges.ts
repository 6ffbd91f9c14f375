/** The ranges of the selector (CS-OVER-07). */
export const overviewRanges = ['1d', '7d', '30d', '90d'] as const;
export type OverviewRange = (typeof overviewRanges)[number];

/** The range that is chosen at first (CS-OVER-08). */
export const defaultOverviewRange: OverviewRange = '7d';

/** How many days a range spans. */
export const rangeDays: Readonly<Record<OverviewRange, number>> = { '1d': 1, '7d': 7, '30d': 30, '90d': 90 };

/**
 * A range from an address or a storage; anything else means the default (CS-OVER-08).
 * @example
 * parseOverviewRange('2d') // => '7d'
 */
export function parseOverviewRange(value: unknown): OverviewRange {
  return overviewRanges.find((range) => range === value) ?? defaultOverviewRange;
}
