import { executionFailed, executionSucceeded } from '@saywright/domain/chat';
import { monitoringToasts } from '@saywright/domain/monitoring';
import { serviceNames } from '@saywright/domain/operations';
import { commands, type OperationView, type PlanAnswer } from '@saywright/engine/protocol';
import { commandErrors } from '@saywright/domain/network';
import { toast } from '@saywright/ui/Toast';
import { useCallback, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useAuth } from '../providers/auth.ts';
import { useCommands } from '../providers/commands.ts';
import { useNetwork } from '../providers/network.ts';
import { clientExecutes } from '../services/commands.ts';
import { keys, useRefetch } from '../services/data.ts';
import { EngineError } from '../services/engineError.ts';
import { noteError, sentence } from '../services/errors.ts';
import { placeOf } from '../services/installation.ts';
import { notifyEnding } from '../services/operationNotifications.ts';
import { endSession } from '../services/sessionEnd.ts';
import { decisionCommands, type OperationAct } from './decisionCommands.ts';
import type { Entry } from './entries.ts';
import type { TalkOutcome } from './talkText.ts';
import { newTurn, reportExecution } from './planning.ts';
import { undoTitle } from './undoTitle.ts';

/** Actions on planned operations. */
export interface OperationActions {
  /** The decision the server is carrying out for an operation; undefined if none. */
  readonly workingOn: (id: string) => OperationAct | undefined;
  /** Id of the operation the server is working on. */
  readonly working: string | undefined;
  /** Stops an execution before it changes anything; undefined while that is not possible. */
  readonly stopExecution: (() => void) | undefined;
  /** Stores an operation's newest state in the cache. */
  readonly keep: (operation: OperationView) => Promise<void>;
  /** Shows what words decided on the server, as the buttons do. */
  readonly noteDecision: (decided: Decided) => Promise<void>;
  readonly execute: (operation: OperationView, confirmed: boolean) => Promise<void>;
  readonly decline: (operation: OperationView) => Promise<void>;
  readonly undo: (operation: OperationView) => Promise<void>;
  /** Replaces a whole undo with a plan that reverts only what nobody has changed since. */
  readonly undoUntouched: (wholeUndo: OperationView) => Promise<void>;
}

/** What an answer decided about an operation. */
type Decided = NonNullable<PlanAnswer['decided']>;

/** The refusal shown when the subscription's limit is reached. */
function limitReached(reason: string): TalkOutcome {
  return { kind: 'refusal', reason, suggestions: [], isLimit: true };
}

/** Text for an executed operation: what was observed, and where. */
function executedText({ service, effect, result }: OperationView, isSandbox: boolean): string {
  return executionSucceeded({ service, place: placeOf(service, isSandbox), effect, result: result ?? '' });
}

/** Whether nothing answered, rather than the engine with a reason. */
function isUnreachable(error: unknown): boolean {
  return !(error instanceof EngineError) || error.code === 'unreachable';
}

