/** States of phases, checklists and tests. */
export const workStatuses = ['completed', 'in-progress', 'pending', 'blocked', 'n/a'] as const;

export type WorkStatus = (typeof workStatuses)[number];

/** A best practice; its status is a score from 0 to 5, or a yes or no. */
export interface BestPractice {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: 'code' | 'testing' | 'security' | 'performance';
  readonly status: number | boolean;
  readonly aiAssessment: string;
}

/** An item of a checklist, or a test. */
export interface QualityItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly status: WorkStatus;
  readonly aiNote?: string;
}

/** The checklist of a feature. */
export interface FeatureChecklist {
  readonly featureId: string;
  readonly featureName: string;
  readonly items: readonly QualityItem[];
}
