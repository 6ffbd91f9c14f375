import {
  overviewStats,
  rangeCounts,
  statChange,
  statChangeText,
  type OverviewRange,
  type StatTrend,
} from '@saywright/domain/overview';
import { countText } from '@saywright/domain/receipt';
import type { OperationView, ProjectView } from '@saywright/engine/protocol';
import { copy } from '../../copy.ts';
import { overviewCopy } from '../../copy/overview.ts';

/** A figure as a card shows it. */
export interface ShownStat {
  readonly label: string;
  readonly value: string;
  readonly trend: { readonly direction: StatTrend; readonly text: string } | undefined;
}

/** The documented figures (CS-OVER-01 to CS-OVER-04). */
export const sampleStats: readonly ShownStat[] = overviewStats.map(({ label, value, change, trend }) => ({
  label,
  value,
  trend: { direction: trend, text: statChangeText(change) },
}));

/** How a count of the range compares with the range before. */
function compared({ current, previous }: { current: number; previous: number }): ShownStat['trend'] {
  const { change, trend } = statChange(current, previous);
  return { direction: trend, text: `${statChangeText(change)} ${overviewCopy.comparedTo}` };
}

/** What the engine knows: tables, rows, instructions and how many of the changes went as proven (I06). */
export function liveStats(
  project: ProjectView | undefined,
  operations: readonly OperationView[] | undefined,
  range: OverviewRange,
  now: number,
): readonly ShownStat[] {
  const timed = (operations ?? []).map((operation) => ({
    timestamp: Date.parse(operation.createdAt),
    state: operation.state,
  }));
  const executed = timed.filter(({ state }) => state === 'executed' || state === 'undone');
  const failed = timed.filter(({ state }) => state === 'failed');
  const tried = rangeCounts([...executed, ...failed], range, now).current;
  const good = rangeCounts(executed, range, now).current;
  const rows = project?.tables.reduce((total, table) => total + table.rows, 0);
  const { unknown } = copy;
  const known = operations !== undefined;
  return [
    {
      label: overviewCopy.tables,
      value: project ? countText(project.tables.length) : unknown,
      trend: undefined,
    },
    { label: overviewCopy.rows, value: rows === undefined ? unknown : countText(rows), trend: undefined },
    {
      label: overviewCopy.instructions,
      value: known ? countText(rangeCounts(timed, range, now).current) : unknown,
      trend: known ? compared(rangeCounts(timed, range, now)) : undefined,
    },
    {
      label: overviewCopy.asProven,
      value: !known || tried === 0 ? unknown : `${Math.round((good / tried) * 1000) / 10}%`,
      trend: undefined,
    },
  ];
}
