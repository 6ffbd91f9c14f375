export { homeFeatures } from './features.ts';
export type { HomeFeature } from './features.ts';
