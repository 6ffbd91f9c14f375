import { commands, dataCommands, plannedOperation, type OperationView } from '@saywright/engine/protocol';
import { useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useCommands } from '../../providers/commands.ts';
import { keys, useOperations, useRefetch } from '../../services/data.ts';
import { noteError, sentence } from '../../services/errors.ts';
import {
  changeEdits,
  changesOf,
  countEdits,
  discardEdits,
  editsName,
  editsOf,
  hasEdits,
  keepPlanOnly,
  useEditsOf,
  type RowEdits,
} from '../../services/rowEdits.ts';

/** Asks before the window is closed while there are edits. */
function useUnloadWarning(): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (hasEdits()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}

export interface Edits {
  readonly edits: RowEdits;
  readonly change: (change: (edits: RowEdits) => RowEdits) => void;
  readonly discard: () => void;
  /** Plans the edits as one operation. */
  readonly plan: () => Promise<void>;
  readonly isPlanning: boolean;
  /** Why the edits could not be planned. */
  readonly problem: string | undefined;
  /** Whether the plan of the edits is still to be decided. */
  readonly isWaiting: boolean;
  /** Shows another plan instead, such as that of an undo. */
  readonly showPlan: (id: string) => void;
}

/** The edits of a table, which stay while other tables and pages are open, and the plan made from them. */
export function useEdits(table: string): Edits {
  const { id: scope, send } = useCommands();
  const name = editsName(scope, table);
  const edits = useEditsOf()(name);
  const { data: operations } = useOperations();
  const { mutate } = useSWRConfig();
  const refetch = useRefetch();
  const [isPlanning, setPlanning] = useState(false);
  const [problem, setProblem] = useState<string>();
  useUnloadWarning();

  const state = operations?.find(({ id }) => id === edits.plan)?.state;
  useEffect(() => {
    // Its card stays, with its undo.
    if (state === 'executed' && countEdits(editsOf(name)) > 0) keepPlanOnly(name);
    if (state === 'declined') changeEdits(name, (now) => ({ ...now, plan: undefined }));
  }, [state, name]);

  const keep = (operation: OperationView): Promise<unknown> =>
    mutate(
      keys.operations(scope),
      (known: readonly OperationView[] = []) => [...known.filter(({ id }) => id !== operation.id), operation],
      { revalidate: false },
    );
  /** Declines the plan of edits that are no longer the same. */
  const forgetPlan = (): void => {
    setProblem(undefined);
    if (edits.plan === undefined || state !== 'proven') return;
    void send(commands.decline, { operationId: edits.plan })
      .then(keep)
      .catch((error: unknown) => noteError(error, 'Saywright', 'decline'));
  };
  const plan = async (): Promise<void> => {
    setPlanning(true);
    setProblem(undefined);
    try {
      const answer = await send(dataCommands.planRows, changesOf(table, edits));
      const operation = plannedOperation(answer);
      if (operation) {
        await keep(operation);
        changeEdits(name, (now) => ({ ...now, plan: operation.id }));
      } else setProblem(answer.outcome.kind === 'refusal' ? answer.outcome.reason : answer.explanation);
    } catch (error) {
      noteError(error, 'Saywright', 'plan_rows');
      setProblem(sentence(error));
    } finally {
      setPlanning(false);
      await refetch(dataCommands.planRows);
    }
  };
  return {
    edits,
    change: (next) => {
      forgetPlan();
      changeEdits(name, next);
    },
    discard: () => {
      forgetPlan();
      discardEdits(name);
    },
    plan,
    isPlanning,
    problem,
    isWaiting: state === 'proven' || state === 'executing' || state === 'proving',
    showPlan: (id) => changeEdits(name, (now) => ({ ...now, plan: id })),
  };
}
