import type { OperationView } from '@saywright/engine/protocol';

/** Differs after each change of the project, an undone one too. */
export function lastChange(operations: readonly OperationView[]): string {
  return operations
    .filter(({ state }) => state === 'executed' || state === 'undone')
    .map(({ id, state }) => `${id} ${state}`)
    .join(' ');
}
