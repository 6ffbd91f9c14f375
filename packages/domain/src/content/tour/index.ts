export { tourSteps } from './steps.ts';
export { initialTour, tourTransition } from './tourTransition.ts';
export type { TourEvent } from './tourTransition.ts';
export { tourMarkers } from './types.ts';
export type { TourMarker, TourState, TourStep } from './types.ts';
export {
  autoPilotDelay,
  currentTourStep,
  tourAwaitsSignIn,
  tourHighlights,
  tourOverlay,
  tourSignInText,
} from './view.ts';
export type { TourOverlay } from './view.ts';
