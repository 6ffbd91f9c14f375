import { executionFailed, executionSucceeded } from '@saywright/domain/chat';
import { monitoringToasts } from '@saywright/domain/monitoring';
import { serviceNames } from '@saywright/domain/operations';
import { commands, type OperationView } from '@saywright/engine/protocol';
import { commandErrors } from '@saywright/domain/network';
import { toast } from '@saywright/ui/Toast';
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import { agentCopy } from '../copy/conversation.ts';
import { useAuth } from '../providers/auth.ts';
import { useCommands } from '../providers/commands.ts';
import { useNetwork } from '../providers/network.ts';
import { clientExecutes } from '../services/commands.ts';
import { keys } from '../services/data.ts';
import { EngineError } from '../services/engineError.ts';
import { noteError, sentence } from '../services/errors.ts';
import { placeOf } from '../services/installation.ts';
import { tellEnding } from '../services/endings.ts';
import { endSession } from '../services/sessionEnd.ts';
import type { Entry, TalkOutcome } from './entries.ts';
import { moment, reportExecution } from './planning.ts';

/** What can be done with a planned operation. */
export interface OperationActions {
  /** The operation that is being executed, declined or undone. */
  readonly working: string | undefined;
  /** Puts an operation's newest state in place. */
  readonly keep: (operation: OperationView) => Promise<void>;
  readonly execute: (operation: OperationView, confirmed: boolean) => Promise<void>;
  readonly decline: (operation: OperationView) => Promise<void>;
  readonly undo: (operation: OperationView) => Promise<void>;
  /** Puts a plan in the place of a whole undo that takes back only what nobody changed since. */
  readonly undoUntouched: (wholeUndo: OperationView) => Promise<void>;
}

/** The refusal of a plan that holds no more, as the conversation shows it. */
function limitReached(reason: string): TalkOutcome {
  return { kind: 'refusal', reason, suggestions: [], isLimit: true };
}

/** What is done about an operation. */
type Act = 'execute' | 'decline' | 'undo';

/** What the conversation says of an executed operation: what was observed, and where. */
function executedText({ service, effect, result }: OperationView, isSandbox: boolean): string {
  return executionSucceeded({ service, place: placeOf(service, isSandbox), effect, result: result ?? '' });
}

/** Whether the engine said no, with its reason; else it failed, or did not answer. */
function isRefusal(error: unknown): boolean {
  return error instanceof EngineError && error.code !== 'unreachable' && error.code !== 'failed';
}

/**
 * Carries out what the person decides about operations, and posts what was observed through `post`; where it is
 * monitored, a toast says it as well.
 */
export function useOperationActions(post: (entry: Entry) => void, isMonitored = false): OperationActions {
  const { userId } = useAuth();
  const { id: scope, send, isSandbox } = useCommands();
  const { canPerformOperations } = useNetwork();
  const { mutate } = useSWRConfig();
  const isReady = isSandbox || canPerformOperations;
  const [working, setWorking] = useState<string>();

  const keep = useCallback(
    async (operation: OperationView): Promise<void> => {
      await mutate(
        keys.operations(scope),
        (known: readonly OperationView[] = []) => [
          ...known.filter((other) => other.id !== operation.id),
          operation,
        ],
        { revalidate: false },
      );
    },
    [mutate, scope],
  );

  /** Asks again for all that a change may have touched. */
  const refresh = useCallback(() => mutate((key) => Array.isArray(key) && key[1] === scope), [mutate, scope]);

  /** Runs one command about an operation and shows where the operation stands afterwards, whatever happened. */
  const act = useCallback(
    async ({ id, service }: OperationView, work: () => Promise<OperationView>, what: Act) => {
      setWorking(id);
      try {
        if (!isReady) throw new Error(commandErrors.notReady);
        const operation = await work();
        await keep(operation);
        await refresh();
        return operation;
      } catch (error) {
        const failed = error instanceof EngineError ? error.operation : undefined;
        if (failed) await keep(failed);
        if (error instanceof EngineError && error.code === 'unauthorised') {
          await endSession(error.message);
          return undefined;
        }
        noteError(error, serviceNames[service], what, { operationId: id });
        const hasChanged = error instanceof EngineError && error.code === 'changed';
        // What to do next stays in the conversation; a toast would be gone before it is read.
        if (error instanceof EngineError && error.code === 'limit')
          post({ kind: 'outcome', ...moment(), outcome: limitReached(error.message) });
        else toast({ title: sentence(error), tone: hasChanged ? 'warning' : 'danger', duration: 5000 });
        if (failed?.state === 'failed') tellEnding(userId, failed, 'failed');
        if (failed?.state === 'failed' || (what === 'execute' && !isRefusal(error)))
          post({ kind: 'said', ...moment(), text: executionFailed(service, placeOf(service, isSandbox)) });
        await refresh();
        return undefined;
      } finally {
        setWorking(undefined);
      }
    },
    [isReady, isSandbox, keep, post, refresh, userId],
  );

  const execute = useCallback(
    async (operation: OperationView, confirmed: boolean): Promise<void> => {
      const { id, service } = operation;
      if (!isSandbox && !clientExecutes(service)) {
        post({ kind: 'said', ...moment(), text: executionFailed(service, placeOf(service, isSandbox)) });
        return;
      }
      const done = await act(
        operation,
        () => send(commands.execute, { operationId: id, confirmed }),
        'execute',
      );
      if (done?.state !== 'executed') return;
      tellEnding(userId, done, 'executed');
      if (isMonitored) toast({ ...monitoringToasts.completed, tone: 'success' });
      if (!isSandbox) reportExecution(send, done.service, id);
      post({ kind: 'said', ...moment(), text: executedText(done, isSandbox) });
    },
    [act, isMonitored, isSandbox, post, send, userId],
  );

  const decline = useCallback(
    async (operation: OperationView): Promise<void> => {
      await act(operation, () => send(commands.decline, { operationId: operation.id }), 'decline');
    },
    [act, send],
  );

  const show = useCallback(
    async (way: OperationView): Promise<void> => {
      await keep(way);
      post({ kind: 'operation', id: way.id, at: new Date().toISOString(), title: way.title, next: [] });
    },
    [keep, post],
  );

  const undo = useCallback(
    async (operation: OperationView): Promise<void> => {
      const wayBack = async (): Promise<OperationView> => {
        const way = await send(commands.undo, { operationId: operation.id });
        if (way.confirmation ?? way.isPartial) {
          // Later changes are in the way: that is a plan of its own, shown like any other.
          const title = way.confirmation ? agentCopy.undoNeedsYou : agentCopy.undoPartial;
          await show(way);
          toast({ title, tone: 'warning', duration: 5000 });
          return way;
        }
        return send(commands.execute, { operationId: way.id, confirmed: false });
      };
      const done = await act(operation, wayBack, 'undo');
      if (done?.state === 'executed') tellEnding(userId, done, 'undone');
    },
    [act, send, show, userId],
  );

  const undoUntouched = useCallback(
    async (wholeUndo: OperationView): Promise<void> => {
      const { id, undoOf } = wholeUndo;
      if (undoOf === null) return;
      await act(
        wholeUndo,
        async () => {
          const way = await send(commands.undo, { operationId: undoOf, scope: 'untouched' });
          await keep(await send(commands.decline, { operationId: id }));
          await show(way);
          return way;
        },
        'undo',
      );
    },
    [act, keep, send, show],
  );

  return { working, keep, execute, decline, undo, undoUntouched };
}
