import type { WorkStatus } from '../quality/index.ts';

/** A phase of the build. */
export interface DevelopmentPhase {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly estimatedHours: number;
  readonly hourlyRate: number;
  readonly status: WorkStatus;
  readonly completionPercentage: number;
}

/** The cost of one component. */
export interface ComponentCostItem {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly estimatedLines: number;
  readonly estimatedHours: number;
  readonly complexity: 'Low' | 'Medium' | 'High';
  readonly status: WorkStatus;
}

/** Levels of complexity. */
export type ComplexityLevel = 'MVP' | 'V1.0' | 'Full-Featured';
