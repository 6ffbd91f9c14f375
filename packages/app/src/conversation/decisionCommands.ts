import type { OperationEvent } from '@saywright/domain/operations';
import { commands } from '@saywright/engine/protocol';

/** What a person decides about an operation. */
export type OperationAct = Extract<OperationEvent, 'execute' | 'decline' | 'undo'>;

/** The last command of each decision. An undo without obstacles is executed at once. */
export const decisionCommands = {
  execute: commands.execute,
  decline: commands.decline,
  undo: commands.execute,
} as const satisfies Readonly<Record<OperationAct, unknown>>;
