import { onboardingSteps } from './steps.ts';
import type { OnboardingState, OnboardingStepId } from './types.ts';

/** The progress of the checklist. */
export interface OnboardingProgress {
  readonly completed: number;
  readonly total: number;
  /** Share of the completed steps in percent, rounded. */
  readonly percent: number;
  /** For example `1/4 Complete`. */
  readonly badge: string;
  /** True when all steps are done, including the optional one. */
  readonly isComplete: boolean;
}

/**
 * The progress of the checklist.
 * @example
 * onboardingProgress(initialOnboarding).badge // => '0/4 Complete'
 */
export function onboardingProgress({ steps }: Pick<OnboardingState, 'steps'>): OnboardingProgress {
  const completed = steps.filter((step) => step.completed).length;
  const total = steps.length;
  return {
    completed,
    total,
    percent: total === 0 ? 0 : Math.round((completed / total) * 100),
    badge: `${completed}/${total} Complete`,
    isComplete: total > 0 && completed === total,
  };
}

/** The status of a step: its result exists, its button was pressed, or neither. */
export type OnboardingStanding = 'done' | 'opened' | 'open';

/**
 * The status of each step. A press only opens the page of a step, so the step is done when its result was found; the
 * demo is done once it was opened.
 * @example
 * onboardingStandings(onboardingTransition(initialOnboarding, { kind: 'complete', id: 'project' }), []).project // => 'opened'
 */
export function onboardingStandings(
  { steps }: Pick<OnboardingState, 'steps'>,
  found: readonly OnboardingStepId[],
): Readonly<Record<OnboardingStepId, OnboardingStanding>> {
  const statusOf = (id: OnboardingStepId): OnboardingStanding => {
    const isPressed = steps.some((step) => step.id === id && step.completed);
    if (found.includes(id) || (id === 'demo' && isPressed)) return 'done';
    return isPressed ? 'opened' : 'open';
  };
  return {
    demo: statusOf('demo'),
    project: statusOf('project'),
    integrations: statusOf('integrations'),
    deploy: statusOf('deploy'),
  };
}

/**
 * The ids of the completed steps, for storage.
 * @example
 * completedSteps(onboardingTransition(initialOnboarding, { kind: 'complete', id: 'demo' })) // => ['demo']
 */
export function completedSteps({ steps }: Pick<OnboardingState, 'steps'>): readonly OnboardingStepId[] {
  return steps.filter((step) => step.completed).map((step) => step.id);
}

/**
 * The storage key of a user's completed steps; visitors have a separate one.
 * @example
 * onboardingKey('ada') // => 'saywright-onboarding:ada'
 */
export function onboardingKey(userId: string | undefined): string {
  return userId ? `saywright-onboarding:${userId}` : 'saywright-onboarding';
}

/**
 * Reads stored steps; anything that is not the id of a step is left out.
 * @example
 * parseCompletedSteps('["deploy", "demo", "other"]') // => ['demo', 'deploy']
 */
export function parseCompletedSteps(text: unknown): readonly OnboardingStepId[] {
  if (typeof text !== 'string') return [];
  try {
    const stored: unknown = JSON.parse(text);
    const ids: readonly unknown[] = Array.isArray(stored) ? stored : [];
    return onboardingSteps.map((step) => step.id).filter((id) => ids.includes(id));
  } catch {
    return [];
  }
}
