export { ReadingReport } from './ReadingReport.tsx';
export type { ReadingReportProps } from './ReadingReport.tsx';
