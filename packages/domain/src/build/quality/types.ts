/** States of phases, checklists and tests; fixed data that no page changes (SP-BDSH-03, SP-BDSH-08, SP-BDSH-09). */
export const workStatuses = ['completed', 'in-progress', 'pending', 'blocked', 'n/a'] as const;

export type WorkStatus = (typeof workStatuses)[number];

/** A best practice; its state is a score from 0 to 5 or a yes or no (SP-BQAS-03 to SP-BQAS-05). */
export interface BestPractice {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: 'code' | 'testing' | 'security' | 'performance';
  readonly status: number | boolean;
  readonly aiAssessment: string;
}

/** An item of a checklist, or a test (SP-BQAS-08, SP-BQAS-10). */
export interface QualityItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly status: WorkStatus;
  readonly aiNote?: string;
}

/** The checklist of a feature (SP-BQAS-07). */
export interface FeatureChecklist {
  readonly featureId: string;
  readonly featureName: string;
  readonly items: readonly QualityItem[];
}
