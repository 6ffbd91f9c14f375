export { findingsLevel } from '../finding.ts';
export type { RiskFinding, UndoExtent } from '../finding.ts';
export { gitRisk } from './gitRisk.ts';
export type { GitFacts, GitFinding, GitStep } from './types.ts';
