import { fieldOf, textField } from '../../shared/fields/index.ts';
import { limitText } from '../../shared/text/index.ts';
import { insightSentences } from './reports.ts';
import type { ReportData } from './sample.ts';

const longestText = 120;

/** Figures beyond this in either direction are rejected as implausible. */
const largest = 1_000_000_000_000;

function amount(value: unknown, name: string): number {
  const found = fieldOf(value, name);
  return typeof found === 'number' && Math.abs(found) <= largest ? found : Number.NaN;
}

function text(value: unknown, name: string): string {
  return limitText(textField(value, name) ?? '', longestText);
}

function figuresOf(value: unknown): Omit<ReportData, 'insights'> {
  const overview = fieldOf(value, 'projectOverview');
  const milestones = fieldOf(value, 'milestones');
  const performance = fieldOf(value, 'performance');
  return {
    projectOverview: {
      name: text(overview, 'name'),
      startDate: text(overview, 'startDate'),
      currentPhase: text(overview, 'currentPhase'),
      completion: amount(overview, 'completion'),
      budget: amount(overview, 'budget'),
      spent: amount(overview, 'spent'),
      team: amount(overview, 'team'),
    },
    milestones: {
      total: amount(milestones, 'total'),
      completed: amount(milestones, 'completed'),
      inProgress: amount(milestones, 'inProgress'),
      pending: amount(milestones, 'pending'),
    },
    performance: {
      efficiency: amount(performance, 'efficiency'),
      qualityScore: amount(performance, 'qualityScore'),
      timeDeviation: amount(performance, 'timeDeviation'),
      costDeviation: amount(performance, 'costDeviation'),
    },
  };
}

/**
 * A report as text for an address; without its sentences, which are derived from the figures.
 * @example
 * packReport(sampleReport).includes('insights') // => false
 */
export function packReport({ projectOverview, milestones, performance }: ReportData): string {
  return JSON.stringify({ projectOverview, milestones, performance });
}

/**
 * The report in a shared address; undefined when a figure is missing, not a number or implausible.
 * @example
 * unpackReport(packReport(sampleReport)).projectOverview.budget // => 8500
 */
export function unpackReport(packed: string): ReportData | undefined {
  let value: unknown;
  try {
    value = JSON.parse(packed);
  } catch {
    return undefined;
  }
  const figures = figuresOf(value);
  const numbers = Object.values(figures).flatMap((section) => Object.values(section));
  if (numbers.some((figure) => typeof figure === 'number' && Number.isNaN(figure))) return undefined;
  return { ...figures, insights: insightSentences(figures) };
}
