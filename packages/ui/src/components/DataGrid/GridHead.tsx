'use client';
// Explicit, because browsers drop the roles of a table whose rows are drawn as cards.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { setStyleRef } from '../../internal/setStyleRef.ts';
import { marks } from '../Checkbox/Checkbox.css.ts';
import type { DataTableSort } from '../DataTable/types.ts';
import { SortHead } from '../SortableTable/SortHead.tsx';
import * as css from './DataGrid.css.ts';
import type { english } from './messages.ts';
import type { DataGridColumn } from './types.ts';
import type { Selection } from './useSelection.ts';

interface GridHeadProps {
  columns: readonly DataGridColumn[];
  selection: Selection | undefined;
  hasActions: boolean;
  sort: DataTableSort | null;
  order: (column: DataGridColumn) => void;
  words: typeof english;
}

/** Column headers of a grid. */
export function GridHead({
  columns,
  selection,
  hasActions,
  sort,
  order,
  words,
}: GridHeadProps): ReactElement {
  return (
    <thead role="rowgroup" className={css.heads}>
      <tr role="row" aria-rowindex={1} className={css.headRow}>
        {selection !== undefined && (
          <th role="columnheader" scope="col" className={cx(css.head, css.select)}>
            <label className={css.target}>
              <input
                ref={(box) => {
                  if (box !== null) box.indeterminate = selection.shown === 'some';
                }}
                type="checkbox"
                aria-label={words.selectAll}
                className={cx(marks.checkbox, css.box)}
                checked={selection.shown === 'all'}
                onChange={selection.toggleAll}
              />
            </label>
          </th>
        )}
        {columns.map((column, index) => (
          <th
            key={column.id}
            ref={setStyleRef('width', column.width ?? '')}
            role="columnheader"
            scope="col"
            aria-sort={sort?.column === column.id ? sort.direction : undefined}
            className={cx(
              css.head,
              index === 0 && css.first,
              column.align === 'end' && css.end,
              column.sortable !== true && css.silent,
            )}
          >
            {column.sortable === true ? (
              <SortHead column={column} sort={sort} onPress={() => order(column)} />
            ) : (
              column.label
            )}
          </th>
        ))}
        {hasActions && (
          <th role="columnheader" scope="col" className={cx(css.head, css.actionsHead, css.silent)}>
            <span className={visuallyHidden}>{words.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
