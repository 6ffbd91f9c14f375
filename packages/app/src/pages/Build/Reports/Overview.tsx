import { dollarText } from '@saywright/domain/economics';
import type { ReportData } from '@saywright/domain/reports';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { Meter } from '@saywright/ui/Meter';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Stack } from '@saywright/ui/Stack';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { reportsCopy as copy } from '../../../copy/build/reports.ts';
import { reportLines } from './fields.ts';

interface OverviewProps {
  readonly report: ReportData;
  readonly isSample: boolean;
}

/** The build's key facts, progress and performance. */
export function Overview({ report, isSample }: OverviewProps): ReactElement {
  const { completion, budget, spent } = report.projectOverview;
  const lines = reportLines(report);
  const mark = isSample ? <SampleMark /> : undefined;
  return (
    <Grid columns={2}>
      <Card title={copy.sections.projectOverview} action={mark}>
        <Stack gap={16}>
          <ValueList label={copy.sections.projectOverview} items={lines.projectOverview} />
          <Meter label={copy.fields.completion} value={completion} />
          <Meter
            label={copy.budget}
            value={spent}
            max={budget}
            tone={spent > budget ? 'danger' : 'info'}
            valueText={copy.spentOf(dollarText(spent), dollarText(budget))}
          />
        </Stack>
      </Card>
      <Card title={copy.sections.performance} action={mark}>
        <ValueList label={copy.sections.performance} items={lines.performance} />
      </Card>
    </Grid>
  );
}
