import { overviewRanges, parseOverviewRange } from '@saywright/domain/overview';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { SegmentedControl } from '@saywright/ui/SegmentedControl';
import { Stack } from '@saywright/ui/Stack';
import { StatCard } from '@saywright/ui/StatCard';
import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { overviewCopy } from '../../copy/overview.ts';
import { useNow } from '../../panels/useNow.ts';
import { useFigures } from '../../panels/useFigures.ts';
import { useOperations, useProject } from '../../services/data.ts';
import { Highlight } from '../../shell/Highlight.tsx';
import { useView } from '../../panels/view.ts';
import { Activity } from './Activity.tsx';
import { liveStats, sampleStats } from './stats.ts';

/** Four figures and a chart for a range of days, from the sample or the project. */
export default function Overview(): ReactElement {
  const [search, changeView] = useView();
  const range = parseOverviewRange(search.get('range'));
  const [figures, setFigures] = useFigures();
  const project = useProject();
  const operations = useOperations();
  const now = useNow();
  const isSample = figures === 'sample';
  const stats = isSample ? sampleStats : liveStats(project.data, operations.data, range, now);
  return (
    <PageContainer>
      <PageHeader
        title={copy.titles.overview}
        end={
          <SegmentedControl
            label={overviewCopy.range}
            labelHidden
            options={overviewRanges.map((id) => ({ id, label: id, spoken: overviewCopy.spoken[id] }))}
            value={range}
            onChange={(id) => changeView({ range: id })}
          />
        }
      />
      <Stack gap={24}>
        <Highlight name="metrics-grid">
          <Card title={overviewCopy.figures} action={<SampleMark mode={figures} onChange={setFigures} />}>
            <Stack gap={12}>
              {isSample && <p>{overviewCopy.rangeNote}</p>}
              <Grid columns={4}>
                {stats.map(({ label, value, trend }) => (
                  <StatCard key={label} label={label} value={value} trend={trend} />
                ))}
              </Grid>
            </Stack>
          </Card>
        </Highlight>
        <Highlight name="database-overview">
          <Activity isSample={isSample} range={range} operations={operations.data} now={now} />
        </Highlight>
      </Stack>
    </PageContainer>
  );
}
