export { trackedComponents } from './sample.ts';
export {
  addComponent,
  componentsCsv,
  filterComponents,
  noComponentsText,
  noFilter,
  trackerSummary,
} from './tracker.ts';
export type { ComponentFilters } from './tracker.ts';
export { trackerComplexities, trackerPriorities, trackerStatuses, trackerTypes } from './types.ts';
export type {
  TrackedComponent,
  TrackerComplexity,
  TrackerPriority,
  TrackerStatus,
  TrackerType,
} from './types.ts';
