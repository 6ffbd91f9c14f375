/** The ids of the four steps. */
export type OnboardingStepId = 'demo' | 'project' | 'integrations' | 'deploy';

/** A step of the checklist. */
export interface OnboardingStep {
  readonly id: OnboardingStepId;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly actionLabel: string;
  /** The target of the action. */
  readonly to: string;
  readonly completed: boolean;
  readonly optional: boolean;
}

/** The checklist and its open step. */
export interface OnboardingState {
  readonly steps: readonly OnboardingStep[];
  /** Index of the open step. */
  readonly current: number;
}
