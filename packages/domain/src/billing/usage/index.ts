export { planLimits, projectLimit, projectRefusal, requestRefusal, storageRefusal } from './limits.ts';
export type { PlanLimits } from './limits.ts';
export { freePlanLimits, freePlanUsage, measuredUsage } from './usage.ts';
export type { UsageDisplay } from './usage.ts';
