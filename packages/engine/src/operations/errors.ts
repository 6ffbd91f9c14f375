import type { ErrorAnswer, ErrorCode, OperationView } from '../protocol/index.ts';

/** A command that was not carried out, with a sentence for the person and the current state of the operation. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly code: ErrorCode;
  readonly operation: OperationView | undefined;

  constructor(code: ErrorCode, message: string, operation?: OperationView) {
    super(message);
    this.code = code;
    this.operation = operation;
  }

  /** The error in the protocol's shape. */
  toAnswer(): ErrorAnswer {
    const { code, message, operation } = this;
    return { error: { code, message, ...(operation ? { operation } : {}) } };
  }
}

/** The error for something the person stopped before it changed anything. */
export function stopped(operation?: OperationView): CommandError {
  return new CommandError('stopped', 'You stopped this. Nothing was changed.', operation);
}

/** Rethrows an error; after an abort, throws `stopped()` instead. */
export function unlessStopped(signal: AbortSignal | undefined): (error: unknown) => never {
  return (error) => {
    throw signal?.aborted === true ? stopped() : error;
  };
}

/** The result of a change that matched nothing, and the refusal to undo it. */
export const nothingChanged = 'Nothing was changed, so there is nothing to undo.';
