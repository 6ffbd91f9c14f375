import { tourSteps } from './steps.ts';
import type { TourState } from './types.ts';
import { autoPilotDelay } from './view.ts';

/** The events of the tour. */
export type TourEvent =
  | { readonly kind: 'start'; readonly isAutoPilot?: boolean }
  | { readonly kind: 'next' }
  | { readonly kind: 'previous' }
  | { readonly kind: 'play' }
  | { readonly kind: 'pause' }
  /** The time of a step has elapsed; `step` is the step of the timer. */
  | { readonly kind: 'elapsed'; readonly step: number }
  /** The app navigated to a path, by the user or by the tour. */
  | { readonly kind: 'visited'; readonly path: string }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'stop' };

/** The initial tour: inactive, nobody signed in. */
export const initialTour: TourState = {
  isActive: false,
  step: 0,
  isAutoPilot: false,
  isSignedIn: false,
  destination: undefined,
};

function stopped(state: TourState): TourState {
  return { ...initialTour, isSignedIn: state.isSignedIn };
}

/** Goes to a step and requests its route; does nothing before the first step and stops after the last. */
function moved(state: TourState, step: number): TourState {
  if (!state.isActive || step < 0) return state;
  const target = tourSteps[step];
  return target ? { ...state, step, destination: target.route } : stopped(state);
}

function plainPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/u);
  return bare.length > 1 && bare.endsWith('/') ? bare.slice(0, -1) : bare;
}

/** Syncs the step with a route of the tour; any other path keeps the step. */
function visited(state: TourState, path: string): TourState {
  if (!state.isActive) return state;
  const step = tourSteps.findIndex(({ route }) => route === plainPath(path));
  return step < 0 ? state : { ...state, step, destination: undefined };
}

/** Resumes the tour after a sign-in, at the step where the guard stopped it. */
function signedIn(state: TourState): TourState {
  if (state.isSignedIn) return state;
  const step = state.isActive ? tourSteps[state.step] : undefined;
  return {
    ...state,
    isSignedIn: true,
    destination: step?.isProtected ? step.route : state.destination,
  };
}

/**
 * The tour after an event; an event of unknown kind changes nothing.
 * @example
 * tourTransition(initialTour, { kind: 'start' }).destination // => '/'
 */
export function tourTransition(state: TourState, event: TourEvent): TourState {
  switch (event.kind) {
    case 'start':
      return moved(
        { ...stopped(state), isActive: true, isAutoPilot: event.isAutoPilot ?? false },
        initialTour.step,
      );
    case 'next':
      return moved(state, state.step + 1);
    case 'previous':
      return moved(state, state.step - 1);
    case 'elapsed':
      return event.step === state.step && autoPilotDelay(state) !== undefined
        ? moved(state, state.step + 1)
        : state;
    case 'play':
    case 'pause':
      return state.isActive ? { ...state, isAutoPilot: event.kind === 'play' } : state;
    case 'visited':
      return visited(state, event.path);
    case 'signed-in':
      return signedIn(state);
    case 'signed-out':
      return { ...state, isSignedIn: false };
    case 'stop':
      return stopped(state);
    default:
      return state;
  }
}
