/** The four steps by id (CS-ONBD-12 to CS-ONBD-15). */
export type OnboardingStepId = 'demo' | 'project' | 'integrations' | 'deploy';

/** A step of the checklist (CS-ONBD-24). */
export interface OnboardingStep {
  readonly id: OnboardingStepId;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly actionLabel: string;
  /** Where the action leads. */
  readonly to: string;
  readonly completed: boolean;
  readonly optional: boolean;
}

/** The checklist with the step that is open. */
export interface OnboardingState {
  readonly steps: readonly OnboardingStep[];
  /** Index of the open step. */
  readonly current: number;
}
