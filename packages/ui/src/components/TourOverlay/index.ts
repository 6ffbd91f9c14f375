export { TourOverlay } from './TourOverlay.tsx';
export type { TourLabels, TourOverlayProps } from './TourOverlay.tsx';
