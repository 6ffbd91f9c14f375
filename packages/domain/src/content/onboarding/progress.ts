import { onboardingSteps } from './steps.ts';
import type { OnboardingState, OnboardingStepId } from './types.ts';

/** How far the checklist is. */
export interface OnboardingProgress {
  readonly completed: number;
  readonly total: number;
  /** Share of the completed steps, rounded (CS-ONBD-19). */
  readonly percent: number;
  /** 'N/4 Complete' (CS-ONBD-20). */
  readonly badge: string;
  /** All of them, the optional one included (CS-ONBD-21, A62). */
  readonly isComplete: boolean;
}

/**
 * How far the checklist is (CS-ONBD-19 to CS-ONBD-21).
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

/** How a step stands: what it is about exists, its button was pressed, or neither. */
export type OnboardingStanding = 'done' | 'opened' | 'open';

/**
 * How each step stands. A press takes nobody further than the page where the thing is made, so it is done only when the
 * thing was found; only the demo is tried by opening it.
 * @example
 * onboardingStandings(onboardingTransition(initialOnboarding, { kind: 'complete', id: 'project' }), []).project // => 'opened'
 */
export function onboardingStandings(
  { steps }: Pick<OnboardingState, 'steps'>,
  found: readonly OnboardingStepId[],
): Readonly<Record<OnboardingStepId, OnboardingStanding>> {
  const standing = (id: OnboardingStepId): OnboardingStanding => {
    const isPressed = steps.some((step) => step.id === id && step.completed);
    if (found.includes(id) || (id === 'demo' && isPressed)) return 'done';
    return isPressed ? 'opened' : 'open';
  };
  return {
    demo: standing('demo'),
    project: standing('project'),
    integrations: standing('integrations'),
    deploy: standing('deploy'),
  };
}

/**
 * The completed steps, as they are remembered (A62).
 * @example
 * completedSteps(onboardingTransition(initialOnboarding, { kind: 'complete', id: 'demo' })) // => ['demo']
 */
export function completedSteps({ steps }: Pick<OnboardingState, 'steps'>): readonly OnboardingStepId[] {
  return steps.filter((step) => step.completed).map((step) => step.id);
}

/**
 * The key under which a user's browser remembers them; visitors have one of their own (A62).
 * @example
 * onboardingKey('ada') // => 'saywright-onboarding:ada'
 */
export function onboardingKey(userId: string | undefined): string {
  return userId ? `saywright-onboarding:${userId}` : 'saywright-onboarding';
}

/**
 * Reads what was remembered; whatever is not the id of a step is left out (A62, H41).
 * @example
 * parseCompletedSteps('["deploy", "demo", "other"]') // => ['demo', 'deploy']
 */
export function parseCompletedSteps(text: unknown): readonly OnboardingStepId[] {
  if (typeof text !== 'string') return [];
  try {
    const kept: unknown = JSON.parse(text);
    const ids: readonly unknown[] = Array.isArray(kept) ? kept : [];
    return onboardingSteps.map((step) => step.id).filter((id) => ids.includes(id));
  } catch {
    return [];
  }
}
