import type { ErrorCode, OperationView } from '@saywright/engine/protocol';
import { authCopy } from '../copy/auth.ts';

/** Said of an answer that is not what the command answers. */
export const unreadableAnswer = 'The server gave an answer that cannot be read. Please try again.';

/** A command the engine did not carry out, with its sentence for the person. */
export class EngineError extends Error {
  readonly code: ErrorCode | 'unreachable';
  readonly status: number;
  /** The operation as it stands now, where the engine told. */
  readonly operation: OperationView | undefined;

  constructor(code: ErrorCode | 'unreachable', message: string, status: number, operation?: OperationView) {
    super(message);
    // By this name the error layer knows a failure of the network (CS-ERRS-04).
    this.name = code === 'unreachable' ? 'NetworkError' : 'EngineError';
    this.code = code;
    this.status = status;
    this.operation = operation;
  }
}

/** A server that did not answer. */
export function unreachable(): EngineError {
  return new EngineError('unreachable', authCopy.unreachable, 0);
}
