import { fail, ok, type Result } from '@saywright/domain/result';
import { plannedOperation, type OperationView, type PlanAnswer } from '@saywright/engine/protocol';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useCommands } from '../providers/commands.ts';
import { keys } from './data.ts';

/** Puts a plan among the known operations; returns its id, or why nothing was planned. */
export function useKeepPlan(): (answer: PlanAnswer) => Promise<Result<string>> {
  const { id: scope } = useCommands();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (answer) => {
      const operation = plannedOperation(answer);
      if (!operation)
        return fail(answer.outcome.kind === 'refusal' ? answer.outcome.reason : answer.explanation);
      await mutate(
        keys.operations(scope),
        (known: readonly OperationView[] = []) => [
          ...known.filter((one) => one.id !== operation.id),
          operation,
        ],
        { revalidate: false },
      );
      return ok(operation.id);
    },
    [mutate, scope],
  );
}
