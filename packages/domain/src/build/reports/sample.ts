/** Types of reports. */
export const reportTypes = ['executive', 'technical', 'financial', 'quality', 'comprehensive'] as const;

/** Periods of reports. */
export const reportPeriods = ['current', 'monthly', 'quarterly', 'project'] as const;

/** Export formats. */
export const reportFormats = ['pdf', 'excel', 'json'] as const;

export type ReportType = (typeof reportTypes)[number];
export type ReportPeriod = (typeof reportPeriods)[number];
export type ReportFormat = (typeof reportFormats)[number];

/** The figures of a report. */
export interface ReportData {
  readonly projectOverview: {
    readonly name: string;
    /** A day in ISO 8601. */
    readonly startDate: string;
    readonly currentPhase: string;
    readonly completion: number;
    readonly budget: number;
    readonly spent: number;
    readonly team: number;
  };
  readonly milestones: {
    readonly total: number;
    readonly completed: number;
    readonly inProgress: number;
    readonly pending: number;
  };
  readonly performance: {
    readonly efficiency: number;
    readonly qualityScore: number;
    readonly timeDeviation: number;
    readonly costDeviation: number;
  };
  readonly insights: readonly string[];
}

/** The sample report. Its sentences are derived from its figures. */
export const sampleReportFigures: Omit<ReportData, 'insights'> = {
  projectOverview: {
    name: 'Saywright build',
    startDate: '2024-04-01',
    currentPhase: 'Core studio',
    completion: 67,
    budget: 8500,
    spent: 2847.5,
    team: 3,
  },
  milestones: { total: 12, completed: 8, inProgress: 2, pending: 2 },
  performance: { efficiency: 112.3, qualityScore: 94.2, timeDeviation: 8.4, costDeviation: 5.2 },
};

/** The note inside an export of sample figures. */
export const sampleNote = 'Sample data: these figures belong to no real build.';

/** The note in the charts area while it shows sample data. */
export const chartsNote = 'Charts are not yet integrated.';
