import type { OperationTypes } from '../operationTypes.ts';
import type { UsageImpact } from '../receipt/usageImpact.ts';
import type { OperationType, RiskLevel, Service } from '../types.ts';

/** The operation a response proposes. */
export interface ProposedOperation<Type extends OperationType = OperationType> {
  readonly id: string;
  readonly type: Type;
  readonly risk: RiskLevel;
}

interface ResponseBase<Type extends OperationType> {
  readonly success: boolean;
  /** True when no service was called and nothing was changed. */
  readonly simulated: boolean;
  /** Undefined when no plan was made. */
  readonly operation?: ProposedOperation<Type>;
  readonly explanation: string;
  readonly warnings: readonly string[];
  readonly commands: readonly string[];
}

/** The branches a plan touches. */
export interface BranchInfo {
  readonly currentBranch: string;
  readonly targetBranch: string;
  readonly conflictsDetected: boolean;
}

/** Addresses and build time of a deployment. */
export interface DeploymentInfo {
  readonly siteUrl: string;
  readonly deployUrl?: string | undefined;
  readonly buildTime: string;
}

/** Response of the database agent. */
export interface DatabaseResponse extends ResponseBase<OperationTypes['database']> {
  readonly code?: string;
  readonly usageImpact?: UsageImpact;
}

/** Response of the code-hosting agent. */
export interface CodeHostingResponse extends ResponseBase<OperationTypes['code-hosting']> {
  readonly branchInfo?: BranchInfo;
}

/** Response of the deployment agent. */
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
