import { chartsNote } from '@saywright/domain/reports';
import { ownPhases, progressByDay } from '@saywright/domain/progress';
import type { TrackedComponent } from '@saywright/domain/tracker';
import { BarChart } from '@saywright/ui/BarChart';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { Grid } from '@saywright/ui/Grid';
import { LineChart } from '@saywright/ui/LineChart';
import { SampleMark } from '@saywright/ui/SampleMark';
import { useMemo, type ReactElement } from 'react';
import { progressCopy } from '../../../copy/build/progress.ts';
import { reportsCopy as copy } from '../../../copy/build/reports.ts';
import { useNow } from '../../../panels/useNow.ts';
import { dayText, numberText, today } from '../format.ts';
import { startOf } from '../ownFigures.ts';

/** Maximum number of points in the line chart. */
const maxPoints = 12;
const dayLength = 86_400_000;

/** Evenly spaced days, from the first component or the beginning of the period to today. */
function daysOf(components: readonly TrackedComponent[], from: string, now: number): readonly string[] {
  const start = Math.max(startOf(components, now), Date.parse(from) || 0);
  const count = Math.min(maxPoints, Math.max(1, Math.ceil((now - start) / dayLength)) + 1);
  const days = Array.from({ length: count }, (_, index) =>
    new Date(start + (index / (count - 1)) * (now - start)).toISOString().slice(0, 10),
  );
  return [...new Set([...days.slice(0, -1), today(new Date(now))])];
}

interface AnalyticsProps {
  readonly components: readonly TrackedComponent[];
  /** First day of the period; undefined for the whole project. */
  readonly from: string | undefined;
  readonly isSample: boolean;
  readonly isShared: boolean;
}

/** The documented note for sample figures; charts of the user's own components for live ones. */
export function Analytics({ components, from, isSample, isShared }: AnalyticsProps): ReactElement {
  const now = useNow();
  const chart = useMemo(() => {
    const days = daysOf(components, from ?? '', now);
    return { days, values: progressByDay(components, days), phases: ownPhases(components) };
  }, [components, from, now]);
  if (isSample || isShared)
    return (
      <Card title={copy.tab.analytics} action={isSample ? <SampleMark /> : undefined}>
        <EmptyState icon="gauge" title={chartsNote} text={isShared ? copy.sharedCharts : copy.chartsText} />
      </Card>
    );
  return (
    <Grid columns={2}>
      <Card>
        <LineChart
          title={copy.progressChart}
          categories={chart.days.map(dayText)}
          series={[{ id: 'progress', label: copy.progressSeries, values: chart.values }]}
          formatValue={(value) => `${numberText(value)}%`}
          formatTick={(value) => `${numberText(value)}%`}
        />
      </Card>
      <Card>
        <BarChart
          title={copy.hoursChart}
          categories={chart.phases.map(({ name }) => name || progressCopy.noPhase)}
          series={[
            {
              id: 'estimated',
              label: copy.estimated,
              values: chart.phases.map(({ estimatedHours }) => estimatedHours),
            },
            { id: 'actual', label: copy.actual, values: chart.phases.map(({ actualHours }) => actualHours) },
          ]}
          formatValue={(value) => `${numberText(value)} h`}
        />
      </Card>
    </Grid>
  );
}
