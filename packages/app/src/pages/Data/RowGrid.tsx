import type { DataColumn, RowFilterView, RowPageView } from '@saywright/engine/protocol';
import type { DataGridRow } from '@saywright/ui/DataGrid';
import { SearchField } from '@saywright/ui/SearchField';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import { toast } from '@saywright/ui/Toast';
import { VirtualDataGrid } from '@saywright/ui/VirtualDataGrid';
import { Suspense, useDeferredValue, useMemo, useState, type ReactElement } from 'react';
import { dataCopy as copy } from '../../copy/data.ts';
import { withCell, withNewRows, withNewValue, withoutRow, withRowKept } from '../../services/rowEdits.ts';
import { deferredComponent } from '../../shell/deferredComponent.tsx';
import { useRowPages, type PageRow, type RowQuery } from '../../services/rows.ts';
import {
  editedValue,
  gridRows,
  mostNewShown,
  readingOrder,
  shownRows,
  type EditedPlace,
  type ShownRow,
} from './gridRows.tsx';
import { RowButtons } from './RowButtons.tsx';
import { RowTools } from './RowTools.tsx';
import type { Edits } from './useEdits.ts';

// Loaded when they are needed.
const CellEditor = deferredComponent(() => import('./CellEditor.tsx'));
const NoKey = deferredComponent(() => import('./NoKey.tsx'));
const RowDrawer = deferredComponent(() => import('./RowDrawer.tsx'));

/** Columns that are shown at first. */
const mostColumns = 12;
/** Values of a deleted row that are compared with those that were seen. */
const mostSeen = 60;

const numbers = /^(?:smallint|integer|bigint|numeric|real|double|money)/u;

function gridColumns(columns: readonly DataColumn[]) {
  return readingOrder(columns).map(({ name, type }) => {
    const isNumber = numbers.test(type);
    return {
      id: name,
      label: name,
      sortable: true,
      mono: true,
      // A heading is no narrower than its name and the arrows.
      width: isNumber ? `${Math.max(7.5, 2.5 + name.length * 0.6)}rem` : '12rem',
      ...(isNumber && { align: 'end' as const }),
    };
  });
}

function keyOf(page: RowPageView, row: PageRow) {
  return page.key.map((column, at) => ({ column, value: row.key[at] ?? '' }));
}

interface RowGridProps {
  readonly table: string;
  readonly state: Edits;
  /** Filters from the address. */
  readonly startFilters: readonly RowFilterView[];
}

