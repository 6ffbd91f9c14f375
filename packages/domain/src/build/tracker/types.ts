/** Types of tracked components; not the same list as in the registry. */
export const trackerTypes = ['COMP', 'PAGE', 'FUNC', 'API', 'CTA'] as const;

/** States of a tracked component. */
export const trackerStatuses = ['planned', 'in-progress', 'completed', 'blocked'] as const;

/** Complexity of a tracked component. */
export const trackerComplexities = ['Low', 'Medium', 'High'] as const;

/** Priority of a tracked component. */
export const trackerPriorities = ['High', 'Critical', 'Medium'] as const;

export type TrackerType = (typeof trackerTypes)[number];
export type TrackerStatus = (typeof trackerStatuses)[number];
export type TrackerComplexity = (typeof trackerComplexities)[number];
export type TrackerPriority = (typeof trackerPriorities)[number];

/** A tracked component. Days are in ISO 8601. */
export interface TrackedComponent {
  readonly id: string;
  readonly name: string;
  readonly type: TrackerType;
  readonly description: string;
  readonly status: TrackerStatus;
  readonly complexity: TrackerComplexity;
  readonly estimatedHours: number;
  readonly actualHours: number;
  readonly estimatedLines: number;
  readonly actualLines: number;
  readonly dependencies: readonly string[];
  readonly tags: readonly string[];
  readonly phase: string;
  readonly priority: TrackerPriority;
  readonly assignedTo: string;
  readonly createdDate: string;
  readonly completedDate: string | null;
}
