import type { WorkStatus } from '../quality/index.ts';

/** A phase of the build (SP-BECO-07). */
export interface DevelopmentPhase {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly estimatedHours: number;
  readonly hourlyRate: number;
  readonly status: WorkStatus;
  readonly completionPercentage: number;
}

/** What one part costs (SP-BECO-09). */
export interface ComponentCostItem {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly estimatedLines: number;
  readonly estimatedHours: number;
  readonly complexity: 'Low' | 'Medium' | 'High';
  readonly status: WorkStatus;
}

/** How much is built (SP-BECO-02). */
export type ComplexityLevel = 'MVP' | 'V1.0' | 'Full-Featured';
