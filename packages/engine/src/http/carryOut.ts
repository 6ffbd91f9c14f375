import type { Handler } from '../operations/commands.ts';
import { CommandError } from '../operations/errors.ts';
import type { OperationPipeline } from '../operations/pipeline.ts';
import type { Backend } from '../ports/backend.ts';
import { unreadable } from './readable.ts';
import { sessionOwner } from './session.ts';

export interface CarryOutParts {
  readonly backend: Pick<Backend, 'url' | 'publishableKey' | 'fetch'>;
  readonly handlers: ReadonlyMap<string, Handler>;
  readonly pipeline: Pick<OperationPipeline, 'recoverOf'>;
  /** Resolves once operations that a crash interrupted are reconciled. */
  readonly recovered: () => Promise<void>;
  /** Logs internal errors; never what a person typed. */
  readonly logError: (error: unknown) => void;
}

interface NamedPayload {
  readonly command: string;
  readonly payload: unknown;
}

/**
 * Carries out the command in a request for the person whose session it has, authorised each time; the body is read once
 * that person is known. Throws a `CommandError`.
 */
export type CarryOut = (request: Request, read: () => Promise<NamedPayload>) => Promise<unknown>;

export function carryingOut(parts: CarryOutParts): CarryOut {
  const { backend, handlers, pipeline, recovered, logError } = parts;
  return async (request, read) => {
    await recovered();
    const owner = await sessionOwner(backend, request);
    if (owner === undefined)
      throw new CommandError('unauthorised', 'Your session has ended. Please sign in again.');
    await pipeline.recoverOf(owner).catch(logError);
    const { command, payload } = await read();
    const run = handlers.get(command);
    if (!run) throw new CommandError('invalid', 'This command is not known.');
    return run(owner, payload, request.signal);
  };
}

/** Parses JSON. Throws a `CommandError` where it is invalid or cannot be stored. */
export function readJson(text: string): unknown {
  const problem = unreadable(text);
  if (problem !== undefined) throw new CommandError('invalid', problem);
  return JSON.parse(text);
}
