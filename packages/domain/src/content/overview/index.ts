export { defaultOverviewRange, overviewRanges, parseOverviewRange, rangeDays } from './ranges.ts';
export type { OverviewRange } from './ranges.ts';
export { operationSeries, rangeCounts } from './series.ts';
export type { SeriesBucket } from './series.ts';
export { statChangeText, overviewStats, statChange } from './stats.ts';
export type { OverviewStat, StatTrend } from './stats.ts';
