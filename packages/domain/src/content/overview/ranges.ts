/** The ranges of the selector. */
export const overviewRanges = ['1d', '7d', '30d', '90d'] as const;
export type OverviewRange = (typeof overviewRanges)[number];

/** The range selected initially. */
export const defaultOverviewRange: OverviewRange = '7d';

/** The days in each range. */
export const rangeDays: Readonly<Record<OverviewRange, number>> = { '1d': 1, '7d': 7, '30d': 30, '90d': 90 };

/**
 * Reads a range from an address or a store; the default for anything else.
 * @example
 * parseOverviewRange('2d') // => '7d'
 */
export function parseOverviewRange(value: unknown): OverviewRange {
  return overviewRanges.find((range) => range === value) ?? defaultOverviewRange;
}
