export { dashboardActivityStatuses, dashboardActivityTypes, dashboardActivities } from './activity.ts';
export type { DashboardActivityStatus, DashboardActivityType, DashboardActivity } from './activity.ts';
export { dashboardCards } from './cards.ts';
export type { DashboardCard } from './cards.ts';
export { quickActions } from './quickActions.ts';
export type { DashboardQuickAction, DashboardQuickActionTarget } from './quickActions.ts';
