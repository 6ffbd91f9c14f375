import type { OperationRow } from '../store/store.ts';
import type { PipelineContext } from './context.ts';

/** Reconciles operations that a crash or an error interrupted. */
export interface Recovery {
  /** Reconciles everybody's interrupted operations; one that fails does not hold up the others. */
  recover(): Promise<void>;
  /** The same for one person, where an interrupted operation is suspected. */
  recoverOf(owner: string): Promise<void>;
  /** Notes that a person may have interrupted operations. */
  suspect(owner: string): void;
}

export function recovering(context: PipelineContext, isInProgress: (id: string) => boolean): Recovery {
  const { store } = context;
  const suspects = new Set<string>();

  /** Asks the service whether an interrupted operation was executed, and records the answer. */
  async function reconcile(row: OperationRow): Promise<void> {
    // A deleted project too: it may come back.
    const project = await store.project(row.owner, row.project_id);
    if (!project) throw new Error(`The project of the operation ${row.id} is missing.`);
    const isExecuting = row.state === 'executing';
    await context.move(row, isExecuting ? await context.interrupted(row, project) : { event: 'interrupt' });
  }

  async function unfinished(owner: string | undefined): Promise<readonly OperationRow[]> {
    const rows = await store.unfinished();
    return rows.filter((row) => (owner === undefined || row.owner === owner) && !isInProgress(row.id));
  }

  async function reconcileAll(owner?: string): Promise<void> {
    const errors: unknown[] = [];
    const attempt = async (row: OperationRow): Promise<void> => {
      await reconcile(row).catch((error: unknown) => {
        suspects.add(row.owner);
        errors.push(error);
      });
    };
    for (const row of await unfinished(owner)) if (row.state !== 'undoing') await attempt(row);
    // An operation in `undoing` is released where no unfinished operation undoes it.
    const left = await unfinished(owner);
    const undone = new Set(left.map((row) => row.undo_of));
    for (const row of left) if (row.state === 'undoing' && !undone.has(row.id)) await attempt(row);
    if (errors.length > 0) throw new AggregateError(errors, 'Operations were left in the middle.');
  }

  return {
    recover: () => reconcileAll(),
    async recoverOf(owner) {
      if (!suspects.delete(owner)) return;
      await reconcileAll(owner).catch((error: unknown) => {
        suspects.add(owner);
        throw error;
      });
    },
    suspect: (owner) => void suspects.add(owner),
  };
}
