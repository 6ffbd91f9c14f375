'use client';
import { useContext, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { announce } from '../../internal/announcer.ts';
import { cx } from '../../internal/cx.ts';
import { LanguageContext, useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './DataTable.css.ts';
import { english } from './messages.ts';
import { PlainTable, type PlainTableProps } from './PlainTable.tsx';
import { sortedRows } from './sorted.ts';
import type { DataTableColumn, DataTableSort } from './types.ts';

export interface DataTableProps extends PlainTableProps {
  /** The order of the rows, null for the one they come in; without it the table keeps the order itself. */
  sort?: DataTableSort | null | undefined;
  /** Called with the order that is wanted. */
  onSort?: ((sort: DataTableSort) => void) | undefined;
}

/** A native table that scrolls within itself and sorts its rows; the first cell of a row is its name. */
export function DataTable({ rows, sort: given, onSort, ...table }: DataTableProps): ReactElement {
  const words = useMessages('DataTable', english);
  const { locale } = useContext(LanguageContext);
  const [own, setOwn] = useState<DataTableSort | null>(null);
  const sort = given === undefined ? own : given;
  const inOrder = useMemo(
    () => (sort === null ? rows : sortedRows(rows, sort, locale)),
    [rows, sort, locale],
  );
  const order = ({ id: column, label }: DataTableColumn): void => {
    const isAscending = sort?.column !== column || sort.direction !== 'ascending';
    const next: DataTableSort = { column, direction: isAscending ? 'ascending' : 'descending' };
    setOwn(next);
    onSort?.(next);
    announce(words.sorted(label, isAscending));
  };
  const renderHead = (column: DataTableColumn): ReactNode => {
    if (column.sortable !== true) return column.label;
    const direction = sort?.column === column.id ? sort.direction : undefined;
    return (
      <button
        type="button"
        className={cx(css.sorter, column.align === 'end' && css.turned)}
        onClick={() => order(column)}
      >
        {column.label}
        <Icon
          name={direction === undefined ? 'sort' : 'arrow-up'}
          size="sm"
          className={direction === 'descending' ? css.down : undefined}
        />
      </button>
    );
  };
  return <PlainTable {...table} rows={inOrder} sort={sort} renderHead={renderHead} />;
}
