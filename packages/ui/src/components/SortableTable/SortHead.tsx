'use client';
import type { ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import type { DataTableColumn, DataTableSort } from '../DataTable/types.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './SortableTable.css.ts';

interface SortHeadProps {
  column: DataTableColumn;
  sort: DataTableSort | null;
  onPress: () => void;
}

/** The order that pressing the header of a column asks for. */
export const nextSort = (sort: DataTableSort | null, column: string): DataTableSort => ({
  column,
  direction: sort?.column !== column || sort.direction === 'descending' ? 'ascending' : 'descending',
});

/** Header of a column that can be sorted. */
export function SortHead({ column, sort, onPress }: SortHeadProps): ReactElement {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  return (
    <button
      type="button"
      className={cx(css.sorter, column.align === 'end' && css.reversed)}
      onClick={onPress}
    >
      {column.label}
      <Icon
        name={direction === undefined ? 'sort' : 'arrow-up'}
        size="sm"
        className={direction === 'descending' ? css.down : undefined}
      />
    </button>
  );
}
