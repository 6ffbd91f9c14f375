import type { ErrorAnswer, ErrorCode, OperationView } from '../protocol/index.ts';

/** A command that was not carried out, with a sentence for the person and the operation as it stands. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly code: ErrorCode;
  readonly operation: OperationView | undefined;

  constructor(code: ErrorCode, message: string, operation?: OperationView) {
    super(message);
    this.code = code;
    this.operation = operation;
  }

  /** The error in the protocol's own shape. */
  toAnswer(): ErrorAnswer {
    const { code, message, operation } = this;
    return { error: { code, message, ...(operation ? { operation } : {}) } };
  }
}
