import {
  initialMultiAgent,
  reduceMultiAgent,
  type MultiAgentState,
  type SimulatedResponse,
} from '@saywright/domain/agents';
import {
  asksForManualSteps,
  guidanceDelay,
  manualSteps,
  noNetworkGuidance,
  type WaitingInstruction,
} from '@saywright/domain/chat';
import { failedOperationIssue, instructionToast } from '@saywright/domain/monitoring';
import { serviceNames, type Service } from '@saywright/domain/operations';
import { commands, plannedOperation, type OperationView, type PlanAnswer } from '@saywright/engine/protocol';
import { toast } from '@saywright/ui/Toast';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useAuth } from '../providers/auth.ts';
import { useCommands } from '../providers/commands.ts';
import { useNetwork } from '../providers/network.ts';
import { useOperations, useRefetch } from '../services/data.ts';
import { EngineError } from '../services/engineError.ts';
import { noteError } from '../services/errors.ts';
import { monitor, recording } from '../services/monitor.ts';
import { endSession } from '../services/sessionEnd.ts';
import { isInOutbox } from '../services/outbox.ts';
import { entriesOf, entryOf, messageOf, withWaiting, type Entry } from './entries.ts';
import { failureText } from './failureText.ts';
import { redactedText, newTurn, reportInstruction } from './planning.ts';
import { planFor, type PlanResult } from './planFor.ts';
import { talkText } from './talkText.ts';
import { useFileProgress } from './useFileProgress.ts';
import { useOperationActions, type OperationActions } from './useOperationActions.ts';
import { useOutbox } from './useOutbox.ts';
import { useSessions } from './useSessions.ts';

/** What a conversation shows and can do. */
export interface Conversation extends Omit<OperationActions, 'keep' | 'noteDecision' | 'stopExecution'> {
  readonly entries: readonly Entry[];
  readonly operations: ReadonlyMap<string, OperationView>;
  /** Nothing can be shown until the operations arrive. */
  readonly loading: boolean;
  readonly loadError: string | undefined;
  /** An instruction is being planned. */
  readonly processing: boolean;
  /** Current activity and plans of the agents in this visit. */
  readonly agents: MultiAgentState<AgentsResponse>;
  /** Plans an instruction for the chosen service, or the one its words suggest; false if it could not be sent. */
  readonly say: (text: string, chosen?: Service, reader?: 'model') => Promise<boolean>;
  /** Stops planning or execution; undefined while nothing can be stopped. */
  readonly stop: (() => void) | undefined;
  /** Progress of work on files, in words. */
  readonly progress: string | undefined;
  /** Removes an instruction from the outbox. */
  readonly forget: (id: string) => void;
}

/** A plan of the engine, or the marked simulation. */
type AgentsResponse = PlanAnswer | SimulatedResponse;

/** The part of an answer that becomes a turn. */
type Answered = Pick<PlanAnswer, 'outcome' | 'operation' | 'shownOnce'>;

/** Outcome of sending: answered in some way, not sent, or the session had ended. */
type Sent = 'answered' | 'unreachable' | 'ended';

interface Options {
  /** Failures become issues and successes a toast, as the agent page documents. */
  readonly isMonitored: boolean;
}

/** Text of an instruction for the chat: for a site, the server's copy with the values of variables redacted. */
function redactedWords(result: PlanResult, text: string): string {
  const operation = result.kind === 'answered' ? plannedOperation(result.answer) : undefined;
  const isForSite = [operation, ...(operation?.parts ?? [])].some((part) => part?.service === 'deployment');
  return operation && isForSite ? operation.instruction : redactedText(text);
}

/** The instruction, unless a model has read it already or it has a value that is not shown again. */
function modelMayRead({ text }: WaitingInstruction, reader: 'model' | undefined): string | undefined {
  return reader === 'model' || redactedText(text) !== text ? undefined : text;
}

const none: readonly WaitingInstruction[] = [];

