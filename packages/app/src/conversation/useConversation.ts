import {
  asksForManualSteps,
  guidanceDelay,
  manualSteps,
  noNetworkGuidance,
  type WaitingInstruction,
} from '@saywright/domain/chat';
import { failedOperationIssue, instructionToast } from '@saywright/domain/monitoring';
import { serviceNames, type Service } from '@saywright/domain/operations';
import type { OperationView, PlanAnswer } from '@saywright/engine/protocol';
import { toast } from '@saywright/ui/Toast';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAuth } from '../providers/auth.ts';
import { useCommands } from '../providers/commands.ts';
import { useNetwork } from '../providers/network.ts';
import { useOperations } from '../services/data.ts';
import { EngineError } from '../services/engineError.ts';
import { noteError } from '../services/errors.ts';
import { monitor, recording } from '../services/monitor.ts';
import { endSession } from '../services/sessionEnd.ts';
import { isWaiting } from '../services/waiting.ts';
import { entriesOf, entryOf, messageOf, withWaiting, type Entry } from './entries.ts';
import { failureText } from './failureText.ts';
import { keptText, moment, reportInstruction } from './planning.ts';
import { planFor, type PlanResult } from './planFor.ts';
import { useOperationActions, type OperationActions } from './useOperationActions.ts';
import { useOutbox } from './useOutbox.ts';
import { useSessions } from './useSessions.ts';

/** What a conversation shows and can do. */
export interface Conversation extends Omit<OperationActions, 'keep'> {
  readonly entries: readonly Entry[];
  readonly operations: ReadonlyMap<string, OperationView>;
  readonly loading: boolean;
  readonly loadError: string | undefined;
  /** An instruction is being planned. */
  readonly processing: boolean;
  /** Operations planned in this visit (A103). */
  readonly planned: number;
  /** Plans an instruction for a chosen service, or the one its words suggest; false when it could not be sent. */
  readonly say: (text: string, chosen?: Service) => Promise<boolean>;
  /** Takes back an instruction that waits. */
  readonly forget: (id: string) => void;
}

/** What became of an instruction: answered with whatever, not sent, or met by the end of the session. */
type Sent = 'answered' | 'unreachable' | 'ended';

interface Options {
  /** Failures become issues and successes a toast, as the agent page documents (A54). */
  readonly isMonitored: boolean;
}

/** What is kept of an instruction: for a site, the server's copy, in which values of variables are covered (H13). */
function keptWords(result: PlanResult, text: string): string {
  const outcome = result.kind === 'answered' ? result.answer.outcome : undefined;
  const isForSite = outcome?.kind === 'operation' && outcome.operation.service === 'deployment';
  return isForSite ? outcome.operation.instruction : keptText(text);
}

const none: readonly WaitingInstruction[] = [];

/** Keeps a promise to speak later from speaking to a page that is gone (H39). */
function useLater(): (delay: number, work: () => void) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const set = timers.current;
    return () => {
      for (const timer of set) clearTimeout(timer);
    };
  }, []);
  return useCallback((delay, work) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      work();
    }, delay);
    timers.current.add(timer);
  }, []);
}

