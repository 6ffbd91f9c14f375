import { onboardingSteps } from './steps.ts';
import type { OnboardingState } from './types.ts';

/** The events of the checklist. */
export type OnboardingEvent =
  /** The action button of a step was pressed. */
  | { readonly kind: 'complete'; readonly id: string }
  /** The card of a step was clicked. */
  | { readonly kind: 'jump'; readonly id: string }
  /** Steps are known to be done: they were stored, or their result was found. */
  | { readonly kind: 'found'; readonly ids: readonly string[] };

/** The initial checklist: nothing done, the first step open. */
export const initialOnboarding: OnboardingState = { steps: onboardingSteps, current: 0 };

function marked(state: OnboardingState, ids: readonly string[]): OnboardingState {
  const done = new Set(ids);
  const changes = state.steps.some((step) => !step.completed && done.has(step.id));
  if (!changes) return state;
  return {
    ...state,
    steps: state.steps.map((step) => (done.has(step.id) ? { ...step, completed: true } : step)),
  };
}

function found(state: OnboardingState, ids: readonly string[]): OnboardingState {
  const known = marked(state, ids);
  const open = known.steps.findIndex((step) => !step.completed);
  const isCurrentDone = known.steps[known.current]?.completed ?? true;
  return known !== state && isCurrentDone && open >= 0 ? { ...known, current: open } : known;
}

/**
 * The checklist after an event. Completion is one-way; completing a step opens the next, unless it is the last.
 * An unknown id or event changes nothing.
 * @example
 * onboardingTransition(initialOnboarding, { kind: 'complete', id: 'demo' }).current // => 1
 */
export function onboardingTransition(state: OnboardingState, event: OnboardingEvent): OnboardingState {
  if (event.kind === 'found') return found(state, event.ids);
  const index = state.steps.findIndex((step) => step.id === event.id);
  if (index < 0) return state;
  switch (event.kind) {
    case 'complete':
      return { ...marked(state, [event.id]), current: Math.min(index + 1, state.steps.length - 1) };
    case 'jump':
      return { ...state, current: index };
    default:
      return state;
  }
}
