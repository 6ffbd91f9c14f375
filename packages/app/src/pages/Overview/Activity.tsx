import { operationSeries, type OverviewRange, type SeriesBucket } from '@saywright/domain/overview';
import type { OperationView } from '@saywright/engine/protocol';
import { BarChart } from '@saywright/ui/BarChart';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { Skeleton } from '@saywright/ui/Skeleton';
import { SampleMark } from '@saywright/ui/SampleMark';
import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { overviewCopy } from '../../copy/overview.ts';

interface ActivityProps {
  readonly isSample: boolean;
  readonly range: OverviewRange;
  readonly operations: readonly OperationView[] | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

const hour = new Intl.DateTimeFormat(undefined, { hour: '2-digit' });
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

/** Planned operations per hour or per day. */
function Chart({ buckets, range }: { buckets: readonly SeriesBucket[]; range: OverviewRange }): ReactElement {
  const label = range === '1d' ? hour : day;
  return (
    <BarChart
      title={range === '1d' ? overviewCopy.perHour : overviewCopy.perDay}
      categories={buckets.map(({ start }) => label.format(start))}
      series={[{ id: 'count', label: overviewCopy.count, values: buckets.map(({ count }) => count) }]}
    />
  );
}

/** The documented placeholder for sample figures; a chart of the planned operations for live ones. */
export function Activity({ isSample, range, operations, now }: ActivityProps): ReactElement {
  const times = (operations ?? []).map(({ createdAt }) => ({ timestamp: Date.parse(createdAt) }));
  const buckets = operationSeries(times, range, now, -new Date(now).getTimezoneOffset());
  const isEmpty = buckets.every(({ count }) => count === 0);
  const content = (): ReactElement => {
    if (isSample)
      return <EmptyState icon="gauge" title={overviewCopy.placeholder} text={overviewCopy.placeholderText} />;
    if (operations === undefined) return <Skeleton label={copy.loading} lines={4} />;
    if (isEmpty)
      return <EmptyState icon="clock" title={overviewCopy.noActivity} text={overviewCopy.noActivityText} />;
    return <Chart buckets={buckets} range={range} />;
  };
  return (
    <Card title={overviewCopy.chart} action={isSample && <SampleMark />}>
      {content()}
    </Card>
  );
}
