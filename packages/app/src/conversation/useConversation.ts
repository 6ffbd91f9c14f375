import { guidanceDelay, noNetworkGuidance } from '@saywright/domain/chat';
import { failedOperationIssue, monitoringToasts } from '@saywright/domain/monitoring';
import { serviceNames, type Service } from '@saywright/domain/operations';
import type { OperationView, PlanAnswer } from '@saywright/engine/protocol';
import { toast } from '@saywright/ui/Toast';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useCommands } from '../providers/commands.ts';
import { useNetwork } from '../providers/network.ts';
import { useOperations } from '../services/data.ts';
import { EngineError } from '../services/engineError.ts';
import { noteError } from '../services/errors.ts';
import { monitor, recording } from '../services/monitor.ts';
import { endSession } from '../services/sessionEnd.ts';
import { entriesOf, entryOf, messageOf, type Entry } from './entries.ts';
import { failureText } from './failureText.ts';
import { keptText, moment, reportInstruction, serviceFor } from './planning.ts';
import { planFor, type PlanResult } from './planFor.ts';
import { useOperationActions, type OperationActions } from './useOperationActions.ts';
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
}

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
  const { send, isSandbox } = useCommands();
  const operations = useOperations();
  const { logs, send: sendToSessions } = useSessions();
  // What this visit knows of a turn beyond its words.
  const [rich, setRich] = useState<ReadonlyMap<string, Entry>>(new Map());
  const [processing, setProcessing] = useState(false);
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
  const { keep, ...actions } = useOperationActions(post);

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

  /** Tells that an instruction could not be processed; whether what was typed is kept in the log. */
  const failed = useCallback(
    async (error: unknown, service: Service, text: string, isPosted: boolean): Promise<boolean> => {
      if (error instanceof EngineError && error.code === 'unauthorised') {
        await endSession(error.message);
        return false;
      }
      noteError(error, serviceNames[service], 'plan', { isSandbox });
      if (!isPosted) post({ kind: 'user', ...moment(), text: keptText(text) });
      post({ kind: 'said', ...moment(), text: failureText(error, service) });
      if (isMonitored)
        monitor.send({ kind: 'found', finding: failedOperationIssue(keptText(text)), ...recording() });
      if (isReady && !isSandbox) reportInstruction(send, service, text, { success: false });
      return error instanceof EngineError && error.code !== 'unreachable';
    },
    [isMonitored, isReady, isSandbox, post, send],
  );

  const plan = useCallback(
    async (text: string, service: Service, isPosted: boolean): Promise<boolean> => {
      setProcessing(true);
      try {
        const asked = moment();
        const result = await planFor(send, service, text, isSandbox);
        if (!isPosted) post({ kind: 'user', ...asked, text: keptWords(result, text) });
        if (result.kind === 'simulated') post(result.entry);
        else await answered(result.answer, service);
        const isSuccess = result.kind === 'simulated' || result.answer.success;
        const outcome = result.kind === 'answered' ? result.answer.outcome : undefined;
        const operation = outcome?.kind === 'operation' ? outcome.operation : undefined;
        if (!isSandbox) reportInstruction(send, service, text, { success: isSuccess, planned: operation });
        if (!isMonitored) return true;
        if (isSuccess) toast({ ...monitoringToasts.completed, tone: 'success' });
        else monitor.send({ kind: 'found', finding: failedOperationIssue(keptText(text)), ...recording() });
        return true;
      } catch (error) {
        return await failed(error, service, text, isPosted);
      } finally {
        setProcessing(false);
      }
    },
    [answered, failed, isMonitored, isSandbox, post, send],
  );

  /** What was said before the network was there; it is planned as soon as it is. */
  const waiting = useRef<{ readonly text: string; readonly service: Service }>(undefined);
  useEffect(() => {
    const { current } = waiting;
    if (!isReady || !current) return;
    waiting.current = undefined;
    void plan(current.text, current.service, true);
  }, [isReady, plan]);

  const say = useCallback(
    async (text: string, chosen?: Service): Promise<boolean> => {
      const service = chosen ?? serviceFor(text);
      if (isReady) return plan(text, service, false);
      post({ kind: 'user', ...moment(), text: keptText(text) });
      waiting.current = { text, service };
      later(guidanceDelay, () => {
        if (waiting.current) post({ kind: 'said', ...moment(), text: noNetworkGuidance });
      });
      return true;
    },
    [isReady, later, plan, post],
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
  return {
    ...actions,
    entries,
    operations: byId,
    loading: operations.isLoading,
    loadError: operations.error?.message,
    processing,
    planned,
    say,
  };
}
