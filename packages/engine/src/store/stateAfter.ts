import { operationTransition, type OperationEvent, type OperationState } from '@saywright/domain/operations';

/** Thrown for a move that the lifecycle does not allow. */
export class IllegalMoveError extends Error {
  override name = 'IllegalMoveError';
}

/** The state after an event. Throws an `IllegalMoveError` where the event is not legal. */
export function stateAfter(state: OperationState, event: OperationEvent): OperationState {
  const move = operationTransition(state, event);
  if (!move.ok) throw new IllegalMoveError(move.error);
  return move.value.to;
}
