import { useContext, useMemo, useState } from 'react';
import { announce } from '../../internal/announcer.ts';
import { LanguageContext, useMessages } from '../../messages/context.ts';
import type { DataTableSort } from '../DataTable/types.ts';
import { english } from '../SortableTable/messages.ts';
import { sortedRows } from '../SortableTable/sorted.ts';
import { nextSort } from '../SortableTable/SortHead.tsx';
import type { DataGridColumn, DataGridProps } from './types.ts';

/** Rows of a grid in their order and on their page. */
export function useGridRows(props: DataGridProps) {
  const { rows, pageSize, rowCount, onSort, onPage } = props;
  const words = useMessages('SortableTable', english);
  const { locale } = useContext(LanguageContext);
  const [ownSort, setOwnSort] = useState<DataTableSort | null>(null);
  const [ownPage, setOwnPage] = useState(0);
  const sort = props.sort === undefined ? ownSort : props.sort;
  // With a row count, the server sorts and pages.
  const isPart = rowCount !== undefined;
  const count = rowCount ?? rows.length;
  const size = pageSize ?? Math.max(count, 1);
  const page = Math.min(props.page ?? ownPage, Math.max(0, Math.ceil(count / size) - 1));
  const first = pageSize === undefined ? 0 : page * size;
  const inOrder = useMemo(
    () => (sort === null || isPart ? rows : sortedRows(rows, sort, locale)),
    [rows, sort, isPart, locale],
  );
  const goTo = (next: number): void => {
    setOwnPage(next);
    onPage?.(next);
  };
  const order = ({ id, label }: DataGridColumn): void => {
    const next = nextSort(sort, id);
    setOwnSort(next);
    onSort?.(next);
    if (page > 0) goTo(0);
    announce(words.sorted(label, next.direction === 'ascending'));
  };
  const shown = isPart || pageSize === undefined ? inOrder : inOrder.slice(first, first + size);
  return { shown, sort, order, count, first, page, goTo };
}
