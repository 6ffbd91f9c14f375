import { dollarText } from '@saywright/domain/economics';
import { milestoneBar, type Milestone, type OwnPhase } from '@saywright/domain/progress';
import { Card } from '@saywright/ui/Card';
import { ProgressBar } from '@saywright/ui/ProgressBar';
import { Row } from '@saywright/ui/Row';
import { SampleMark } from '@saywright/ui/SampleMark';
import type { ReactElement, ReactNode } from 'react';
import { progressCopy as copy } from '../../../copy/build/progress.ts';
import * as page from '../Build.css.ts';
import { dayText, numberText } from '../format.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { Deviation } from './Deviation.tsx';

interface MilestoneRowProps {
  readonly name: string;
  readonly status: Milestone['status'];
  readonly bar: number;
  readonly deviation: number;
  /** Which work the deviation is measured on. */
  readonly work: 'completed' | 'open' | 'none';
  readonly children: ReactNode;
}

function MilestoneRow({ name, status, bar, deviation, work, children }: MilestoneRowProps): ReactElement {
  return (
    <li>
      <Row gap={8} justify="between">
        <StatusBadge status={status} />
        <span>
          {copy.deviation} <Deviation percent={deviation} work={work} />
        </span>
      </Row>
      <ProgressBar
        label={name}
        value={bar}
        tone={status === 'completed' ? 'success' : status === 'overdue' ? 'danger' : 'accent'}
      />
      <p className={page.small13}>{children}</p>
    </li>
  );
}

function measuredWork({ status, actualHours }: Milestone): MilestoneRowProps['work'] {
  if (status === 'completed') return 'completed';
  return actualHours > 0 ? 'open' : 'none';
}

/** The sample milestones. */
export function Milestones({ milestones }: { readonly milestones: readonly Milestone[] }): ReactElement {
  return (
    <Card title={copy.milestones} action={<SampleMark />}>
      <ol className={page.lines}>
        {milestones.map((milestone) => (
          <MilestoneRow
            key={milestone.id}
            name={milestone.name}
            status={milestone.status}
            bar={milestoneBar(milestone)}
            deviation={milestone.deviation}
            work={measuredWork(milestone)}
          >
            {[
              copy.dates(dayText(milestone.startDate), dayText(milestone.targetDate)),
              ...(milestone.completionDate === null
                ? []
                : [copy.completedOn(dayText(milestone.completionDate))]),
              copy.hours(numberText(milestone.actualHours), numberText(milestone.estimatedHours)),
              copy.cost(dollarText(milestone.actualCost), dollarText(milestone.estimatedCost)),
            ].join(' · ')}
          </MilestoneRow>
        ))}
      </ol>
      <p className={`${page.small13} ${page.spaced}`}>{copy.bars}</p>
    </Card>
  );
}

/** The phases of the user's own build, each shown as a milestone. */
export function OwnMilestones({ phases }: { readonly phases: readonly OwnPhase[] }): ReactElement {
  return (
    <Card title={copy.milestones}>
      <ol className={page.lines}>
        {phases.map((phase) => (
          <MilestoneRow
            key={phase.name}
            name={phase.name || copy.noPhase}
            status={phase.status}
            bar={phase.progress}
            deviation={phase.deviation}
            work={phase.completed > 0 ? 'completed' : 'none'}
          >
            {[
              copy.done(phase.completed, phase.total),
              copy.hours(numberText(phase.actualHours), numberText(phase.estimatedHours)),
            ].join(' · ')}
          </MilestoneRow>
        ))}
      </ol>
    </Card>
  );
}
