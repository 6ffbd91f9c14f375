export { importComponents } from './import.ts';
export type { ImportChange, ImportedComponents } from './import.ts';
export { componentFromDraft, draftOf } from './draft.ts';
export type { ComponentDraft, DraftErrors } from './draft.ts';
export {
  adoptComponents,
  mergeComponents,
  nextComponentId,
  removeComponent,
  replaceComponent,
} from './edit.ts';
export type { MergedComponents } from './edit.ts';
export { componentsJson, isDay, maxComponents, parseComponents } from './parse.ts';
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
