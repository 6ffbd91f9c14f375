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
import { commands, plannedOperation, type OperationView, type PlanAnswer } from '@saywright/engine/protocol';
import { toast } from '@saywright/ui/Toast';
import { useEffect, useMemo, useState } from 'react';
import { decisionCommands, type OperationAct } from '../../conversation/decisionCommands.ts';
import type { SimulatedEntry } from '../../conversation/entries.ts';
import { undoTitle } from '../../conversation/undoTitle.ts';
import { useAuth } from '../../providers/auth.ts';
import { useCommands } from '../../providers/commands.ts';
import { useNetwork } from '../../providers/network.ts';
import { findPort, installEngineClient } from '../../services/commandPort.ts';
import { useOperations, useRefetch } from '../../services/data.ts';
import { EngineError } from '../../services/engineError.ts';
import { noteError, sentence } from '../../services/errors.ts';
import { useStore } from '../../services/store.ts';
import { agentFor, panelServices } from './agents.ts';
import { panelStore } from './panelStore.ts';

/** Loaded with the first plan. */
const loadPlanning = () => import('../../conversation/planning.ts');
const loadReading = () => import('../../conversation/reading.ts');
/** Loaded with the first execution. */
const loadAnnouncements = () => import('./announcements.ts');

const toasts = { 'source-host': sourceHostToasts, deployment: deploymentToasts, schema: schemaToasts };

/** State and actions of a panel. */
export interface PlanPanel {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly answer: PlanAnswer | undefined;
  /** The planned operation as the server last reported it. */
  readonly operation: OperationView | undefined;
  /** The outline shown to visitors, and to everybody if there is no command client. */
  readonly outline: SimulatedEntry | undefined;
  readonly error: string | undefined;
  readonly isPlanning: boolean;
  /** What the server is currently doing with the plan. */
  readonly working: OperationAct | undefined;
  readonly deployment: DeploymentState;
  /** Id of a planned undo that needs a second confirmation or is partial. */
  readonly openedUndo: string | undefined;
  readonly openUndo: (id: string) => void;
  readonly plan: (instruction: string) => Promise<void>;
  readonly execute: (confirmed: boolean) => Promise<void>;
  readonly decline: () => Promise<void>;
  readonly undo: () => Promise<void>;
}

