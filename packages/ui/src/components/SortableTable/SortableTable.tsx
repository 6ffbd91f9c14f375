'use client';
import { useContext, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { announce } from '../../internal/announcer.ts';
import { LanguageContext, useMessages } from '../../messages/context.ts';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import type { DataTableSort } from '../DataTable/types.ts';
import { english } from './messages.ts';
import { sortedRows } from './sorted.ts';
import { nextSort, SortHead } from './SortHead.tsx';
import type { SortableColumn, SortableRow } from './types.ts';

export interface SortableTableProps extends Omit<DataTableProps, 'columns' | 'rows' | 'renderHead'> {
  /** Columns in order; the first is the row header. */
  columns: readonly SortableColumn[];
  /** Rows in their original order. */
  rows: readonly SortableRow[];
  /** Sort order; null for the original order. Without it the table is uncontrolled. */
  sort?: DataTableSort | null | undefined;
  /** Called with the requested sort order. */
  onSort?: ((sort: DataTableSort) => void) | undefined;
}

/** Data table that sorts its rows by column headers. */
export function SortableTable({
  columns,
  rows,
  sort: given,
  onSort,
  ...table
}: SortableTableProps): ReactElement {
  const words = useMessages('SortableTable', english);
  const { locale } = useContext(LanguageContext);
  const [own, setOwn] = useState<DataTableSort | null>(null);
  const sort = given === undefined ? own : given;
  const inOrder = useMemo(
    () => (sort === null ? rows : sortedRows(rows, sort, locale)),
    [rows, sort, locale],
  );
  const order = ({ id, label }: SortableColumn): void => {
    const next = nextSort(sort, id);
    setOwn(next);
    onSort?.(next);
    announce(words.sorted(label, next.direction === 'ascending'));
  };
  const renderHead = (column: SortableColumn): ReactNode =>
    column.sortable === true ? (
      <SortHead column={column} sort={sort} onPress={() => order(column)} />
    ) : (
      column.label
    );
  return <DataTable {...table} columns={columns} rows={inOrder} sort={sort} renderHead={renderHead} />;
}
