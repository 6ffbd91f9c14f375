export type { RiskLevel } from '../types.ts';
export { effectiveRisk } from './effectiveRisk.ts';
export { keywordRisk } from './keywordRisk.ts';
export * from './deployment/index.ts';
export * from './git/index.ts';
export * from './sql/index.ts';
export { brokenPages, changedPages, grownPages, unshownColumns, unshownNotes } from './pageUse.ts';
export type { SitePage } from './pageUse.ts';
