import { demoToasts, type ProjectStep } from '@saywright/domain/demo';
import { commandErrors } from '@saywright/domain/network';
import { serviceNames, type Service } from '@saywright/domain/operations';
import { commands, type OperationView, type PlanAnswer } from '@saywright/engine/protocol';
import { limitText } from '@saywright/domain/text';
import { toast } from '@saywright/ui/Toast';
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Entry, TalkOutcome } from '../../conversation/entries.ts';
import { askForPlan } from '../../conversation/planFor.ts';
import { useOperationActions, type OperationActions } from '../../conversation/useOperationActions.ts';
import { useAuth } from '../../providers/auth.ts';
import { useCommands } from '../../providers/commands.ts';
import { useNetwork } from '../../providers/network.ts';
import { keys, useOperations } from '../../services/data.ts';
import { noteError, sentence } from '../../services/errors.ts';
import { forgetRun, keepRun } from './keptRun.ts';
import { reduceRun, type RunState, type RunStep } from './run.ts';

/** A project to begin, or one to go on with after a reload. */
export interface ProjectStart extends RunState {
  readonly name: string;
}

/** A project in the making, one planned, proven and approved step after the other. */
export interface ProjectRun {
  readonly name: string;
  readonly steps: readonly RunStep[];
  /** Index of the step that is not settled yet; as many as there are steps when all are. */
  readonly at: number;
  /** Every operation of the steps as it stands on the server. */
  readonly operation: (step: RunStep) => OperationView | undefined;
  readonly actions: Pick<OperationActions, 'working' | 'execute' | 'decline' | 'undo'>;
  /** Why the plan of the person holds no more. */
  readonly limit: TalkOutcome | undefined;
  /** Plans the present step anew, in other words if there are any. */
  readonly plan: (instruction?: string) => void;
  readonly skip: () => void;
}

/** The longest name a project has, in characters. */
const longestName = 120;

const settled: ReadonlySet<OperationView['state']> = new Set(['executed', 'undone', 'declined', 'failed']);

/**
 * Takes a project through the operation line: each step is planned when the one before it is settled, and carried out
 * when the person says so. The project gets its name with the first thing that was really made (SP-DEMO-26, I22, D1).
 */
export function useProjectRun({ name, ...start }: ProjectStart): ProjectRun {
  const { ownerId } = useAuth();
  const { id: scope, send } = useCommands();
  const { canPerformOperations } = useNetwork();
  const { mutate } = useSWRConfig();
  const { data: operations } = useOperations();
  const [limit, setLimit] = useState<TalkOutcome>();
  const [{ steps, at }, dispatch] = useReducer(reduceRun, start);
  const post = useCallback((entry: Entry) => {
    if (entry.kind === 'outcome') setLimit(entry.outcome);
  }, []);
  const { working, execute, decline, undo, keep } = useOperationActions(post);
  const operation = (step: RunStep): OperationView | undefined => {
    const planned = step.answer?.outcome.kind === 'operation' ? step.answer.outcome.operation : undefined;
    const known = planned?.id ?? step.operationId;
    return operations?.find(({ id }) => id === known) ?? planned;
  };
  const present = steps[at];
  const state = present && operation(present)?.state;
  // What was planned before a reload is not planned again, as soon as it is known to exist.
  const isFound = present?.operationId !== undefined && (operations === undefined || state !== undefined);
  const isUntried = present !== undefined && !present.answer && present.error === undefined && !isFound;
  const made = steps.filter((step) => operation(step)?.state === 'executed').length;
  const isOver = at === steps.length;

  useEffect(() => {
    if (state !== undefined && settled.has(state)) dispatch({ kind: 'settled' });
  }, [state]);

  const isBegun = made > 0;
  const naming = useRef<Promise<void>>(undefined);
  useEffect(() => {
    if (!isBegun) return;
    const call = async (): Promise<void> => {
      await send(commands.nameProject, { name: limitText(name, longestName) });
      await mutate(keys.project(scope));
    };
    naming.current = call().catch((reason: unknown) =>
      noteError(reason, serviceNames.database, 'name the project'),
    );
  }, [isBegun, mutate, name, scope, send]);

  const askFor = useEffectEvent((service: Service, instruction: string): Promise<PlanAnswer> => {
    if (!canPerformOperations) throw new Error(commandErrors.notReady);
    return askForPlan(send, service, instruction, true);
  });
  useEffect(() => {
    if (!isUntried) return undefined;
    let wanted = true;
    const ask = async ({ service, instruction }: ProjectStep): Promise<void> => {
      try {
        // A site is called after its project for good.
        await naming.current;
        const answer = await askFor(service, instruction);
        if (answer.outcome.kind === 'operation') await keep(answer.outcome.operation);
        if (wanted) dispatch({ kind: 'answered', answer });
      } catch (reason) {
        noteError(reason, serviceNames[service], 'plan');
        if (wanted) dispatch({ kind: 'failed', error: sentence(reason) });
      }
    };
    void ask(present);
    return () => {
      wanted = false;
    };
  }, [isUntried, keep, present]);

  useEffect(() => {
    if (isOver) forgetRun();
    else
      keepRun({
        owner: ownerId,
        name,
        at,
        steps: steps.map(({ service, instruction, operationId }) => ({ service, instruction, operationId })),
      });
  }, [at, isOver, name, ownerId, steps]);
  useEffect(() => {
    if (isOver && isBegun) toast(demoToasts.projectCreated(name));
  }, [isOver, isBegun, name]);

  return {
    name,
    steps,
    at,
    operation,
    actions: { working, execute, decline, undo },
    limit,
    plan: (instruction) => dispatch({ kind: 'again', instruction }),
    skip: () => dispatch({ kind: 'settled' }),
  };
}
