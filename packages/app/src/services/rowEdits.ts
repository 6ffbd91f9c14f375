import type { RowChangesView } from '@saywright/engine/protocol';
import type { PageRow } from './rows.ts';
import { createStore, useStore } from './store.ts';

type Cell = string | null;

/** A cell as it was seen, and what it should be. */
interface ChangedCell {
  readonly from: Cell;
  readonly to: Cell;
}

/** What identifies a row: values by column of the primary key. */
type Key = RowChangesView['changed'][number]['key'];

/** A new row that is not in the database yet; columns without a value get their default. */
export interface AddedRow {
  readonly id: string;
  /** Rows that were added together have the same number; later ones have a higher one. */
  readonly batch: number;
  readonly values: ReadonlyMap<string, Cell>;
}

/** Edits of one table that are not applied yet. */
export interface RowEdits {
  readonly changed: ReadonlyMap<
    string,
    { readonly key: Key; readonly cells: ReadonlyMap<string, ChangedCell> }
  >;
  readonly added: readonly AddedRow[];
  readonly removed: ReadonlyMap<string, { readonly key: Key; readonly seen: Key }>;
  /** Id of the operation that was planned from them. */
  readonly plan: string | undefined;
}

const none: RowEdits = { changed: new Map(), added: [], removed: new Map(), plan: undefined };

/** Edits by table, in memory only: they may contain the data of customers. */
const store = createStore<ReadonlyMap<string, RowEdits>, { readonly name: string; readonly edits: RowEdits }>(
  (all, { name, edits }) => new Map(all).set(name, edits),
  new Map(),
);

/** Where the edits of a table are stored. */
export function editsName(scope: string, table: string): string {
  return JSON.stringify([scope, table]);
}

/** The edits of a table; renders again when those of any table change. */
export function useEditsOf(): (name: string) => RowEdits {
  const all = useStore(store);
  return (name) => all.get(name) ?? none;
}

export function editsOf(name: string): RowEdits {
  return store.get().get(name) ?? none;
}

export function changeEdits(name: string, change: (edits: RowEdits) => RowEdits): void {
  store.send({ name, edits: change(editsOf(name)) });
}

export function discardEdits(name: string): void {
  store.send({ name, edits: none });
}

/** Removes edits that were executed; their plan stays, because it can be undone. */
export function keepPlanOnly(name: string): void {
  changeEdits(name, ({ plan }) => ({ ...none, plan }));
}

/** Number of rows that are changed, added or deleted. */
export function countEdits({ changed, added, removed }: RowEdits): number {
  return changed.size + added.length + removed.size;
}

/** Whether any table has edits that would be lost with this page. */
export function hasEdits(): boolean {
  return [...store.get().values()].some((edits) => countEdits(edits) > 0);
}

/** Identifies a row in the grid; undefined where the table has no primary key. */
export function rowId({ key }: Pick<PageRow, 'key'>): string | undefined {
  return key.length === 0 ? undefined : JSON.stringify(key);
}

/** Sets a cell of a stored row; a cell that is as it was is no edit. */
export function withCell(edits: RowEdits, id: string, key: Key, column: string, cell: ChangedCell): RowEdits {
  const cells = new Map(edits.changed.get(id)?.cells);
  if (cell.from === cell.to) cells.delete(column);
  else cells.set(column, cell);
  const changed = new Map(edits.changed);
  if (cells.size === 0) changed.delete(id);
  else changed.set(id, { key, cells });
  return { ...edits, changed, plan: undefined };
}

/** Sets a value of a new row; `undefined` leaves it to the default. */
export function withNewValue(edits: RowEdits, id: string, column: string, value: Cell | undefined): RowEdits {
  const added = edits.added.map((row) => {
    if (row.id !== id) return row;
    const values = new Map(row.values);
    if (value === undefined) values.delete(column);
    else values.set(column, value);
    return { ...row, values };
  });
  return { ...edits, added, plan: undefined };
}

export function withNewRows(edits: RowEdits, rows: readonly ReadonlyMap<string, Cell>[]): RowEdits {
  const batch = (edits.added[0]?.batch ?? 0) + 1;
  const added = rows.map((values) => ({ id: `new ${crypto.randomUUID()}`, batch, values }));
  return { ...edits, added: [...added, ...edits.added], plan: undefined };
}

/** Marks a stored row as deleted, or removes a new one. */
export function withoutRow(
  edits: RowEdits,
  id: string,
  row?: { readonly key: Key; readonly seen: Key },
): RowEdits {
  if (!row) return { ...edits, added: edits.added.filter((one) => one.id !== id), plan: undefined };
  const changed = new Map(edits.changed);
  changed.delete(id);
  return { ...edits, changed, removed: new Map(edits.removed).set(id, row), plan: undefined };
}

export function withRowKept(edits: RowEdits, id: string): RowEdits {
  const removed = new Map(edits.removed);
  removed.delete(id);
  return { ...edits, removed, plan: undefined };
}

/** The edits of a table as they are sent. */
export function changesOf(table: string, { changed, added, removed }: RowEdits): RowChangesView {
  return {
    table,
    changed: [...changed.values()].map(({ key, cells }) => ({
      key,
      values: [...cells].map(([column, { from, to }]) => ({ column, from, to })),
    })),
    // The newest are shown first, and written last; rows of one import stay in the order of their lines.
    added: added
      .toSorted((one, other) => one.batch - other.batch)
      .map(({ values }) => [...values].map(([column, value]) => ({ column, value }))),
    removed: [...removed.values()],
  };
}
