import { tourSteps } from './steps.ts';
import type { TourMarker, TourState, TourStep } from './types.ts';

/** Said to a visitor whom the guard keeps from the current step (A61). */
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
 * Whether the tour waits for a sign-in: the guard is never weakened (A61).
 * @example
 * tourAwaitsSignIn({ ...initialTour, isActive: true, step: 1 }) // => true
 */
export function tourAwaitsSignIn(state: TourState): boolean {
  return !state.isSignedIn && (currentTourStep(state)?.isProtected ?? false);
}

/**
 * What is highlighted now; nothing once the tour has stopped (CS-TOUR-15, CS-TOUR-25).
 * @example
 * tourHighlights({ ...initialTour, isActive: true }) // => ['tv-navigation', 'quick-access']
 */
export function tourHighlights(state: TourState): readonly TourMarker[] {
  return tourAwaitsSignIn(state) ? [] : (currentTourStep(state)?.highlights ?? []);
}

/**
 * When auto-pilot moves on, in milliseconds from the start of the step; undefined while it does not (CS-TOUR-22, A61).
 * @example
 * autoPilotDelay(tourTransition(initialTour, { kind: 'start', isAutoPilot: true })) // => 5000
 */
export function autoPilotDelay(state: TourState): number | undefined {
  return state.isAutoPilot && !tourAwaitsSignIn(state) ? currentTourStep(state)?.duration : undefined;
}

/** What the overlay shows and which of its controls work (CS-TOUR-02 to CS-TOUR-08, A18). */
export interface TourOverlay {
  readonly step: TourStep;
  readonly counter: string;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
  /** Pause while auto-pilot runs; while a sign-in is awaited nothing plays. */
  readonly playLabel: 'Play' | 'Pause';
  readonly canPlay: boolean;
  /** Set while the tour waits for a sign-in. */
  readonly notice: string | undefined;
}

/**
 * The overlay; undefined while the tour is inactive (CS-TOUR-01).
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
