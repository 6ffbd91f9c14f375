import {
  blankInstruction,
  canExecutePlan,
  deploymentToasts,
  schemaToasts,
  sourceHostToasts,
  type DeploymentEvent,
  type DeploymentState,
  type IntegrationPanel,
  type PlanPanelEvent,
} from '@saywright/domain/integrations';
import { commandErrors } from '@saywright/domain/network';
import { serviceNames } from '@saywright/domain/operations';
import { commands, type OperationView, type PlanAnswer } from '@saywright/engine/protocol';
import { toast } from '@saywright/ui/Toast';
import { useEffect, useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { SimulatedEntry } from '../../conversation/entries.ts';
import { agentCopy } from '../../copy/conversation.ts';
import { useAuth } from '../../providers/auth.ts';
import { useCommands } from '../../providers/commands.ts';
import { useNetwork } from '../../providers/network.ts';
import { findPort, installEngineClient } from '../../services/commandPort.ts';
import { keys, useOperations } from '../../services/data.ts';
import { EngineError } from '../../services/engineError.ts';
import { noteError, sentence } from '../../services/errors.ts';
import { useStore } from '../../services/store.ts';
import { agentFor, panelServices } from './agents.ts';
import { panelMemory } from './panelMemory.ts';

/** What makes a plan and tells of it comes with the first one. */
const planning = () => import('../../conversation/planning.ts');
const reading = () => import('../../conversation/reading.ts');
/** What tells of an execution comes with the first one. */
const telling = () => import('./telling.ts');

const toasts = { 'source-host': sourceHostToasts, deployment: deploymentToasts, schema: schemaToasts };

/** What a panel shows and can do (SP-INTG-17 to SP-INTG-23). */
export interface PlanPanel {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly answer: PlanAnswer | undefined;
  /** The planned operation as it stands on the server. */
  readonly operation: OperationView | undefined;
  /** The outline that visitors get, and everybody where there is no command client (CS-CALL-18, A11). */
  readonly outline: SimulatedEntry | undefined;
  readonly error: string | undefined;
  readonly isPlanning: boolean;
  readonly isWorking: boolean;
  readonly deployment: DeploymentState;
  readonly plan: (instruction: string) => Promise<void>;
  readonly execute: (confirmed: boolean) => Promise<void>;
  readonly decline: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** First a plan, then its execution, with the documented toast for each end (SP-INTG-24 to SP-INTG-47). */
export function usePlanPanel(panel: IntegrationPanel): PlanPanel {
  const { status, userId, ownerId } = useAuth();
  const { canPerformOperations } = useNetwork();
  const { id: scope, send } = useCommands();
  const { mutate } = useSWRConfig();
  const operations = useOperations();
  const memory = useMemo(() => panelMemory(ownerId, panel), [ownerId, panel]);
  const { text, plan: state, outline, outlined, deployment, isWorking } = useStore(memory);
  const note = (event: PlanPanelEvent<PlanAnswer>): void => void memory.send({ kind: 'plan', event });
  const dispatch = (event: DeploymentEvent): void => void memory.send({ kind: 'deployment', event });
  const setOutline = (next: SimulatedEntry | undefined): void =>
    void memory.send({ kind: 'outlined', outline: next });
  const setIsWorking = (next: boolean): void => void memory.send({ kind: 'working', isWorking: next });
  const { response: answer, error } = state;
  const service = panelServices[panel];
  const words = toasts[panel];
  const agent = useMemo(() => agentFor(panel, send), [panel, send]);

  // After a reload the outline is made again from its words.
  useEffect(() => {
    if (outline || outlined === undefined) return;
    void reading().then(({ simulated }) =>
      memory.send({ kind: 'outlined', outline: simulated(service, outlined) }),
    );
  }, [memory, outline, outlined, service]);

  const planned = answer?.outcome.kind === 'operation' ? answer.outcome.operation : undefined;
  const operation = operations.data?.find(({ id }) => id === planned?.id) ?? planned;
  const refresh = (): Promise<unknown> => mutate((key) => Array.isArray(key) && key[1] === scope);

  /** The panel of the schema is the agent that plans for the database alone (CS-CALL-22, CS-CALL-24, A36). */
  const report = (instruction: string, success: boolean, plannedNow?: OperationView): void => {
    if (panel !== 'schema' || !canPerformOperations) return;
    void planning().then(({ reportSchemaInstruction }) =>
      reportSchemaInstruction(send, instruction, { success, planned: plannedNow }),
    );
  };

  /** A plan for the database has no toast: it is shown (A84). */
  const tellPlanned = (explanation: string): void => {
    if (panel !== 'schema') toast(toasts[panel].planned(explanation));
  };

  const plan = async (instruction: string): Promise<void> => {
    const blank = blankInstruction(panel, instruction);
    if (blank) {
      toast(blank);
      return;
    }
    note({ kind: 'plan-requested' });
    setOutline(undefined);
    dispatch('planned');
    const wasThere = findPort() !== undefined;
    try {
      // A client that is on its way is waited for.
      if (status === 'signed-in' && !wasThere) await installEngineClient().catch(() => {});
      if (status !== 'signed-in' || !findPort()) {
        const entry = (await reading()).simulated(service, instruction);
        note({ kind: 'settled' });
        setOutline(entry);
        tellPlanned(entry.response.explanation);
        return;
      }
      if (wasThere && !canPerformOperations) throw new Error(commandErrors.notReady);
      const next = await agent.processInstruction(instruction);
      note({ kind: 'plan-received', response: next });
      report(
        instruction,
        next.success,
        next.outcome.kind === 'operation' ? next.outcome.operation : undefined,
      );
      await mutate(keys.operations(scope));
      if (!next.success)
        toast(panel === 'schema' ? words.planError : toasts[panel].refused(next.explanation));
      // A question or an answer is no plan.
      else if (next.outcome.kind === 'operation' || next.outcome.kind === 'outline')
        tellPlanned(next.explanation);
    } catch (reason) {
      noteError(reason, serviceNames[service], 'plan', { panel });
      report(instruction, false);
      note({ kind: 'failed', error: sentence(reason) });
      toast(words.planError);
    }
  };

  /** The toast, the state of the panel and the notification follow what was observed. */
  const tellExecuted = async (done: OperationView | undefined): Promise<void> => {
    if (!done) {
      note({ kind: 'failed', error: words.notExecuted.description });
      dispatch('failed');
      toast(words.notExecuted);
      return;
    }
    const { id, effect } = done;
    note({ kind: 'executed' });
    dispatch(effect?.kind === 'published' ? 'succeeded' : 'settled');
    if (panel === 'schema')
      void planning().then(({ reportSchemaExecution }) => reportSchemaExecution(send, id));
    (await telling()).tellExecuted(userId, done);
  };

  /** Runs one command about the planned operation; the toast says what was observed, not what was hoped for. */
  const act = async (work: (id: string) => Promise<unknown>, isExecution: boolean): Promise<void> => {
    if (!operation || (isExecution && !canExecutePlan(state))) return;
    setIsWorking(true);
    if (isExecution) {
      note({ kind: 'execution-requested' });
      dispatch('execute');
    }
    try {
      if (!canPerformOperations) throw new Error(commandErrors.notReady);
      const done = await work(operation.id);
      if (!isExecution) note({ kind: 'settled' });
      else await tellExecuted(done === true ? await agent.operation(operation.id) : undefined);
    } catch (reason) {
      noteError(reason, serviceNames[service], 'execute', { operationId: operation.id });
      const isRefused = reason instanceof EngineError && reason.code !== 'unreachable';
      note({ kind: 'failed', error: sentence(reason) });
      if (reason instanceof EngineError && reason.operation?.state === 'failed')
        (await telling()).tellEnding(userId, reason.operation, 'failed');
      if (isExecution) {
        dispatch(isRefused ? 'failed' : 'error');
        toast(isRefused ? words.notExecuted : words.executionError);
      }
    } finally {
      setIsWorking(false);
      await refresh();
    }
  };

  return {
    text,
    setText: (next) => void memory.send({ kind: 'typed', text: next }),
    answer,
    operation,
    outline,
    error,
    isPlanning: state.isProcessing && answer === undefined,
    isWorking,
    deployment,
    plan,
    execute: (confirmed) => act((id) => agent.executeOperation(id, confirmed), true),
    decline: () => act((id) => send(commands.decline, { operationId: id }), false),
    undo: () =>
      act(async (id) => {
        const way = await send(commands.undo, { operationId: id });
        if (way.confirmation ?? way.isPartial) {
          toast({ title: agentCopy.undoElsewhere, tone: 'warning', duration: 5000 });
          return way;
        }
        const done = await send(commands.execute, { operationId: way.id, confirmed: false });
        if (done.state === 'executed') (await telling()).tellEnding(userId, done, 'undone');
        return done;
      }, false),
  };
}
