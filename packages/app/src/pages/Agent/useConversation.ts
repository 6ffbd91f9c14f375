import { simulatedResponse } from '@saywright/domain/agents';
import type { Service } from '@saywright/domain/operations';
import { resolveAuto, routeInstruction } from '@saywright/domain/routing';
import { commands, type OperationView } from '@saywright/engine/protocol';
import { toast } from '@saywright/ui/Toast';
import { useCallback, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { copy } from '../../copy.ts';
import { useAuth } from '../../providers/auth.ts';
import { send } from '../../services/commands.ts';
import { useOperations } from '../../services/data.ts';
import { EngineError } from '../../services/engineClient.ts';
import { entriesOf, mergeEntries, type Entry } from './entries.ts';

/** What the agent screen shows and can do. */
export interface Conversation {
  readonly entries: readonly Entry[];
  readonly operations: ReadonlyMap<string, OperationView>;
  readonly loading: boolean;
  readonly loadError: string | undefined;
  /** An instruction is being planned. */
  readonly processing: boolean;
  /** The operation that is being executed, declined or undone. */
  readonly working: string | undefined;
  /** Plans an instruction for a chosen service, or the one its words suggest; false when it could not be sent. */
  readonly say: (text: string, chosen?: Service) => Promise<boolean>;
  readonly execute: (id: string, confirmed: boolean) => Promise<void>;
  readonly decline: (id: string) => Promise<void>;
  readonly undo: (id: string) => Promise<void>;
}

function serviceFor(text: string): Service {
  const routed = routeInstruction(text);
  return routed === 'auto' ? resolveAuto(text) : routed;
}

/** Id and time of a new turn. */
function moment(): { readonly id: string; readonly at: string } {
  return { id: crypto.randomUUID(), at: new Date().toISOString() };
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The conversation with the agent: what was said, what came of it, and the operations as they stand. */
export function useConversation(): Conversation {
  const { endSession } = useAuth();
  const { mutate } = useSWRConfig();
  const operations = useOperations();
  const [fresh, setFresh] = useState<readonly Entry[]>([]);
  const [processing, setProcessing] = useState(false);
  const [working, setWorking] = useState<string>();

  const add = useCallback((...entries: readonly Entry[]) => setFresh((known) => [...known, ...entries]), []);

  /** Puts an operation's newest state in place, and asks again for all that an executed change may have touched. */
  const keep = useCallback(
    async (operation: OperationView) => {
      await mutate(
        'operations',
        (known: readonly OperationView[] = []) => [
          ...known.filter((other) => other.id !== operation.id),
          operation,
        ],
        { revalidate: false },
      );
    },
    [mutate],
  );
  const refresh = useCallback(
    () =>
      mutate((key) => key === 'project' || key === 'operations' || (Array.isArray(key) && key[0] === 'rows')),
    [mutate],
  );

  const say = useCallback(
    async (text: string, chosen?: Service): Promise<boolean> => {
      const service = chosen ?? serviceFor(text);
      if (service !== 'database') {
        const response = simulatedResponse(service, text);
        add(
          { kind: 'user', ...moment(), text },
          { kind: 'simulated', ...moment(), service, instruction: text, response },
        );
        return true;
      }
      setProcessing(true);
      try {
        const asked = moment();
        const { outcome } = await send(commands.planDatabase, { instruction: text });
        add({ kind: 'user', ...asked, text });
        if (outcome.kind === 'operation') {
          await keep(outcome.operation);
          add({ kind: 'operation', ...moment(), operationId: outcome.operation.id, next: outcome.next });
        } else add({ kind: 'outcome', ...moment(), outcome });
        return true;
      } catch (error) {
        if (error instanceof EngineError && error.code === 'unauthorised') {
          toast({ title: error.message, description: copy.auth.draftKept, tone: 'warning', duration: 5000 });
          await endSession();
          return false;
        }
        add({ kind: 'user', ...moment(), text }, { kind: 'problem', ...moment(), text: sentence(error) });
        return error instanceof EngineError && error.code !== 'unreachable';
      } finally {
        setProcessing(false);
      }
    },
    [add, endSession, keep],
  );

  /** Runs one command about an operation and shows where the operation stands afterwards, whatever happened. */
  const act = useCallback(
    async (id: string, work: () => Promise<OperationView>): Promise<void> => {
      setWorking(id);
      try {
        await keep(await work());
        await refresh();
      } catch (error) {
        if (error instanceof EngineError && error.operation) await keep(error.operation);
        if (error instanceof EngineError && error.code === 'unauthorised') await endSession();
        const tone = error instanceof EngineError && error.code === 'changed' ? 'warning' : 'danger';
        toast({ title: sentence(error), tone, duration: 5000 });
        await refresh();
      } finally {
        setWorking(undefined);
      }
    },
    [endSession, keep, refresh],
  );

  const execute = useCallback(
    (id: string, confirmed: boolean) => act(id, () => send(commands.execute, { operationId: id, confirmed })),
    [act],
  );
  const decline = useCallback(
    (id: string) => act(id, () => send(commands.decline, { operationId: id })),
    [act],
  );
  const undo = useCallback(
    (id: string) =>
      act(id, async () => {
        const way = await send(commands.undo, { operationId: id });
        if (way.confirmation) {
          // Undoing would lose what came after: that is a plan of its own, shown like any other.
          await keep(way);
          add({ kind: 'operation', ...moment(), operationId: way.id, next: [] });
          toast({ title: copy.agent.undoNeedsYou, tone: 'warning', duration: 5000 });
          return way;
        }
        return send(commands.execute, { operationId: way.id, confirmed: false });
      }),
    [act, add, keep],
  );

  const known = operations.data;
  const entries = useMemo(() => mergeEntries(entriesOf(known ?? []), fresh), [known, fresh]);
  const byId = useMemo(() => new Map((known ?? []).map((operation) => [operation.id, operation])), [known]);
  return {
    entries,
    operations: byId,
    loading: operations.isLoading,
    loadError: operations.error?.message,
    processing,
    working,
    say,
    execute,
    decline,
    undo,
  };
}
