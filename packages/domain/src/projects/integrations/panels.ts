import { isBlank } from '../../shared/text/index.ts';
import type { OperationPlan } from './plan.ts';
import { deploymentToasts, schemaToasts, sourceHostToasts } from './toasts.ts';

/** The three panels; the first is open initially. */
export const integrationPanels = ['source-host', 'deployment', 'schema'] as const;

export type IntegrationPanel = (typeof integrationPanels)[number];

const blankToasts = {
  'source-host': sourceHostToasts.blank,
  deployment: deploymentToasts.blank,
  schema: schemaToasts.blank,
} as const;

/**
 * The toast for a blank instruction; undefined for any other.
 * @example
 * blankInstruction('deployment', ' ').title // => 'Instruction required'
 */
export function blankInstruction(panel: IntegrationPanel, text: string) {
  return isBlank(text) ? blankToasts[panel] : undefined;
}

/** Whether the source host is connected; the sample is connected. */
export type SourceHostConnection = 'connected' | 'disconnected';

export const sampleConnection: SourceHostConnection = 'connected';

/** The state of the deployment panel. */
export type DeploymentState = 'ready' | 'deploying' | 'deployed';

/** `settled`: executed without deploying anything, as when a variable was set. */
export type DeploymentEvent = 'execute' | 'succeeded' | 'settled' | 'failed' | 'error' | 'planned';

/** The state of the deployment panel at first. */
export const initialDeployment: DeploymentState = 'ready';

/**
 * The deployment after an event; an event that the state does not accept changes nothing.
 * @example
 * deploymentTransition('deploying', 'succeeded') // => 'deployed'
 */
export function deploymentTransition(state: DeploymentState, event: DeploymentEvent): DeploymentState {
  if (event === 'execute') return 'deploying';
  if (state === 'deploying') {
    if (event === 'succeeded') return 'deployed';
    return event === 'planned' ? state : 'ready';
  }
  return event === 'planned' ? 'ready' : state;
}

/** The state of a panel that plans and executes; `executed` is true once the plan has run. */
export interface PlanPanelState<Response extends OperationPlan = OperationPlan> {
  readonly isProcessing: boolean;
  readonly response: Response | undefined;
  readonly error: string | undefined;
  readonly executed: boolean;
}

export type PlanPanelEvent<Response extends OperationPlan = OperationPlan> =
  | { readonly kind: 'plan-requested' }
  | { readonly kind: 'plan-received'; readonly response: Response }
  | { readonly kind: 'execution-requested' }
  | { readonly kind: 'executed' }
  /** The plan is closed: it was declined, undone, or only outlined. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'failed'; readonly error: string };

/** A panel before the first request. */
export const initialPlanPanel: PlanPanelState<never> = {
  isProcessing: false,
  response: undefined,
  error: undefined,
  executed: false,
};

/**
 * Whether the panel's plan can be executed: it exists, nothing is processing, and it has not run yet.
 * @example
 * canExecutePlan(initialPlanPanel) // => false
 */
export function canExecutePlan(state: PlanPanelState): boolean {
  const { isProcessing, response, executed } = state;
  return !isProcessing && !executed && response?.success === true && response.operation !== undefined;
}

/**
 * A panel after an event: first a plan, then its execution. When planning failed, the explanation is the agent's
 * error.
 * @example
 * reducePlanPanel(initialPlanPanel, { kind: 'plan-requested' }).isProcessing // => true
 */
export function reducePlanPanel<Response extends OperationPlan>(
  state: PlanPanelState<Response>,
  event: PlanPanelEvent<Response>,
): PlanPanelState<Response> {
  switch (event.kind) {
    case 'plan-requested':
      return state.isProcessing ? state : { ...initialPlanPanel, isProcessing: true };
    case 'plan-received':
      return {
        ...initialPlanPanel,
        response: event.response,
        error: event.response.success ? undefined : event.response.explanation,
      };
    case 'execution-requested':
      return canExecutePlan(state) ? { ...state, isProcessing: true, error: undefined } : state;
    case 'executed':
      return { ...state, isProcessing: false, error: undefined, executed: true };
    case 'settled':
      return { ...state, isProcessing: false, error: undefined };
    case 'failed':
      return { ...state, isProcessing: false, error: event.error };
    default:
      return state;
  }
}
