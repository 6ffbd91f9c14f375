import { dollarText } from '@saywright/domain/economics';
import type { milestoneTotals } from '@saywright/domain/progress';
import { countText } from '@saywright/domain/receipt';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { Stack } from '@saywright/ui/Stack';
import { SampleMark } from '@saywright/ui/SampleMark';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { progressCopy as copy } from '../../../copy/build/progress.ts';
import * as page from '../Build.css.ts';
import { numberText } from '../format.ts';
import { Deviation } from './Deviation.tsx';

interface AnalysesProps {
  readonly totals: ReturnType<typeof milestoneTotals>;
  /** Number of sample milestones in the totals; undefined for the user's own. */
  readonly sampleCount?: number;
  /** The user's own dollars per hour. */
  readonly rate?: number;
}

/** Hours and costs, estimated and actual. */
export function Analyses({ totals, sampleCount, rate }: AnalysesProps): ReactElement {
  const isSample = sampleCount !== undefined;
  const mark = isSample ? <SampleMark /> : undefined;
  const panels = [
    {
      title: copy.time,
      estimated: `${numberText(totals.estimatedHours)} h`,
      actual: `${numberText(totals.actualHours)} h`,
      deviation: totals.timeDeviation,
    },
    {
      title: copy.costs,
      estimated: dollarText(totals.estimatedCost),
      actual: dollarText(totals.actualCost),
      deviation: totals.costDeviation,
    },
  ];
  return (
    <Grid columns={2}>
      {panels.map(({ title, estimated, actual, deviation }) => (
        <Card key={title} title={title} action={mark}>
          <Stack gap={12}>
            <ValueList
              label={title}
              items={[
                { id: 'estimated', label: copy.estimated, value: estimated },
                { id: 'actual', label: copy.actual, value: actual },
                {
                  id: 'deviation',
                  label: isSample ? copy.deviation : copy.ofCompleted,
                  value: <Deviation percent={deviation} work={isSample ? 'open' : 'completed'} />,
                },
              ]}
            />
            {isSample && <p className={page.small13}>{copy.allMilestones(countText(sampleCount))}</p>}
            {rate !== undefined && <p className={page.small13}>{copy.oneRate(dollarText(rate))}</p>}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
