export type { RiskLevel } from '../operations/types.ts';
export { effectiveRisk } from './effectiveRisk.ts';
export { keywordRisk } from './keywordRisk.ts';
export * from './sql/index.ts';
