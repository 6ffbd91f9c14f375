import { demoToasts, type ProjectStep } from '@saywright/domain/demo';
import { commandErrors } from '@saywright/domain/network';
import { isSettledState, serviceNames, type Service } from '@saywright/domain/operations';
import { commands, plannedOperation, type OperationView, type PlanAnswer } from '@saywright/engine/protocol';
import { limitText } from '@saywright/domain/text';
import { toast } from '@saywright/ui/Toast';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import type { Entry } from '../../conversation/entries.ts';
import { askForPlan } from '../../conversation/planFor.ts';
import type { TalkOutcome } from '../../conversation/talkText.ts';
import { useOperationActions, type OperationActions } from '../../conversation/useOperationActions.ts';
import { useAuth } from '../../providers/auth.ts';
import { useCommands } from '../../providers/commands.ts';
import { useNetwork } from '../../providers/network.ts';
import { useOperations, useRefetch } from '../../services/data.ts';
import { noteError, sentence } from '../../services/errors.ts';
import { clearStoredRun, storeRun } from './runStorage.ts';
import { reduceRun, type RunState, type RunStep } from './run.ts';

/** A new project, or one to resume after a reload. */
export interface ProjectStart extends RunState {
  readonly name: string;
}

/** An unfinished project: its steps are planned, proven and approved one after the other. */
export interface ProjectRun {
  readonly name: string;
  readonly steps: readonly RunStep[];
  /** Index of the first unsettled step; the number of steps when all are settled. */
  readonly at: number;
  /** The latest server state of a step's operation. */
  readonly operation: (step: RunStep) => OperationView | undefined;
  readonly actions: Pick<OperationActions, 'workingOn' | 'execute' | 'decline' | 'undo'>;
  /** Set when a limit of the user's plan is reached. */
  readonly limit: TalkOutcome | undefined;
  /** Id of a planned undo that needs a second confirmation or is partial. */
  readonly openedUndo: string | undefined;
  readonly openUndo: (id: string) => void;
  /** Plans the current step again, with a new instruction if given. */
  readonly plan: (instruction?: string) => void;
  readonly skip: () => void;
}

/** Maximum length of a project name, in characters. */
const longestName = 120;

/**
 * Takes a project through the operation pipeline: each step is planned once the previous one is settled, and executed
 * when the user approves it. The project is named once the first operation was executed.
 */
export function useProjectRun({ name, ...start }: ProjectStart): ProjectRun {
  const { ownerId } = useAuth();
  const { send } = useCommands();
  const { canPerformOperations } = useNetwork();
  const refetch = useRefetch();
  const { data: operations } = useOperations();
  const [limit, setLimit] = useState<TalkOutcome>();
  const [openedUndo, setOpenedUndo] = useState<string>();
  const [{ steps, at }, dispatch] = useReducer(reduceRun, start);
  const post = useCallback((entry: Entry) => {
    if (entry.kind === 'outcome') setLimit(entry.outcome);
    if (entry.kind === 'operation') setOpenedUndo(entry.id);
  }, []);
  const { workingOn, execute, decline, undo, keep } = useOperationActions(post);
  const operation = (step: RunStep): OperationView | undefined => {
    const planned = step.answer && plannedOperation(step.answer);
    const known = planned?.id ?? step.operationId;
    return operations?.find(({ id }) => id === known) ?? planned;
  };
  const current = steps[at];
  const state = current && operation(current)?.state;
  // An operation planned before a reload is not planned again once the server lists it.
  const isPlanned = current?.operationId !== undefined && (operations === undefined || state !== undefined);
  const needsPlan = current !== undefined && !current.answer && current.error === undefined && !isPlanned;
  const made = steps.filter((step) => operation(step)?.state === 'executed').length;
  const isFinished = at === steps.length;

  useEffect(() => {
    if (state !== undefined && isSettledState(state)) dispatch({ kind: 'settled' });
  }, [state]);

  const hasExecuted = made > 0;
  const naming = useRef<Promise<void>>(undefined);
  useEffect(() => {
    if (!hasExecuted) return;
    const call = async (): Promise<void> => {
      await send(commands.nameProject, { name: limitText(name, longestName) });
      await refetch(commands.nameProject);
    };
    naming.current = call().catch((reason: unknown) =>
      noteError(reason, serviceNames.database, 'name the project'),
    );
  }, [hasExecuted, name, refetch, send]);

  const requestPlan = useEffectEvent((service: Service, instruction: string): Promise<PlanAnswer> => {
    if (!canPerformOperations) throw new Error(commandErrors.notReady);
    return askForPlan(send, service, instruction, true);
  });
  useEffect(() => {
    if (!needsPlan) return undefined;
    let isCurrent = true;
    const ask = async ({ service, instruction }: ProjectStep): Promise<void> => {
      try {
        // A site keeps the project name it was first published under, so naming comes first.
        await naming.current;
        const answer = await requestPlan(service, instruction);
        const planned = plannedOperation(answer);
        if (planned) await keep(planned);
        if (isCurrent) dispatch({ kind: 'answered', answer });
      } catch (reason) {
        noteError(reason, serviceNames[service], 'plan');
        if (isCurrent) dispatch({ kind: 'failed', error: sentence(reason) });
      }
    };
    void ask(current);
    return () => {
      isCurrent = false;
    };
  }, [needsPlan, keep, current]);

  useEffect(() => {
    if (isFinished) clearStoredRun();
    else
      storeRun({
        owner: ownerId,
        name,
        at,
        steps: steps.map(({ service, instruction, operationId }) => ({ service, instruction, operationId })),
      });
  }, [at, isFinished, name, ownerId, steps]);
  useEffect(() => {
    if (isFinished && hasExecuted) toast(demoToasts.projectCreated(name));
  }, [isFinished, hasExecuted, name]);

  return {
    name,
    steps,
    at,
    operation,
    actions: { workingOn, execute, decline, undo },
    limit,
    openedUndo,
    openUndo: setOpenedUndo,
    plan: (instruction) => dispatch({ kind: 'again', instruction }),
    skip: () => dispatch({ kind: 'settled' }),
  };
}
