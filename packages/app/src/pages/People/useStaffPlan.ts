import { dataCommands, projectApiCommands } from '@saywright/engine/protocol';
import { useEffect, useState } from 'react';
import { useCommands } from '../../providers/commands.ts';
import { useOperations, useRefetch } from '../../services/data.ts';
import { sentence } from '../../services/errors.ts';
import { useKeepPlan } from '../../services/plans.ts';
import type { Person } from './usePeopleActions.ts';

/** The plan that makes somebody staff of the project's app, or no longer staff. */
export interface StaffPlan {
  /** Undefined before the first plan. */
  readonly id: string | undefined;
  readonly show: (id: string) => void;
  /** Plans the change; returns why it was refused, undefined once it is planned. */
  readonly propose: (person: Person) => Promise<string | undefined>;
}

/** Plans who is staff: each change waits for approval and can be undone. */
export function useStaffPlan(): StaffPlan {
  const { send } = useCommands();
  const keepPlan = useKeepPlan();
  const refetch = useRefetch();
  const { data: operations } = useOperations();
  const [id, show] = useState<string>();
  const state = operations?.find((known) => known.id === id)?.state;
  useEffect(() => {
    if (state === 'executed' || state === 'undone') void refetch(projectApiCommands.blockPerson);
  }, [state, refetch]);
  const propose = async ({ id: personId, staffId }: Person): Promise<string | undefined> => {
    const user = { column: 'user_id', value: personId };
    try {
      const answer = await send(dataCommands.planRows, {
        table: 'staff',
        changed: [],
        added: staffId === null ? [[user]] : [],
        removed: staffId === null ? [] : [{ key: [{ column: 'id', value: staffId }], seen: [user] }],
      });
      const kept = await keepPlan(answer);
      if (!kept.ok) return kept.error;
      show(kept.value);
      return undefined;
    } catch (error) {
      return sentence(error);
    }
  };
  return { id, show, propose };
}
