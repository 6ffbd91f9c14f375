import { milestones, ownPhases } from '@saywright/domain/progress';
import type { ReportData } from '@saywright/domain/reports';
import type { TrackedComponent } from '@saywright/domain/tracker';
import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import { DonutChart } from '@saywright/ui/DonutChart';
import { Grid } from '@saywright/ui/Grid';
import { SampleMark } from '@saywright/ui/SampleMark';
import type { ReactElement } from 'react';
import { countText } from '@saywright/domain/receipt';
import { reportsCopy as copy } from '../../../copy/build/reports.ts';
import * as page from '../Build.css.ts';
import { Milestones, OwnMilestones } from '../Progress/Milestones.tsx';

interface MilestoneTrackingProps {
  readonly report: ReportData;
  readonly components: readonly TrackedComponent[];
  readonly isSample: boolean;
}

/** A report's milestones by status, and each of them if known. */
export function MilestoneTracking({ report, components, isSample }: MilestoneTrackingProps): ReactElement {
  const { total, completed, inProgress, pending } = report.milestones;
  const mark = isSample ? <SampleMark /> : undefined;
  return (
    <Grid columns={2}>
      <Card title={copy.sections.milestones} action={mark}>
        <Stack gap={12}>
          <DonutChart
            title={copy.milestonesChart}
            titleHidden
            totalLabel={copy.milestonesTotal}
            slices={[
              { id: 'completed', label: copy.fields.completed, value: completed },
              { id: 'in-progress', label: copy.fields.inProgress, value: inProgress },
              { id: 'pending', label: copy.fields.pending, value: pending },
            ]}
          />
          {isSample && (
            <p className={page.small13}>{copy.twoSamples(countText(total), countText(milestones.length))}</p>
          )}
        </Stack>
      </Card>
      {isSample && <Milestones milestones={milestones} />}
      {components.length > 0 && <OwnMilestones phases={ownPhases(components)} />}
    </Grid>
  );
}
