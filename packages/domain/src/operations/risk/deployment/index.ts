export { findingsLevel } from '../finding.ts';
export type { RiskFinding, UndoExtent } from '../finding.ts';
export { deploymentRisk } from './deploymentRisk.ts';
export type { DeploymentFacts, DeploymentFinding, DeploymentStep, SiteFacts } from './types.ts';
