/** States of a milestone. */
export const milestoneStatuses = ['completed', 'in-progress', 'pending', 'overdue'] as const;

export type MilestoneStatus = (typeof milestoneStatuses)[number];

/** A milestone. Days are in ISO 8601. */
export interface Milestone {
  readonly id: string;
  readonly name: string;
  readonly estimatedHours: number;
  readonly actualHours: number;
  readonly estimatedCost: number;
  readonly actualCost: number;
  readonly status: MilestoneStatus;
  readonly startDate: string;
  readonly targetDate: string;
  readonly completionDate: string | null;
  /** In percent of the estimated hours; positive is a saving. */
  readonly deviation: number;
}

/** The live figures. */
export interface ProgressMetrics {
  readonly overallProgress: number;
  readonly timeDeviation: number;
  readonly costDeviation: number;
  readonly efficiencyScore: number;
  /** A day in ISO 8601. */
  readonly predictedCompletion: string;
  /** Dollars per hour. */
  readonly burnRate: number;
}

/** The length of the bar of a milestone in progress, in percent. */
export const inProgressBar = 75;

/** Interval between updates of the live figures, in milliseconds. */
export const progressInterval = 3000;

/** The initial live figures. */
export const initialMetrics: ProgressMetrics = {
  overallProgress: 67,
  timeDeviation: 8.4,
  costDeviation: 5.2,
  efficiencyScore: 112.3,
  predictedCompletion: '2024-07-12',
  burnRate: 16.2,
};

/** The five sample milestones. */
export const milestones: readonly Milestone[] = [
  {
    id: 'MS_01',
    name: 'Foundation ready',
    estimatedHours: 20,
    actualHours: 16,
    estimatedCost: 1000,
    actualCost: 800,
    status: 'completed',
    startDate: '2024-04-01',
    targetDate: '2024-04-12',
    completionDate: '2024-04-10',
    deviation: 20,
  },
  {
    id: 'MS_02',
    name: 'Planner understands the first sentences',
    estimatedHours: 40,
    actualHours: 38,
    estimatedCost: 2000,
    actualCost: 1900,
    status: 'completed',
    startDate: '2024-04-11',
    targetDate: '2024-05-03',
    completionDate: '2024-05-02',
    deviation: 5,
  },
  {
    id: 'MS_03',
    name: 'Proof and undo on a real database',
    estimatedHours: 32,
    actualHours: 24,
    estimatedCost: 1600,
    actualCost: 1200,
    status: 'in-progress',
    startDate: '2024-05-06',
    targetDate: '2024-06-07',
    completionDate: null,
    deviation: 25,
  },
  {
    id: 'MS_04',
    name: 'Payment in the trial environment',
    estimatedHours: 16,
    actualHours: 18,
    estimatedCost: 800,
    actualCost: 900,
    status: 'overdue',
    startDate: '2024-05-13',
    targetDate: '2024-05-24',
    completionDate: null,
    deviation: -12.5,
  },
  {
    id: 'MS_05',
    name: 'Public launch',
    estimatedHours: 24,
    actualHours: 0,
    estimatedCost: 1200,
    actualCost: 0,
    status: 'pending',
    startDate: '2024-06-24',
    targetDate: '2024-07-12',
    completionDate: null,
    deviation: 0,
  },
];
