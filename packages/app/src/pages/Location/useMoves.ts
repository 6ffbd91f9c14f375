import { placeCommands, type MoveComparisonView, type PlaceView } from '@saywright/engine/protocol';
import { toast } from '@saywright/ui/Toast';
import { useState } from 'react';
import { locationCopy as copy } from '../../copy/location.ts';
import { useCommands } from '../../providers/commands.ts';
import { useRefetch } from '../../services/data.ts';
import { sentence } from '../../services/errors.ts';

export type MoveWork = 'rehearse' | 'move' | 'remove';
type Place = PlaceView['place'];

/** Moving the project's database. Each returns whether it was done; what the server refuses is in `problem`. */
export interface Moves {
  /** What the server is doing; undefined while it waits. */
  readonly work: MoveWork | undefined;
  readonly problem: { readonly of: MoveWork; readonly text: string } | undefined;
  /** What the last rehearsal or move found. */
  readonly comparison: MoveComparisonView | undefined;
  readonly rehearse: (to: Place) => Promise<boolean>;
  readonly move: (to: Place) => Promise<boolean>;
  readonly remove: (keptId: string) => Promise<boolean>;
}

export function useMoves(): Moves {
  const { send } = useCommands();
  const refetch = useRefetch();
  const [work, setWork] = useState<MoveWork>();
  const [problem, setProblem] = useState<Moves['problem']>();
  const [comparison, setComparison] = useState<MoveComparisonView>();
  const attempt = async (of: MoveWork, steps: () => Promise<unknown>): Promise<boolean> => {
    setWork(of);
    setProblem(undefined);
    try {
      await steps();
      return true;
    } catch (error) {
      setProblem({ of, text: sentence(error) });
      return false;
    } finally {
      setWork(undefined);
    }
  };
  return {
    work,
    problem,
    comparison,
    rehearse: (to) =>
      attempt('rehearse', async () => {
        setComparison(undefined);
        setComparison(await send(placeCommands.rehearseMove, { to }));
      }),
    move: (to) =>
      attempt('move', async () => {
        try {
          const moved = await send(placeCommands.moveDatabase, { to });
          setComparison(moved);
          if (moved.isMoved) toast({ title: copy.moved(to), tone: 'success' });
        } finally {
          // Also after a lost answer: the database may have moved.
          await refetch(placeCommands.moveDatabase);
        }
      }),
    remove: (keptId) =>
      attempt('remove', async () => {
        await send(placeCommands.removeKept, { keptId });
        toast({ title: copy.removed, tone: 'success' });
        await refetch(placeCommands.removeKept);
      }),
  };
}
