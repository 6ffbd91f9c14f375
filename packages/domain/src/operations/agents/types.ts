import type { OperationTypes } from '../operations/operationTypes.ts';
import type { OperationType, RiskLevel, Service } from '../operations/types.ts';

/** The operation a response proposes (SP-INTG-12). */
export interface ProposedOperation<Type extends OperationType = OperationType> {
  readonly id: string;
  readonly type: Type;
  readonly risk: RiskLevel;
}

interface ResponseBase<Type extends OperationType> {
  readonly success: boolean;
  /** Set when nothing was asked and nothing was changed (D1). */
  readonly simulated: boolean;
  /** Missing when no plan came about. */
  readonly operation?: ProposedOperation<Type>;
  readonly explanation: string;
  readonly warnings: readonly string[];
  readonly commands: readonly string[];
}

/** What a plan will use (SP-INTG-16). */
export interface UsageImpact {
  readonly storage: string;
  readonly rows: string;
  readonly requests: string;
}

/** The branches a plan touches (CS-AGNT-04). */
export interface BranchInfo {
  readonly currentBranch: string;
  readonly targetBranch: string;
  readonly conflictsDetected: boolean;
}

/** Where a deployment goes (CS-AGNT-06, A09). */
export interface DeploymentInfo {
  readonly siteUrl: string;
  readonly deployUrl?: string | undefined;
  readonly buildTime: string;
}

/** Response of the database agent (CS-AGNT-02). */
export interface DatabaseResponse extends ResponseBase<OperationTypes['database']> {
  readonly code?: string;
  readonly usageImpact?: UsageImpact;
}

/** Response of the code-hosting agent (CS-AGNT-03). */
export interface CodeHostingResponse extends ResponseBase<OperationTypes['code-hosting']> {
  readonly branchInfo?: BranchInfo;
}

/** Response of the deployment agent (CS-AGNT-05). */
export interface DeploymentResponse extends ResponseBase<OperationTypes['deployment']> {
  readonly deploymentInfo?: DeploymentInfo;
  /** Names only, never values. */
  readonly environmentVars?: readonly string[];
}

/** The response each service gives. */
export interface AgentResponses {
  readonly database: DatabaseResponse;
  readonly 'code-hosting': CodeHostingResponse;
  readonly deployment: DeploymentResponse;
}

export type AgentResponse = AgentResponses[Service];
