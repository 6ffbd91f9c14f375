/** Types of activities. */
export const dashboardActivityTypes = ['created', 'deployed', 'updated'] as const;
export type DashboardActivityType = (typeof dashboardActivityTypes)[number];

/** Results of an activity. */
export const dashboardActivityStatuses = ['success', 'pending', 'error'] as const;
export type DashboardActivityStatus = (typeof dashboardActivityStatuses)[number];

/** One entry of the recent activity. */
export interface DashboardActivity {
  readonly id: string;
  readonly name: string;
  readonly type: DashboardActivityType;
  /** The time, in words. */
  readonly timestamp: string;
  readonly status: DashboardActivityStatus;
}

/** The sample activities. */
export const dashboardActivities: readonly DashboardActivity[] = [
  { id: 'sample-1', name: 'Customer list', type: 'created', timestamp: '2 minutes ago', status: 'success' },
  { id: 'sample-2', name: 'Landing page', type: 'deployed', timestamp: '1 hour ago', status: 'success' },
  { id: 'sample-3', name: 'Order rules', type: 'updated', timestamp: '3 hours ago', status: 'pending' },
  { id: 'sample-4', name: 'Booking form', type: 'deployed', timestamp: 'yesterday', status: 'error' },
  { id: 'sample-5', name: 'Product catalogue', type: 'updated', timestamp: '2 days ago', status: 'success' },
];
