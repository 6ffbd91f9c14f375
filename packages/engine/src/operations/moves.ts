import { operationTransition, type OperationEvent, type OperationMove } from '@saywright/domain/operations';
import type { OperationChange, OperationRow, Store } from '../store/store.ts';
import { databaseRow } from './databaseRow.ts';
import { CommandError } from './errors.ts';

/** An event of an operation, with what to record about it. */
export interface Happened {
  readonly event: OperationEvent;
  readonly change?: OperationChange;
  /** For the journal, where the move is recorded there. */
  readonly detail?: unknown;
}

/** An operation after a move, and the effects that follow. */
export interface Moved {
  readonly row: OperationRow;
  readonly effects: OperationMove['after'];
}

/**
 * Applies an event to an operation, with everything that belongs to the move. Nothing else writes a state.
 * Throws a `CommandError` where the event is not legal in the operation's current state.
 */
export type MoveOperation = (row: OperationRow, happened: Happened) => Promise<Moved>;

type Before = Record<
  OperationMove['before'][number],
  (row: OperationRow, happened: Happened) => Promise<void>
>;

/** Moves operations in the given store. */
export function moving(store: Pick<Store, 'move' | 'operation' | 'journal'>): MoveOperation {
  const undone = async ({ owner, undo_of }: OperationRow): Promise<OperationRow | undefined> =>
    undo_of === null ? undefined : store.operation(owner, undo_of);

  const before: Before = {
    'journal-executed': ({ id }, { detail }) => store.journal(id, 'executed', detail),
    'journal-undone': ({ id }, { detail }) => store.journal(id, 'undone', detail),
    'journal-failed': ({ id }, { detail }) => store.journal(id, 'failed', detail),
    async 'begin-undo'(row) {
      const target = await undone(row);
      if (target) await move(target, { event: 'undo' });
    },
    async 'complete-undo'(row) {
      const target = await undone(row);
      if (!target || target.state === 'undone') return;
      // Left by a version that recorded only the end of an undo.
      const claimed = target.state === 'executed' ? (await move(target, { event: 'undo' })).row : target;
      const isPartial = databaseRow(row)?.proof?.isPartial === true;
      await move(claimed, {
        event: 'complete',
        detail: { by: row.id },
        ...(isPartial && { change: { result: { partlyUndone: true } } }),
      });
    },
    async 'cancel-undo'(row) {
      const target = await undone(row);
      if (target?.state === 'undoing') await move(target, { event: 'fail' });
    },
  };

  async function refuse({ owner, id }: OperationRow, event: OperationEvent): Promise<never> {
    const now = await store.operation(owner, id);
    const again = now && operationTransition(now.state, event);
    throw new CommandError(
      'conflict',
      again?.ok === false ? again.error : 'This change was just updated elsewhere. Reload to see it.',
    );
  }

  async function move(row: OperationRow, happened: Happened): Promise<Moved> {
    const { event, change } = happened;
    const next = operationTransition(row.state, event);
    if (!next.ok) throw new CommandError('conflict', next.error);
    for (const effect of next.value.before) await before[effect](row, happened);
    const moved = await store.move(row, event, change);
    if (moved) return { row: moved, effects: next.value.after };
    if (next.value.before.includes('begin-undo')) await before['cancel-undo'](row, happened);
    return refuse(row, event);
  }
  return move;
}
