import { tourSteps } from './steps.ts';
import type { TourMarker, TourState, TourStep } from './types.ts';

/** The notice for a visitor who must sign in for the current step. */
export const tourSignInText = 'Sign in to continue the tour';

/**
 * The step the tour shows; undefined while it is inactive.
 * @example
 * currentTourStep(initialTour) // => undefined
 */
export function currentTourStep(state: TourState): TourStep | undefined {
  return state.isActive ? tourSteps[state.step] : undefined;
}

/**
 * Whether the tour waits for a sign-in; it never bypasses the guard.
 * @example
 * tourAwaitsSignIn({ ...initialTour, isActive: true, step: 1 }) // => true
 */
export function tourAwaitsSignIn(state: TourState): boolean {
  return !state.isSignedIn && (currentTourStep(state)?.isProtected ?? false);
}

/**
 * The markers highlighted now; none once the tour has stopped.
 * @example
 * tourHighlights({ ...initialTour, isActive: true }) // => ['tv-navigation', 'quick-access']
 */
export function tourHighlights(state: TourState): readonly TourMarker[] {
  return tourAwaitsSignIn(state) ? [] : (currentTourStep(state)?.highlights ?? []);
}

/**
 * When auto-pilot moves on, in milliseconds from the start of the step; undefined while it is off or waiting.
 * @example
 * autoPilotDelay(tourTransition(initialTour, { kind: 'start', isAutoPilot: true })) // => 5000
 */
export function autoPilotDelay(state: TourState): number | undefined {
  return state.isAutoPilot && !tourAwaitsSignIn(state) ? currentTourStep(state)?.duration : undefined;
}

/** The content of the overlay and the state of its controls. */
export interface TourOverlay {
  readonly step: TourStep;
  readonly counter: string;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
  /** Pause while auto-pilot runs; Play while it is off or waiting for a sign-in. */
  readonly playLabel: 'Play' | 'Pause';
  readonly canPlay: boolean;
  /** Set while the tour waits for a sign-in. */
  readonly notice: string | undefined;
}

/**
 * The overlay; undefined while the tour is inactive.
 * @example
 * tourOverlay({ ...initialTour, isActive: true }).counter // => 'Step 1 of 4'
 */
export function tourOverlay(state: TourState): TourOverlay | undefined {
  const step = currentTourStep(state);
  if (!step) return undefined;
  const isWaiting = tourAwaitsSignIn(state);
  return {
    step,
    counter: `Step ${state.step + 1} of ${tourSteps.length}`,
    canGoBack: state.step > 0,
    canGoForward: state.step < tourSteps.length - 1,
    playLabel: state.isAutoPilot && !isWaiting ? 'Pause' : 'Play',
    canPlay: !isWaiting,
    notice: isWaiting ? tourSignInText : undefined,
  };
}