/** Delays work, and cancels it when the component unmounts. */
function useDelayed(): (delay: number, work: () => void) => void {
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

/** The conversation with the agent: its turns and the current state of its operations. */
export function useConversation({ isMonitored }: Options): Conversation {
  const { canPerformOperations } = useNetwork();
  const { userId } = useAuth();
  const { send, isSandbox } = useCommands();
  const operations = useOperations();
  const { logs, send: sendToSessions, openSession, isOpen } = useSessions();
  // Turns of this visit with more than their stored text.
  const [rich, setRich] = useState<ReadonlyMap<string, Entry>>(new Map());
  const [planning, setPlanning] = useState<WaitingInstruction>();
  const planningControl = useRef(new AbortController());
  const [agents, dispatch] = useReducer(reduceMultiAgent<AgentsResponse>, initialMultiAgent);
  const later = useDelayed();
  const isReady = isSandbox || canPerformOperations;

  const post = useCallback(
    (entry: Entry, newId?: string) => {
      setRich((known) => new Map(known).set(entry.id, entry));
      sendToSessions({ kind: 'said', message: messageOf(entry), ...(newId !== undefined && { newId }) });
    },
    [sendToSessions],
  );
  const report = useCallback(
    (entry: Entry, operationId: string) => {
      setRich((known) => new Map(known).set(entry.id, entry));
      sendToSessions({ kind: 'reported', message: messageOf(entry), operationId });
      // The list of all changes shows no texts.
      if (entry.kind === 'outcome' && !isOpen())
        toast({ title: talkText(entry.outcome), tone: 'danger', duration: 8000 });
    },
    [isOpen, sendToSessions],
  );
  const { keep, noteDecision, stopExecution, ...actions } = useOperationActions(report, isMonitored);
  const refetch = useRefetch();

  const answered = useCallback(
    async (answer: Answered, service: Service, id: string, forModel?: string): Promise<void> => {
      const { outcome, shownOnce } = answer;
      if (outcome.kind !== 'operation')
        return post({
          kind: 'outcome',
          ...newTurn(),
          id,
          outcome,
          service,
          ...(forModel !== undefined && { modelMayRead: forModel }),
        });
      const operation = plannedOperation(answer);
      if (!operation) return undefined;
      const { next } = outcome;
      await keep(operation);
      void refetch(commands.planDatabase);
      post({
        kind: 'operation',
        id: operation.id,
        at: new Date().toISOString(),
        title: operation.title,
        next,
        ...(shownOnce && { shownOnce }),
      });
    },
    [keep, post, refetch],
  );

  /** Posts the failure of an instruction. */
  const failed = useCallback(
    async (error: unknown, { id, at, text }: WaitingInstruction, service: Service): Promise<Sent> => {
      dispatch({ kind: 'failed' });
      if (error instanceof EngineError && error.code === 'unauthorised') {
        await endSession(error.message);
        return 'ended';
      }
      if (error instanceof EngineError && error.code === 'stopped') {
        post({ kind: 'user', id, at, text: redactedText(text) });
        post({ kind: 'said', ...newTurn(), text: error.message });
        return 'answered';
      }
      noteError(error, serviceNames[service], 'plan', { isSandbox });
      const isUnreachable = !(error instanceof EngineError) || error.code === 'unreachable';
      // An instruction in the outbox stays there.
      if (isUnreachable && isInOutbox(userId, id)) return 'unreachable';
      post({ kind: 'user', id, at, text: redactedText(text) });
      post({ kind: 'said', ...newTurn(), text: failureText(error, service) });
      if (isMonitored)
        monitor.send({ kind: 'found', finding: failedOperationIssue(redactedText(text)), ...recording() });
      if (isReady && !isSandbox) reportInstruction(send, service, text, { success: false });
      return isUnreachable ? 'unreachable' : 'answered';
    },
    [isMonitored, isReady, isSandbox, post, send, userId],
  );

  const plan = useCallback(
    async (instruction: WaitingInstruction, reader?: 'model'): Promise<Sent> => {
      const { id, text } = instruction;
      // What was written offline is shown at the time it was sent, as on other devices.
      const { at } = newTurn();
      let service = instruction.service ?? 'database';
      setPlanning(instruction);
      planningControl.current = new AbortController();
      const { signal } = planningControl.current;
      try {
        service = instruction.service ?? (await import('./reading.ts')).serviceFor(text);
        setPlanning({ ...instruction, service });
        dispatch({ kind: 'started', service });
        const conversationId = openSession();
        const { service: chosen } = instruction;
        const result = await planFor(
          send,
          { text, service, chosen, conversationId, turnId: id, reader },
          isSandbox,
          signal,
        );
        if (result.kind === 'answered') service = result.answer.service ?? service;
        const response =
          result.kind === 'simulated' ? result.entry.response : { ...result.answer, shownOnce: undefined };
        dispatch({ kind: 'answered', response, timestamp: newTurn().at });
        post({ kind: 'user', id, at, text: redactedWords(result, text) }, conversationId);
        if (result.kind === 'simulated') post(result.entry);
        else {
          const { answer } = result;
          if (answer.decided) await noteDecision(answer.decided);
          await answered(
            answer,
            service,
            `${id}-answer`,
            isSandbox ? undefined : modelMayRead(instruction, reader),
          );
          for (const [place, part] of (answer.parts ?? []).entries())
            await answered(part, part.service, `${id}-answer-${place + 2}`);
        }
        const outcome = result.kind === 'simulated' ? 'outline' : result.answer.outcome.kind;
        const operation = result.kind === 'simulated' ? undefined : plannedOperation(result.answer);
        // A question or a refusal is not a success, and not a fault either.
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
    [answered, failed, isMonitored, isSandbox, noteDecision, openSession, post, send],
  );

  const outbox = useOutbox(
    isReady && !isSandbox,
    async (instruction) => (await plan(instruction)) === 'answered',
  );
  const { add, remove } = outbox;
  // The sandbox needs no network.
  const waiting = isSandbox ? none : outbox.waiting;

  /** Whether the guidance was given in this outage. */
  const isGuided = useRef(false);
  useEffect(() => {
    if (isReady) isGuided.current = false;
  }, [isReady]);

  const say = useCallback(
    async (text: string, chosen?: Service, reader?: 'model'): Promise<boolean> => {
      const instruction = { ...newTurn(), text, ...(chosen && { service: chosen }) };
      if (!isSandbox && asksForManualSteps(text, !isReady && isGuided.current)) {
        const reading = await import('./reading.ts').catch(() => undefined);
        const services = waiting.map((one) => one.service ?? reading?.serviceFor(one.text) ?? 'database');
        post({ kind: 'user', ...instruction, text: redactedText(text) });
        post({
          kind: 'said',
          ...newTurn(),
          text: manualSteps(services.length > 0 ? services : ['database']),
        });
        return true;
      }
      if (isReady) return (await plan(instruction, reader)) === 'answered';
      add(instruction);
      if (isGuided.current) return true;
      isGuided.current = true;
      later(guidanceDelay, () => {
        if (isGuided.current) post({ kind: 'said', ...newTurn(), text: noNetworkGuidance });
      });
      return true;
    },
    [add, isReady, isSandbox, later, plan, post, waiting],
  );

  const known = operations.data;
  const byId = useMemo(() => new Map((known ?? []).map((operation) => [operation.id, operation])), [known]);
  const isCodeAtWork =
    planning?.service === 'code-hosting' || byId.get(actions.working ?? '')?.service === 'code-hosting';
  const progress = useFileProgress(isCodeAtWork && !isSandbox);
  const stopPlanning = useCallback(() => planningControl.current.abort(), []);
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
    loading: operations.isLoading && all.length === 0,
    loadError: operations.error?.message,
    processing: planning !== undefined,
    agents,
    stop: planning !== undefined && !isSandbox ? stopPlanning : stopExecution,
    progress,
    say,
    forget: remove,
  };
}
