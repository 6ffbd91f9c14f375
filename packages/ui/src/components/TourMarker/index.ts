export { TourMarker } from './TourMarker.tsx';
export type { TourMarkerProps } from './TourMarker.tsx';
