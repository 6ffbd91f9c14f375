import type { ErrorCode, OperationView } from '@saywright/engine/protocol';
import { authCopy } from '../copy/auth.ts';

/** Message for an answer that does not match the command's schema. */
export const unreadableAnswer = 'The server’s answer could not be read. Please try again.';

/** A command the engine did not carry out, with a message for the person. */
export class EngineError extends Error {
  readonly code: ErrorCode | 'unreachable';
  readonly status: number;
  /** The operation's current state, if the engine sent it. */
  readonly operation: OperationView | undefined;

  constructor(code: ErrorCode | 'unreachable', message: string, status: number, operation?: OperationView) {
    super(message);
    // The error layer recognises a network failure by this name.
    this.name = code === 'unreachable' ? 'NetworkError' : 'EngineError';
    this.code = code;
    this.status = status;
    this.operation = operation;
  }
}

/** The error for a server that did not answer. */
export function unreachable(): EngineError {
  return new EngineError('unreachable', authCopy.unreachable, 0);
}

/** The error for work the person stopped. */
export function stopped(): EngineError {
  return new EngineError('stopped', 'Stopped. Nothing was planned or changed.', 0);
}