/** The rows of one table: searched, filtered, sorted, and edited in place. */
export function RowGrid({ table, state, startFilters }: RowGridProps): ReactElement {
  const { edits, change } = state;
  const [search, setSearch] = useState('');
  const [filters, setFilters] = useState(startFilters);
  const [sort, setSort] = useState<RowQuery['sort']>(null);
  const [chosenHidden, setHidden] = useState<readonly string[]>();
  const [place, setPlace] = useState<EditedPlace | null>(null);
  const [opened, setOpened] = useState<string>();
  const query: RowQuery = { table, filters, search: useDeferredValue(search.trim()), sort };
  const { page, error, isLoading, loadMore, isLoadingMore, reload } = useRowPages(query);
  const rows = shownRows(page, edits);
  const pending = useMemo(() => edits.added.map(({ values }) => values), [edits.added]);
  const columns = page?.columns ?? [];
  const isKeyed = (page?.key.length ?? 0) > 0;
  const hidden =
    chosenHidden ??
    readingOrder(columns)
      .slice(mostColumns)
      .map(({ name }) => name);
  const heads = gridColumns(columns);
  const openedRow = rows.find(({ id }) => id === opened);

  const startEditing = (id: string, name: string): void => {
    const row = rows.find((one) => one.id === id);
    const column = columns.find((one) => one.name === name);
    if (!row || !column || edits.removed.has(id) || !isKeyed) return;
    const at = columns.indexOf(column);
    if (column.generated || row.stored?.cut.includes(at) === true)
      toast({ title: column.generated ? copy.fixed : copy.tooLong });
    else setPlace({ row: id, column: name });
  };
  const setValue = (row: ShownRow, column: string, to: string | null | undefined): void => {
    const { stored } = row;
    if (!page) return;
    if (!stored) change((now) => withNewValue(now, row.id, column, to));
    else if (to !== undefined) {
      const from = stored.cells[columns.findIndex(({ name }) => name === column)] ?? null;
      change((now) => withCell(now, row.id, keyOf(page, stored), column, { from, to }));
    }
  };
  const remove = ({ id, stored }: ShownRow): void => {
    if (!page) return;
    const seen = columns.flatMap(({ name, primaryKey }, at) =>
      stored && !primaryKey && !stored.cut.includes(at)
        ? [{ column: name, value: stored.cells[at] ?? null }]
        : [],
    );
    change((now) =>
      withoutRow(now, id, stored && { key: keyOf(page, stored), seen: seen.slice(0, mostSeen) }),
    );
  };
  const isStale = ({ columns: all }: RowPageView, { id, stored }: ShownRow, name: string): boolean => {
    const edited = edits.changed.get(id)?.cells.get(name);
    return edited !== undefined && edited.from !== stored?.cells[all.findIndex((one) => one.name === name)];
  };
  const editedRow = rows.find(({ id }) => id === place?.row);
  const editedColumn = columns.find(({ name }) => name === place?.column);
  const editor = page && editedRow && editedColumn && (
    <Suspense fallback={copy.opening}>
      <CellEditor
        key={`${editedRow.id} ${editedColumn.name}`}
        column={editedColumn}
        label={copy.editor(editedColumn.name, editedRow.name)}
        value={editedValue(page, edits, editedRow, editedColumn.name)}
        isStale={isStale(page, editedRow, editedColumn.name)}
        isNew={editedRow.added !== undefined}
        onChange={(value) => setValue(editedRow, editedColumn.name, value)}
        onClose={() => setPlace(null)}
      />
    </Suspense>
  );
  const total = page?.total;
  const buttons = ({ id }: DataGridRow): ReactElement | null => {
    const row = rows.find((one) => one.id === id);
    if (!row) return null;
    const isGone = edits.removed.has(id);
    return (
      <RowButtons
        row={row}
        isGone={isGone}
        canEdit={isKeyed}
        onOpen={() => setOpened(id)}
        onToggle={() => (isGone ? change((now) => withRowKept(now, id)) : remove(row))}
      />
    );
  };
  return (
    <Stack gap={12}>
      {page && !isKeyed && (
        <Suspense>
          <NoKey table={table} columns={columns} />
        </Suspense>
      )}
      <SearchField
        label={copy.searchIn(table)}
        labelHidden
        placeholder={copy.searchIn(table)}
        value={search}
        maxLength={200}
        onChange={setSearch}
      />
      <VirtualDataGrid
        caption={copy.rowsOf(table)}
        hideCaption
        maxHeight="36rem"
        stickyFirst
        columns={heads}
        hidden={hidden}
        rows={page ? gridRows(page, edits, rows, place, editor) : []}
        rowCount={rows.length}
        sort={sort}
        onSort={setSort}
        onCell={(row, column) => startEditing(row.id, column)}
        rowActions={buttons}
        onMore={loadMore}
        loading={isLoading || isLoadingMore}
        error={rows.length === 0 || error ? error?.message : undefined}
        onRetry={reload}
        empty={search === '' && filters.length === 0 ? copy.noRows : copy.noMatches}
        toolbar={
          <RowTools
            {...{ table, columns, hidden, query, filters }}
            canEdit={isKeyed}
            pending={pending}
            onFilters={setFilters}
            onHidden={setHidden}
            onAdd={(added) => change((now) => withNewRows(now, added))}
          />
        }
      />
      {edits.added.length > mostNewShown && <Text>{copy.moreNew(edits.added.length - mostNewShown)}</Text>}
      {page && total && (
        <Text size={13} tone="muted">
          {loadMore
            ? copy.total(page.rows.length, total.count, total.isExact)
            : copy.allLoaded(page.rows.length)}
        </Text>
      )}
      {page && openedRow?.stored && (
        <Suspense>
          <RowDrawer
            page={page}
            row={openedRow.stored}
            name={openedRow.name}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