/** Carries out decisions about operations and posts each outcome with the operation's id through `post`; with `isMonitored`, in a toast as well. */
export function useOperationActions(
  post: (entry: Entry, operationId: string) => void,
  isMonitored = false,
): OperationActions {
  const { userId } = useAuth();
  const { id: scope, send, isSandbox } = useCommands();
  const { canPerformOperations } = useNetwork();
  const { mutate } = useSWRConfig();
  const isReady = isSandbox || canPerformOperations;
  const [working, setWorking] = useState<{ readonly id: string; readonly act: OperationAct }>();
  const [stoppable, setStoppable] = useState<string>();

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

  const refetch = useRefetch();

  /** Runs a command about an operation, then shows the operation's state, also after a failure. */
  const act = useCallback(
    async ({ id, service }: OperationView, work: () => Promise<OperationView>, what: OperationAct) => {
      setWorking({ id, act: what });
      try {
        if (!isReady) throw new Error(commandErrors.notReady);
        const operation = await work();
        await keep(operation);
        await refetch(decisionCommands[what]);
        return operation;
      } catch (error) {
        const failed = error instanceof EngineError ? error.operation : undefined;
        if (failed) await keep(failed);
        if (error instanceof EngineError && error.code === 'unauthorised') {
          await endSession(error.message);
          return undefined;
        }
        const code = error instanceof EngineError ? error.code : undefined;
        if (code !== 'stopped') noteError(error, serviceNames[service], what, { operationId: id });
        const isWell = code === 'changed' || code === 'stopped';
        // Next steps stay in the conversation; a toast could disappear before it is read.
        if (error instanceof EngineError && error.code === 'limit')
          post({ kind: 'outcome', ...newTurn(), outcome: limitReached(error.message) }, id);
        // The card of a failed operation says why, and announces it.
        else if (failed?.state !== 'failed')
          toast({ title: sentence(error), tone: isWell ? 'warning' : 'danger', duration: 5000 });
        if (failed?.state === 'failed') notifyEnding(userId, failed, 'failed');
        else if (what === 'execute' && isUnreachable(error))
          post(
            { kind: 'said', ...newTurn(), text: executionFailed(service, placeOf(service, isSandbox)) },
            id,
          );
        await refetch(decisionCommands[what]);
        return undefined;
      } finally {
        setWorking(undefined);
        setStoppable(undefined);
      }
    },
    [isReady, isSandbox, keep, post, refetch, userId],
  );

  const noteDecision = useCallback(
    async ({ act: decided, operation }: Decided): Promise<void> => {
      await keep(operation);
      await refetch(decisionCommands[decided]);
      if (operation.state === 'failed') notifyEnding(userId, operation, 'failed');
      if (operation.state !== 'executed') return;
      notifyEnding(userId, operation, decided === 'undo' ? 'undone' : 'executed');
      if (decided === 'execute' && !isSandbox) reportExecution(send, operation.service, operation.id);
    },
    [isSandbox, keep, refetch, send, userId],
  );

  const execute = useCallback(
    async (operation: OperationView, confirmed: boolean): Promise<void> => {
      const { id, service } = operation;
      if (!isSandbox && !clientExecutes(service)) {
        post({ kind: 'said', ...newTurn(), text: executionFailed(service, placeOf(service, isSandbox)) }, id);
        return;
      }
      // Only work on many files takes long before the first change.
      if (!isSandbox && service === 'code-hosting') setStoppable(id);
      const done = await act(
        operation,
        async () => {
          const executed = await send(commands.execute, { operationId: id, confirmed });
          // Before the card shows it, so that nothing that is sent next can come in between.
          if (executed.state === 'executed')
            post({ kind: 'said', ...newTurn(), text: executedText(executed, isSandbox) }, id);
          return executed;
        },
        'execute',
      );
      if (done?.state !== 'executed') return;
      notifyEnding(userId, done, 'executed');
      if (isMonitored) toast({ ...monitoringToasts.completed, tone: 'success' });
      if (!isSandbox) reportExecution(send, done.service, id);
    },
    [act, isMonitored, isSandbox, post, send, userId],
  );

  const stop = useCallback((): void => {
    // If it cannot be stopped, its own outcome is shown.
    if (stoppable !== undefined) send(commands.stop, { operationId: stoppable }).catch(() => undefined);
  }, [send, stoppable]);

  const decline = useCallback(
    async (operation: OperationView): Promise<void> => {
      await act(operation, () => send(commands.decline, { operationId: operation.id }), 'decline');
    },
    [act, send],
  );

  const show = useCallback(
    async (undoPlan: OperationView, about: string): Promise<void> => {
      await keep(undoPlan);
      const { id, title } = undoPlan;
      post({ kind: 'operation', id, at: new Date().toISOString(), title, next: [] }, about);
    },
    [keep, post],
  );

  const undo = useCallback(
    async (operation: OperationView): Promise<void> => {
      const planAndUndo = async (): Promise<OperationView> => {
        const undoPlan = await send(commands.undo, { operationId: operation.id });
        if (undoPlan.confirmation ?? undoPlan.isPartial) {
          // Later changes are affected: the undo becomes a separate plan, shown like any other.
          await show(undoPlan, operation.id);
          toast({ title: undoTitle(undoPlan), tone: 'warning', duration: 5000 });
          return undoPlan;
        }
        return send(commands.execute, { operationId: undoPlan.id, confirmed: false });
      };
      const done = await act(operation, planAndUndo, 'undo');
      if (done?.state === 'executed') notifyEnding(userId, done, 'undone');
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
          const undoPlan = await send(commands.undo, { operationId: undoOf, scope: 'untouched' });
          await keep(await send(commands.decline, { operationId: id }));
          await show(undoPlan, id);
          return undoPlan;
        },
        'undo',
      );
    },
    [act, keep, send, show],
  );

  const workingOn = useCallback((id: string) => (working?.id === id ? working.act : undefined), [working]);
  const stopExecution = stoppable === undefined ? undefined : stop;
  return {
    working: working?.id,
    workingOn,
    stopExecution,
    keep,
    noteDecision,
    execute,
    decline,
    undo,
    undoUntouched,
  };
}
