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
import { rowFigure } from '../../services/rowCounts.ts';

/** A figure as shown on a card. */
export interface ShownStat {
  readonly label: string;
  readonly value: string;
  readonly trend: { readonly direction: StatTrend; readonly text: string } | undefined;
}

/** The documented figures. */
export const sampleStats: readonly ShownStat[] = overviewStats.map(({ label, value, change, trend }) => ({
  label,
  value,
  trend: { direction: trend, text: statChangeText(change) },
}));

/** The change from the previous range of the same length. */
function comparison({ current, previous }: { current: number; previous: number }): ShownStat['trend'] {
  const compared = statChange(current, previous);
  if (!compared) return current === 0 ? undefined : { direction: 'up', text: overviewCopy.newIn };
  const { change, trend } = compared;
  return { direction: trend, text: `${statChangeText(change)} ${overviewCopy.comparedTo}` };
}

/** Live figures: tables, rows, instructions, and the share of approved changes that were executed. */
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
  const succeeded = rangeCounts(executed, range, now).current;
  const { unknown } = copy;
  const known = operations !== undefined;
  return [
    {
      label: overviewCopy.tables,
      value: project ? countText(project.tables.length) : unknown,
      trend: undefined,
    },
    { label: overviewCopy.rows, value: project ? rowFigure(...project.tables) : unknown, trend: undefined },
    {
      label: overviewCopy.instructions,
      value: known ? countText(rangeCounts(timed, range, now).current) : unknown,
      trend: known ? comparison(rangeCounts(timed, range, now)) : undefined,
    },
    {
      label: overviewCopy.executed,
      value: !known || tried === 0 ? unknown : `${Math.round((succeeded / tried) * 1000) / 10}%`,
      trend: undefined,
    },
  ];
}
