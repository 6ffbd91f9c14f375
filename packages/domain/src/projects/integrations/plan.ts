import type {
  AgentResponse,
  BranchInfo,
  DeploymentInfo,
  ProposedOperation,
  UsageImpact,
} from '../../operations/agents/index.ts';

/** A plan in the form that the panels of all services show. */
export interface OperationPlan {
  readonly success: boolean;
  readonly explanation: string;
  /** With id, type and risk; missing when planning failed. */
  readonly operation?: (Pick<ProposedOperation, 'id' | 'risk'> & { readonly type: string }) | undefined;
  readonly commands: readonly string[];
  readonly warnings: readonly string[];
  /** With currentBranch, targetBranch and conflictsDetected. */
  readonly branchInfo?: BranchInfo | undefined;
  /** With siteUrl and buildTime. */
  readonly deploymentInfo?: DeploymentInfo | undefined;
  /** Names only, never values. */
  readonly environmentVars: readonly string[];
  /** Generated SQL. */
  readonly code?: string | undefined;
  /** With storage, rows and requests. */
  readonly usageImpact?: UsageImpact | undefined;
}

/**
 * The name of a variable, without a value after an equals sign.
 * @example
 * variableName('KEY=hush') // => 'KEY'
 */
export function variableName(text: string): string {
  return text.replace(/=.*/su, '').trim();
}

/**
 * The plan in an agent's response; lists are present even when empty.
 * @example
 * operationPlan({ ...failedResponse('deployment'), environmentVars: ['KEY=1'] }).environmentVars // => ['KEY']
 */
export function operationPlan(response: AgentResponse): OperationPlan {
  const { success, explanation, operation, commands, warnings } = response;
  const variables = 'environmentVars' in response ? response.environmentVars : undefined;
  return {
    success,
    explanation,
    ...(operation ? { operation } : {}),
    commands,
    warnings,
    environmentVars: (variables ?? []).map(variableName),
    ...('branchInfo' in response ? { branchInfo: response.branchInfo } : {}),
    ...('deploymentInfo' in response ? { deploymentInfo: response.deploymentInfo } : {}),
    ...('code' in response ? { code: response.code } : {}),
    ...('usageImpact' in response ? { usageImpact: response.usageImpact } : {}),
  };
}
