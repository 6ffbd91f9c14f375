import { restorePointCommands as commands } from '@saywright/engine/protocol';
import { toast } from '@saywright/ui/Toast';
import { useState } from 'react';
import { restoreCopy as copy } from '../../copy/restore.ts';
import { useCommands } from '../../providers/commands.ts';
import { useRefetch } from '../../services/data.ts';
import { sentence } from '../../services/errors.ts';
import { useKeepPlan } from '../../services/plans.ts';

export type PointWork = 'create' | 'rename' | 'remove' | 'compare';

/** What can be done with restore points. Each returns whether it was done; what the server refuses is in `problem`. */
export interface PointActions {
  /** What the server is doing; undefined while it waits. */
  readonly work: PointWork | undefined;
  readonly problem: string | undefined;
  /** Id of the plan to go back that was made last. */
  readonly planId: string | undefined;
  readonly showPlan: (id: string | undefined) => void;
  readonly create: (name: string) => Promise<boolean>;
  readonly rename: (restorePointId: string, name: string) => Promise<boolean>;
  readonly remove: (restorePointId: string) => Promise<boolean>;
  readonly compare: (restorePointId: string) => Promise<boolean>;
}

export function usePointActions(): PointActions {
  const { send } = useCommands();
  const refetch = useRefetch();
  const keepPlan = useKeepPlan();
  const [work, setWork] = useState<PointWork>();
  const [problem, setProblem] = useState<string>();
  const [planId, showPlan] = useState<string>();
  const attempt = async (kind: PointWork, steps: () => Promise<string | undefined>): Promise<boolean> => {
    setWork(kind);
    setProblem(undefined);
    let failure: string | undefined;
    try {
      failure = await steps();
    } catch (error) {
      failure = sentence(error);
    }
    setWork(undefined);
    setProblem(failure);
    return failure === undefined;
  };
  const changed = async (title: string): Promise<undefined> => {
    toast({ title, tone: 'success' });
    await refetch(commands.createRestorePoint);
    return undefined;
  };
  return {
    work,
    problem,
    planId,
    showPlan,
    create: (name) =>
      attempt('create', async () => {
        await send(commands.createRestorePoint, { name });
        return changed(copy.created(name));
      }),
    rename: (restorePointId, name) =>
      attempt('rename', async () => {
        await send(commands.renameRestorePoint, { restorePointId, name });
        return changed(copy.renamed);
      }),
    remove: (restorePointId) =>
      attempt('remove', async () => {
        await send(commands.deleteRestorePoint, { restorePointId });
        return changed(copy.removed);
      }),
    compare: (restorePointId) =>
      attempt('compare', async () => {
        const kept = await keepPlan(await send(commands.planRestore, { restorePointId }));
        if (!kept.ok) return kept.error;
        showPlan(kept.value);
        return undefined;
      }),
  };
}
