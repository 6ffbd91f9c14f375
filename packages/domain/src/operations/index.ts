export * from './types.ts';
export { canExecute, createOperation, markExecuted, offersExecution } from './operation.ts';
export type { Operation } from './operation.ts';
export { classifyOperationType } from './operationTypes.ts';
export type { OperationTypes } from './operationTypes.ts';
export {
  initialOperationState,
  isFinalState,
  isSettledState,
  operationLifecycle,
  operationStates,
  operationTransition,
  pendingState,
  unfinishedStates,
} from './lifecycle.ts';
export type { OperationEvent, OperationMove, OperationState } from './lifecycle.ts';
