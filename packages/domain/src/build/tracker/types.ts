/** What a tracked component can be; not the same list as in the registry (SP-BTRK-07, A22). */
export const trackerTypes = ['COMP', 'PAGE', 'FUNC', 'API', 'CTA'] as const;

/** States of a tracked component (SP-BTRK-12). */
export const trackerStatuses = ['planned', 'in-progress', 'completed', 'blocked'] as const;

/** How hard a tracked component is (SP-BTRK-08). */
export const trackerComplexities = ['Low', 'Medium', 'High'] as const;

/** How much it matters (SP-BTRK-10). */
export const trackerPriorities = ['High', 'Critical', 'Medium'] as const;

export type TrackerType = (typeof trackerTypes)[number];
export type TrackerStatus = (typeof trackerStatuses)[number];
export type TrackerComplexity = (typeof trackerComplexities)[number];
export type TrackerPriority = (typeof trackerPriorities)[number];

/** A component that is followed (SP-BTRK-06, SP-BTRK-09). Days are in ISO 8601. */
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