/** Plans first, executes second, with the documented toast for each outcome. */
export function usePlanPanel(panel: IntegrationPanel): PlanPanel {
  const { status, userId, ownerId } = useAuth();
  const { canPerformOperations } = useNetwork();
  const { send } = useCommands();
  const refetch = useRefetch();
  const operations = useOperations();
  const [openedUndo, setOpenedUndo] = useState<string>();
  const store = useMemo(() => panelStore(ownerId, panel), [ownerId, panel]);
  const { text, plan: state, outline, outlined, deployment, working } = useStore(store);
  const dispatchPlan = (event: PlanPanelEvent<PlanAnswer>): void => void store.send({ kind: 'plan', event });
  const dispatchDeployment = (event: DeploymentEvent): void => void store.send({ kind: 'deployment', event });
  const setOutline = (next: SimulatedEntry | undefined): void =>
    void store.send({ kind: 'outlined', outline: next });
  const setWorking = (next: OperationAct | undefined): void =>
    void store.send({ kind: 'working', working: next });
  const { response: answer, error } = state;
  const service = panelServices[panel];
  const panelToasts = toasts[panel];
  const agent = useMemo(() => agentFor(panel, send), [panel, send]);

  // After a reload the outline is simulated again from its instruction.
  useEffect(() => {
    if (outline || outlined === undefined) return;
    void loadReading().then(({ simulated }) =>
      store.send({ kind: 'outlined', outline: simulated(service, outlined) }),
    );
  }, [store, outline, outlined, service]);

  const planned = answer && plannedOperation(answer);
  const operation = operations.data?.find(({ id }) => id === planned?.id) ?? planned;

  /** The schema panel also reports to the agent that plans for the database alone. */
  const report = (instruction: string, success: boolean, plannedNow?: OperationView): void => {
    if (panel !== 'schema' || !canPerformOperations) return;
    void loadPlanning().then(({ reportSchemaInstruction }) =>
      reportSchemaInstruction(send, instruction, { success, planned: plannedNow }),
    );
  };

  /** A database plan has no toast: the plan itself is shown. A simulated plan is not announced as a success. */
  const announcePlan = (explanation: string, isSimulated = false): void => {
    if (panel === 'schema') return;
    const message = toasts[panel].planned(explanation);
    toast(isSimulated ? { ...message, tone: 'info' } : message);
  };

  const plan = async (instruction: string): Promise<void> => {
    const blank = blankInstruction(panel, instruction);
    if (blank) {
      toast(blank);
      return;
    }
    dispatchPlan({ kind: 'plan-requested' });
    setOutline(undefined);
    setOpenedUndo(undefined);
    dispatchDeployment('planned');
    const hadClient = findPort() !== undefined;
    try {
      // Waits for a command client that is still loading.
      if (status === 'signed-in' && !hadClient) await installEngineClient().catch(() => {});
      if (status !== 'signed-in' || !findPort()) {
        const entry = (await loadReading()).simulated(service, instruction);
        dispatchPlan({ kind: 'settled' });
        setOutline(entry);
        announcePlan(entry.response.explanation, true);
        return;
      }
      if (hadClient && !canPerformOperations) throw new Error(commandErrors.notReady);
      const next = await agent.processInstruction(instruction);
      dispatchPlan({ kind: 'plan-received', response: next });
      report(instruction, next.success, plannedOperation(next));
      await refetch(commands.planDatabase);
      if (!next.success)
        toast(panel === 'schema' ? panelToasts.planError : toasts[panel].refused(next.explanation));
      // A question or an answer is not a plan.
      else if (next.outcome.kind === 'operation' || next.outcome.kind === 'outline')
        announcePlan(next.explanation);
    } catch (reason) {
      noteError(reason, serviceNames[service], 'plan', { panel });
      report(instruction, false);
      dispatchPlan({ kind: 'failed', error: sentence(reason) });
      toast(panelToasts.planError);
    }
  };

  /** Updates toast, panel state and notifications from what was observed. */
  const settleExecution = async (done: OperationView | undefined): Promise<void> => {
    if (!done) {
      dispatchPlan({ kind: 'failed', error: panelToasts.notExecuted.description });
      dispatchDeployment('failed');
      toast(panelToasts.notExecuted);
      return;
    }
    const { id, effect } = done;
    dispatchPlan({ kind: 'executed' });
    dispatchDeployment(effect?.kind === 'published' ? 'succeeded' : 'settled');
    if (panel === 'schema')
      void loadPlanning().then(({ reportSchemaExecution }) => reportSchemaExecution(send, id));
    (await loadAnnouncements()).announceExecuted(userId, done);
  };

  /** Runs one command on the planned operation; the toast reports what was observed. */
  const act = async (command: (id: string) => Promise<unknown>, kind: OperationAct): Promise<void> => {
    const isExecution = kind === 'execute';
    if (!operation || (isExecution && !canExecutePlan(state))) return;
    setWorking(kind);
    if (isExecution) {
      dispatchPlan({ kind: 'execution-requested' });
      dispatchDeployment('execute');
    }
    try {
      if (!canPerformOperations) throw new Error(commandErrors.notReady);
      const done = await command(operation.id);
      if (!isExecution) dispatchPlan({ kind: 'settled' });
      else await settleExecution(done === true ? await agent.operation(operation.id) : undefined);
    } catch (reason) {
      noteError(reason, serviceNames[service], 'execute', { operationId: operation.id });
      const isRefused = reason instanceof EngineError && reason.code !== 'unreachable';
      dispatchPlan({ kind: 'failed', error: sentence(reason) });
      if (reason instanceof EngineError && reason.operation?.state === 'failed')
        (await loadAnnouncements()).notifyEnding(userId, reason.operation, 'failed');
      if (isExecution) {
        dispatchDeployment(isRefused ? 'failed' : 'error');
        toast(isRefused ? panelToasts.notExecuted : panelToasts.executionError);
      }
    } finally {
      setWorking(undefined);
      await refetch(decisionCommands[kind]);
    }
  };

  return {
    text,
    setText: (next) => void store.send({ kind: 'typed', text: next }),
    answer,
    operation,
    outline,
    error,
    isPlanning: state.isProcessing && answer === undefined,
    working,
    deployment,
    openedUndo,
    openUndo: setOpenedUndo,
    plan,
    execute: (confirmed) => act((id) => agent.executeOperation(id, confirmed), 'execute'),
    decline: () => act((id) => send(commands.decline, { operationId: id }), 'decline'),
    undo: () =>
      act(async (id) => {
        const undoPlan = await send(commands.undo, { operationId: id });
        if (undoPlan.confirmation ?? undoPlan.isPartial) {
          setOpenedUndo(undoPlan.id);
          toast({ title: undoTitle(undoPlan), tone: 'warning', duration: 5000 });
          return undoPlan;
        }
        const done = await send(commands.execute, { operationId: undoPlan.id, confirmed: false });
        if (done.state === 'executed') (await loadAnnouncements()).notifyEnding(userId, done, 'undone');
        return done;
      }, 'undo'),
  };
}