/** The conversation with the agent: what was said, what came of it, and the operations as they stand. */
export function useConversation({ isMonitored }: Options): Conversation {
  const { canPerformOperations } = useNetwork();
  const { userId } = useAuth();
  const { send, isSandbox } = useCommands();
  const operations = useOperations();
  const { logs, send: sendToSessions } = useSessions();
  // What this visit knows of a turn beyond its words.
  const [rich, setRich] = useState<ReadonlyMap<string, Entry>>(new Map());
  const [planning, setPlanning] = useState<WaitingInstruction>();
  const [planned, setPlanned] = useState(0);
  const later = useLater();
  const isReady = isSandbox || canPerformOperations;

  const post = useCallback(
    (entry: Entry) => {
      setRich((known) => new Map(known).set(entry.id, entry));
      sendToSessions({ kind: 'said', message: messageOf(entry) });
    },
    [sendToSessions],
  );
  const { keep, ...actions } = useOperationActions(post, isMonitored);

  const answered = useCallback(
    async ({ outcome }: PlanAnswer, service: Service): Promise<void> => {
      if (outcome.kind !== 'operation') return post({ kind: 'outcome', ...moment(), outcome, service });
      const { operation, next } = outcome;
      await keep(operation);
      setPlanned((count) => count + 1);
      post({
        kind: 'operation',
        id: operation.id,
        at: new Date().toISOString(),
        title: operation.title,
        next,
      });
    },
    [keep, post],
  );

  /** Posts that an instruction could not be processed. */
  const failed = useCallback(
    async (error: unknown, { id, at, text }: WaitingInstruction, service: Service): Promise<Sent> => {
      if (error instanceof EngineError && error.code === 'unauthorised') {
        await endSession(error.message);
        return 'ended';
      }
      noteError(error, serviceNames[service], 'plan', { isSandbox });
      const isUnreachable = !(error instanceof EngineError) || error.code === 'unreachable';
      // What waits for the network goes on waiting.
      if (isUnreachable && isWaiting(userId, id)) return 'unreachable';
      post({ kind: 'user', id, at, text: keptText(text) });
      post({ kind: 'said', ...moment(), text: failureText(error, service) });
      if (isMonitored)
        monitor.send({ kind: 'found', finding: failedOperationIssue(keptText(text)), ...recording() });
      if (isReady && !isSandbox) reportInstruction(send, service, text, { success: false });
      return isUnreachable ? 'unreachable' : 'answered';
    },
    [isMonitored, isReady, isSandbox, post, send, userId],
  );

  const plan = useCallback(
    async (instruction: WaitingInstruction): Promise<Sent> => {
      const { id, at, text } = instruction;
      let service = instruction.service ?? 'database';
      setPlanning(instruction);
      try {
        service = instruction.service ?? (await import('./reading.ts')).serviceFor(text);
        const result = await planFor(send, service, text, isSandbox);
        post({ kind: 'user', id, at, text: keptWords(result, text) });
        if (result.kind === 'simulated') post(result.entry);
        else await answered(result.answer, service);
        const given = result.kind === 'simulated' ? undefined : result.answer.outcome;
        const outcome = given?.kind ?? 'outline';
        const operation = given?.kind === 'operation' ? given.operation : undefined;
        // Whichever service was asked: a question back and a refusal are neither a success nor a fault.
        const isSuccess = outcome !== 'question' && outcome !== 'refusal';
        if (!isSandbox) reportInstruction(send, service, text, { success: isSuccess, planned: operation });
        if (isMonitored) toast(instructionToast(outcome));
        return 'answered';
      } catch (error) {
        return await failed(error, instruction, service);
      } finally {
        setPlanning(undefined);
      }
    },
    [answered, failed, isMonitored, isSandbox, post, send],
  );

  const outbox = useOutbox(
    isReady && !isSandbox,
    async (instruction) => (await plan(instruction)) === 'answered',
  );
  const { add, remove } = outbox;
  // What is tried on the home page waits for nothing.
  const waiting = isSandbox ? none : outbox.waiting;

  /** Whether the guidance was given since the network went. */
  const isGuided = useRef(false);
  useEffect(() => {
    if (isReady) isGuided.current = false;
  }, [isReady]);

  const say = useCallback(
    async (text: string, chosen?: Service): Promise<boolean> => {
      const instruction = { ...moment(), text, ...(chosen && { service: chosen }) };
      if (!isSandbox && asksForManualSteps(text, !isReady && isGuided.current)) {
        const reading = await import('./reading.ts').catch(() => undefined);
        const services = waiting.map((one) => one.service ?? reading?.serviceFor(one.text) ?? 'database');
        post({ kind: 'user', ...instruction, text: keptText(text) });
        post({ kind: 'said', ...moment(), text: manualSteps(services.length > 0 ? services : ['database']) });
        return true;
      }
      if (isReady) return (await plan(instruction)) === 'answered';
      add(instruction);
      if (isGuided.current) return true;
      isGuided.current = true;
      later(guidanceDelay, () => {
        if (isGuided.current) post({ kind: 'said', ...moment(), text: noNetworkGuidance });
      });
      return true;
    },
    [add, isReady, isSandbox, later, plan, post, waiting],
  );

  const known = operations.data;
  const byId = useMemo(() => new Map((known ?? []).map((operation) => [operation.id, operation])), [known]);
  const session = logs.currentSession;
  const entries = useMemo(
    () =>
      session
        ? session.messages.map((message) => rich.get(message.id) ?? entryOf(message, byId))
        : entriesOf(known ?? []),
    [session, rich, byId, known],
  );
  const all = useMemo(() => withWaiting(entries, waiting, planning), [entries, waiting, planning]);
  return {
    ...actions,
    entries: all,
    operations: byId,
    loading: operations.isLoading,
    loadError: operations.error?.message,
    processing: planning !== undefined,
    planned,
    say,
    forget: remove,
  };
}
