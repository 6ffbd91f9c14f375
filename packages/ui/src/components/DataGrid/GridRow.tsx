'use client';
// Explicit, because browsers drop the roles of a table whose rows are drawn as cards.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import type { KeyboardEvent, MouseEvent, ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { muted } from '../../internal/text.css.ts';
import { marks } from '../Checkbox/Checkbox.css.ts';
import * as css from './DataGrid.css.ts';
import type { english } from './messages.ts';
import type { DataGridColumn, DataGridProps, DataGridRow } from './types.ts';
import type { Selection } from './useSelection.ts';

interface GridRowProps extends Pick<DataGridProps, 'rowActions' | 'onCell'> {
  row: DataGridRow;
  /** Index of the row among the shown ones. */
  index: number;
  /** Index of the row among all, from 0. */
  place: number;
  columns: readonly DataGridColumn[];
  selection: Selection | undefined;
  words: typeof english;
  measure: ((row: HTMLTableRowElement | null) => void) | undefined;
}

const widgets = 'button, a, input, select, textarea, label';

/** Handlers of a cell that can be pressed; its controls keep their own presses. */
function pressHandlers(press: () => void) {
  return {
    onClick: ({ target }: MouseEvent): void => {
      if (!(target instanceof Element && target.closest(widgets))) press();
    },
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== 'F2')) return;
      event.preventDefault();
      press();
    },
  };
}

/** Row of a grid. */
export function GridRow(props: GridRowProps): ReactElement {
  const { row, index, place, columns, selection, rowActions, onCell, words, measure } = props;
  const isSelected = selection?.ids.has(row.id);
  return (
    <tr
      ref={measure}
      role="row"
      data-index={index}
      aria-rowindex={place + 2}
      aria-selected={isSelected}
      className={css.row}
    >
      {selection !== undefined && (
        <td role="gridcell" className={css.select}>
          <label className={css.target}>
            <input
              type="checkbox"
              aria-label={words.select(row.label)}
              className={marks.checkbox}
              checked={isSelected === true}
              // A click, because only it says whether Shift is held.
              onChange={() => undefined}
              onClick={({ shiftKey }) => selection.toggle(index, shiftKey)}
            />
          </label>
        </td>
      )}
      {columns.map(({ id, label, align, mono }, order) => {
        const Cell = order === 0 ? 'th' : 'td';
        return (
          <Cell
            key={id}
            {...(order === 0 ? { scope: 'row', role: 'rowheader' } : { role: 'gridcell' })}
            data-label={label}
            {...(onCell !== undefined && pressHandlers(() => onCell(row, id)))}
            className={cx(
              css.cell,
              order === 0 && css.first,
              align === 'end' && css.end,
              mono === true && css.mono,
              onCell !== undefined && css.pressable,
            )}
          >
            {row.cells[id] ?? <i className={muted}>{words.none}</i>}
          </Cell>
        );
      })}
      {rowActions !== undefined && (
        <td role="gridcell" className={css.actions}>
          <div className={css.buttons}>{rowActions(row)}</div>
        </td>
      )}
    </tr>
  );
}
