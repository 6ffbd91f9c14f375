export { freePlanLimits, freePlanUsage, measuredUsage } from './usage.ts';
export type { UsageDisplay } from './usage.ts';
