export * from './types.ts';
export { canExecute, offersExecution } from './operation.ts';
export type { Operation } from './operation.ts';
export { classifyOperationType } from './operationTypes.ts';
export type { OperationTypes } from './operationTypes.ts';
export { operationTransition } from './transition.ts';
export type { OperationEvent, OperationState } from './transition.ts';
