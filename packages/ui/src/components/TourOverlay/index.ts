export { TourOverlay } from './TourOverlay.tsx';
export type { TourOverlayProps } from './TourOverlay.tsx';
export type { TourLabels } from './messages.ts';
