import { initialOperationState, unfinishedStates } from '@saywright/domain/operations';
import type { Clock } from '../ports/system.ts';
import { stateAfter } from '../store/stateAfter.ts';
import type { OperationRow, ProjectRow, Store } from '../store/store.ts';

/** Plans and history of one throw-away project, in memory while the page is open. */
export function memoryStore(project: ProjectRow, clock: Clock): Store {
  let current = project;
  const begun = clock.now().toISOString();
  const rows = new Map<string, OperationRow>();
  const ownedBy = (owner: string): OperationRow[] => [...rows.values()].filter((row) => row.owner === owner);
  return {
    projectOf: async () => current,
    project: async (_owner, id) =>
      id === current.id ? { ...current, created_at: begun, deleted_at: null, archived_at: null } : undefined,
    nameProject: async (_, name) => {
      current = { ...current, name };
    },
    addOperation: async (operation) => {
      const row: OperationRow = {
        ...operation,
        state: initialOperationState,
        result: null,
        created_at: clock.now().toISOString(),
        executed_at: null,
      };
      rows.set(row.id, row);
      return row;
    },
    operation: async (owner, id) => ownedBy(owner).find((row) => row.id === id),
    operations: async ({ owner }, limit) => ownedBy(owner).slice(-limit),
    plannedSince: async (owner, since) =>
      ownedBy(owner).filter((row) => row.undo_of === null && new Date(row.created_at) >= since).length,
    // Its database is not persisted, so none is ever missing.
    hasHistory: async () => false,
    unfinished: async () => [...rows.values()].filter((row) => unfinishedStates.includes(row.state)),
    move: async ({ id, state: from }, event, change) => {
      const state = stateAfter(from, event);
      const row = rows.get(id);
      if (row?.state !== from) return undefined;
      const moved = { ...row, ...change, state };
      rows.set(id, moved);
      return moved;
    },
    // A throw-away project needs no journal.
    journal: async () => {},
  };
}
