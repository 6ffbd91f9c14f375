export {
  blankInstruction,
  canExecutePlan,
  deploymentTransition,
  initialDeployment,
  initialPlanPanel,
  integrationPanels,
  reducePlanPanel,
  sampleConnection,
} from './panels.ts';
export type {
  DeploymentEvent,
  DeploymentState,
  IntegrationPanel,
  PlanPanelEvent,
  PlanPanelState,
  SourceHostConnection,
} from './panels.ts';
export { operationPlan, variableName } from './plan.ts';
export type { OperationPlan } from './plan.ts';
export { executedToast } from './executedToast.ts';
export { deploymentToasts, schemaToasts, sourceHostToasts } from './toasts.ts';
