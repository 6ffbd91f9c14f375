export { csvText } from './csv.ts';
export type { CsvCell } from './csv.ts';
export {
  insightSentences,
  reportContent,
  reportFileName,
  reportJson,
  reportRows,
  reportSections,
  sampleReport,
} from './reports.ts';
export { chartsNote, reportFormats, reportPeriods, reportTypes, sampleNote } from './sample.ts';
export type { ReportData, ReportFormat, ReportPeriod, ReportType } from './sample.ts';
export { componentsSince, ownReport, periodDays } from './own.ts';
export { packReport, unpackReport } from './share.ts';
