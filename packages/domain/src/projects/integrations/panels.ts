import { isBlank } from '../text/index.ts';
import type { OperationPlan } from './plan.ts';
import { deploymentToasts, schemaToasts, sourceHostToasts } from './toasts.ts';

/** The three panels; the first is shown at first (SP-INTG-03, SP-INTG-04). */
export const integrationPanels = ['source-host', 'deployment', 'schema'] as const;

export type IntegrationPanel = (typeof integrationPanels)[number];

const blankToasts = {
  'source-host': sourceHostToasts.blank,
  deployment: deploymentToasts.blank,
  schema: schemaToasts.blank,
} as const;

/**
 * The toast of a blank instruction; undefined when something was typed (SP-INTG-24 to SP-INTG-26).
 * @example
 * blankInstruction('deployment', ' ').title // => 'Instruction required'
 */
export function blankInstruction(panel: IntegrationPanel, text: string) {
  return isBlank(text) ? blankToasts[panel] : undefined;
}

/** Whether the source host is connected; the sample is connected (SP-INTG-05, A100). */
export type SourceHostConnection = 'connected' | 'disconnected';

export const sampleConnection: SourceHostConnection = 'connected';

/** Where a deployment stands (SP-INTG-18 to SP-INTG-21). */
export type DeploymentState = 'ready' | 'deploying' | 'deployed';

/** `settled`: carried out, and nothing was deployed by it, as when a variable was set. */
export type DeploymentEvent = 'execute' | 'succeeded' | 'settled' | 'failed' | 'error' | 'planned';

/** The deployment panel starts ready (SP-INTG-18). */
export const initialDeployment: DeploymentState = 'ready';

/**
 * The deployment after an event; one that does not fit changes nothing (SP-INTG-18 to SP-INTG-21).
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

/** What a panel that plans and executes knows; `executed` marks a plan that was carried out (SP-INTG-17, SP-INTG-22, SP-INTG-23). */
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
  /** Nothing more comes of it: it was declined, taken back, or only outlined. */
  | { readonly kind: 'settled' }
  | { readonly kind: 'failed'; readonly error: string };

/** A panel before anything was asked (SP-INTG-17, SP-INTG-22). */
export const initialPlanPanel: PlanPanelState<never> = {
  isProcessing: false,
  response: undefined,
  error: undefined,
  executed: false,
};

/**
 * Whether the plan of a panel can be executed: it came about, nothing is processing, and it is still to do (SP-INTG-17, SP-INTG-23).
 * @example
 * canExecutePlan(initialPlanPanel) // => false
 */
export function canExecutePlan(state: PlanPanelState): boolean {
  const { isProcessing, response, executed } = state;
  return !isProcessing && !executed && response?.success === true && response.operation !== undefined;
}

/**
 * A panel after an event: first a plan, then its execution. The explanation of a plan that did not come about is the
 * error of the agent (SP-INTG-10, SP-INTG-17, SP-INTG-22, SP-INTG-23).
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
