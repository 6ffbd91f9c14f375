import type { OperationView } from '@saywright/engine/protocol';
import { triedInstructions } from '../../services/drafts.ts';

/** Most instructions of a trial that are kept. */
const most = 20;

/** Keeps what the operations of a trial have left; an earlier trial is forgotten once this one has begun. */
export function keepTried(operations: readonly OperationView[]): void {
  const left = operations.filter(({ state, undoOf }) => state === 'executed' && undoOf === null);
  triedInstructions().keep(left.map(({ instruction }) => instruction).slice(0, most));
}
