import type { TrackedComponent } from './types.ts';

/** Every field of a tracked component, in the order of its table. */
export const componentFields = [
  'id',
  'name',
  'type',
  'description',
  'status',
  'complexity',
  'estimatedHours',
  'actualHours',
  'estimatedLines',
  'actualLines',
  'dependencies',
  'tags',
  'phase',
  'priority',
  'assignedTo',
  'createdDate',
  'completedDate',
] as const satisfies readonly (keyof TrackedComponent)[];
