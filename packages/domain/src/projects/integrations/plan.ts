import type {
  AgentResponse,
  BranchInfo,
  DeploymentInfo,
  ProposedOperation,
  UsageImpact,
} from '../agents/index.ts';

/** A plan as the panels show it, whichever service it is for (SP-INTG-11 to SP-INTG-16, CS-AGNT-01 to CS-AGNT-06). */
export interface OperationPlan {
  readonly success: boolean;
  readonly explanation: string;
  /** With id, type and risk; missing when no plan came about. */
  readonly operation?: (Pick<ProposedOperation, 'id' | 'risk'> & { readonly type: string }) | undefined;
  readonly commands: readonly string[];
  readonly warnings: readonly string[];
  /** With currentBranch, targetBranch and conflictsDetected. */
  readonly branchInfo?: BranchInfo | undefined;
  /** With siteUrl and buildTime. */
  readonly deploymentInfo?: DeploymentInfo | undefined;
  /** Names only, never values (H13). */
  readonly environmentVars: readonly string[];
  /** Generated SQL. */
  readonly code?: string | undefined;
  /** With storage, rows and requests. */
  readonly usageImpact?: UsageImpact | undefined;
}

/**
 * The name of a variable without the value that may stand behind it (H13).
 * @example
 * variableName('KEY=hush') // => 'KEY'
 */
export function variableName(text: string): string {
  return text.replace(/=.*/su, '').trim();
}

/**
 * The plan in the response of an agent; lists are there even when they are empty (SP-INTG-11, SP-INTG-13).
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
