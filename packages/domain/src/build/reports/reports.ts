import { dollarText } from '../economics/index.ts';
import type { CsvCell } from './csv.ts';
import {
  sampleNote,
  sampleReportFigures,
  type ReportData,
  type ReportFormat,
  type ReportPeriod,
  type ReportType,
} from './sample.ts';

type Section = keyof ReportData;

/** The sections of each type of report. */
export const reportSections: Readonly<Record<ReportType, readonly Section[]>> = {
  executive: ['projectOverview', 'milestones', 'insights'],
  technical: ['milestones', 'performance'],
  financial: ['projectOverview', 'performance'],
  quality: ['performance', 'insights'],
  comprehensive: ['projectOverview', 'milestones', 'performance', 'insights'],
};

function percent(value: number): string {
  return `${(Number.isFinite(value) ? value : 0).toFixed(1)}%`;
}

function share(part: number, whole: number): string {
  return percent(whole > 0 ? (part / whole) * 100 : 0);
}

function deviationSentence(noun: string, deviation: number): string {
  if (!Number.isFinite(deviation) || deviation === 0) return `${noun} is as estimated.`;
  return `${noun} is ${percent(Math.abs(deviation))} ${deviation > 0 ? 'below' : 'above'} the estimate.`;
}

/** Nothing completed means no pace; the figure is then 0. */
function paceSentence({ efficiency, qualityScore }: ReportData['performance']): string {
  return efficiency === 0
    ? `Nothing was completed, so there is no pace yet. The quality score is ${percent(qualityScore)}.`
    : `The team works at ${percent(efficiency)} of the planned pace, with a quality score of ${percent(qualityScore)}.`;
}

/**
 * The figures in sentences; the same figures give the same sentences.
 * @example
 * insightSentences(sampleReport)[0] // => '8 of 12 milestones are completed.'
 */
export function insightSentences(figures: Omit<ReportData, 'insights'>): readonly string[] {
  const { projectOverview, milestones, performance } = figures;
  return [
    `${milestones.completed} of ${milestones.total} milestones are completed.`,
    `${dollarText(projectOverview.spent)} of ${dollarText(projectOverview.budget)} is spent, ${share(projectOverview.spent, projectOverview.budget)} of the budget.`,
    deviationSentence('The time used', performance.timeDeviation),
    deviationSentence('The cost', performance.costDeviation),
    paceSentence(performance),
  ];
}

/** The sample report with its sentences. */
export const sampleReport: ReportData = {
  ...sampleReportFigures,
  insights: insightSentences(sampleReportFigures),
};

/**
 * The sections of a report that its type shows.
 * @example
 * Object.keys(reportContent(sampleReport, 'technical')) // => ['milestones', 'performance']
 */
export function reportContent(report: ReportData, type: ReportType): Partial<ReportData> {
  const sections: readonly string[] = reportSections[type];
  return Object.fromEntries(Object.entries(report).filter(([section]) => sections.includes(section)));
}

/**
 * A report as JSON text with its type and period; sample data is marked.
 * @example
 * JSON.parse(reportJson(sampleReport, 'technical', 'monthly')).period // => 'monthly'
 */
export function reportJson(
  report: ReportData,
  type: ReportType,
  period: ReportPeriod,
  isSample = false,
): string {
  const note = isSample ? { note: sampleNote } : {};
  return JSON.stringify({ ...note, type, period, ...reportContent(report, type) }, undefined, 2);
}

function sectionRows(section: string, content: object): readonly (readonly CsvCell[])[] {
  return Object.entries(content).map(([field, value]: [string, CsvCell]) => [
    section,
    Array.isArray(content) ? String(Number(field) + 1) : field,
    value,
  ]);
}

/**
 * A report as rows of a spreadsheet: section, field, value; sample data is marked.
 * @example
 * reportRows(sampleReport, 'technical', 'monthly')[1] // => ['report', 'type', 'technical']
 */
export function reportRows(
  report: ReportData,
  type: ReportType,
  period: ReportPeriod,
  isSample = false,
): readonly (readonly CsvCell[])[] {
  const sections = Object.entries(reportContent(report, type));
  return [
    ['section', 'field', 'value'],
    ...(isSample ? [['report', 'note', sampleNote]] : []),
    ['report', 'type', type],
    ['report', 'period', period],
    ...sections.flatMap(([section, content]) => sectionRows(section, content)),
  ];
}

const extensions: Readonly<Record<ReportFormat, string>> = { pdf: 'pdf', excel: 'xlsx', json: 'json' };

/**
 * The file name of an exported report.
 * @example
 * reportFileName('executive', 'monthly', 'excel') // => 'executive-monthly-report.xlsx'
 */
export function reportFileName(type: ReportType, period: ReportPeriod, format: ReportFormat): string {
  return `${type}-${period}-report.${extensions[format]}`;
}
