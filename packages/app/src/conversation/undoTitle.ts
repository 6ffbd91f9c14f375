import type { OperationView } from '@saywright/engine/protocol';
import { agentCopy } from '../copy/conversation.ts';

/** Why an undo is shown before it is executed. */
export function undoTitle({ confirmation }: OperationView): string {
  return confirmation ? agentCopy.undoNeedsYou : agentCopy.undoPartial;
}
