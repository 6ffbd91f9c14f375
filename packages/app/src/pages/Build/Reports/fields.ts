import { dollarText } from '@saywright/domain/economics';
import type { ReportData } from '@saywright/domain/reports';
import { buildCopy } from '../../../copy/build/page.ts';
import { reportsCopy } from '../../../copy/build/reports.ts';
import { dayText, numberText, percentText } from '../format.ts';

const labels = reportsCopy.fields;

/** A labelled figure of a report. */
export interface ReportLine {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

function line(id: keyof typeof labels, value: string): ReportLine {
  return { id, label: labels[id], value: value === '' ? buildCopy.none : value };
}

/** The labelled figures of each section of a report, in order. */
export function reportLines({ projectOverview, milestones, performance }: ReportData) {
  const { name, startDate, currentPhase, completion, budget, spent, team } = projectOverview;
  const { total, completed, inProgress, pending } = milestones;
  return {
    projectOverview: [
      line('name', name),
      line('startDate', startDate === '' ? '' : dayText(startDate)),
      line('currentPhase', currentPhase),
      line('completion', `${numberText(completion)}%`),
      line('budget', dollarText(budget)),
      line('spent', dollarText(spent)),
      line('team', numberText(team)),
    ],
    milestones: [
      line('total', numberText(total)),
      line('completed', numberText(completed)),
      line('inProgress', numberText(inProgress)),
      line('pending', numberText(pending)),
    ],
    performance: [
      // Without completed components there is no efficiency.
      line('efficiency', performance.efficiency === 0 ? '' : percentText(performance.efficiency)),
      line('qualityScore', percentText(performance.qualityScore)),
      line('timeDeviation', percentText(performance.timeDeviation)),
      line('costDeviation', percentText(performance.costDeviation)),
    ],
  } as const;
}
