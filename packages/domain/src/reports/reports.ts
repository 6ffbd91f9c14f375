import { dollarText } from '../economics/index.ts';
import { csvText, type CsvCell } from './csv.ts';
import {
  sampleReportFigures,
  type ReportData,
  type ReportFormat,
  type ReportPeriod,
  type ReportType,
} from './sample.ts';

type Section = keyof ReportData;

/** Which parts each type of report shows. */
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

/** What the figures say, in sentences; the same figures give the same words (SP-BREP-08). */
export function insightSentences(figures: Omit<ReportData, 'insights'>): readonly string[] {
  const { projectOverview, milestones, performance } = figures;
  return [
    `${milestones.completed} of ${milestones.total} milestones are completed.`,
    `${dollarText(projectOverview.spent)} of ${dollarText(projectOverview.budget)} is spent, ${share(projectOverview.spent, projectOverview.budget)} of the budget.`,
    deviationSentence('The time used', performance.timeDeviation),
    deviationSentence('The cost', performance.costDeviation),
    `The team works at ${percent(performance.efficiency)} of the planned pace, with a quality score of ${percent(performance.qualityScore)}.`,
  ];
}

/** The sample report with its sentences (SP-BREP-05 to SP-BREP-08, SP-BREP-12 to SP-BREP-14). */
export const sampleReport: ReportData = {
  ...sampleReportFigures,
  insights: insightSentences(sampleReportFigures),
};

/** The parts of a report that its type shows. */
export function reportContent(report: ReportData, type: ReportType): Partial<ReportData> {
  const sections: readonly string[] = reportSections[type];
  return Object.fromEntries(Object.entries(report).filter(([section]) => sections.includes(section)));
}

/** A report as JSON text, with what it is about (SP-BREP-10, I45). */
export function reportJson(report: ReportData, type: ReportType, period: ReportPeriod): string {
  return JSON.stringify({ type, period, ...reportContent(report, type) }, undefined, 2);
}

function sectionRows(section: string, content: object): readonly (readonly CsvCell[])[] {
  return Object.entries(content).map(([field, value]: [string, CsvCell]) => [
    section,
    Array.isArray(content) ? String(Number(field) + 1) : field,
    value,
  ]);
}

/** A report as rows of a spreadsheet: section, field, value (SP-BREP-10, I45). */
export function reportCsv(report: ReportData, type: ReportType, period: ReportPeriod): string {
  const sections = Object.entries(reportContent(report, type));
  return csvText([
    ['section', 'field', 'value'],
    ['report', 'type', type],
    ['report', 'period', period],
    ...sections.flatMap(([section, content]) => sectionRows(section, content)),
  ]);
}

const extensions: Readonly<Record<ReportFormat, string>> = { pdf: 'pdf', excel: 'csv', json: 'json' };

/** The name of an exported report; the spreadsheet is written as comma-separated values. */
export function reportFileName(type: ReportType, period: ReportPeriod, format: ReportFormat): string {
  return `${type}-${period}-report.${extensions[format]}`;
}
