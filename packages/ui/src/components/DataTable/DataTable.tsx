'use client';
import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { hidden } from '../../internal/hidden.css.ts';
import { scripted } from '../../internal/scripted.ts';
import { muted } from '../../internal/text.css.ts';
import { useOverflow } from '../../internal/useOverflow.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './DataTable.css.ts';
import { english } from './messages.ts';
import type { DataTableColumn, DataTableRow, DataTableSort } from './types.ts';

export interface DataTableProps {
  /** What the table holds; it also names the scroll region. */
  caption: string;
  /** Keep the caption for screen readers only. */
  hideCaption?: boolean | undefined;
  /** The columns in order; the first one names the row. */
  columns: readonly DataTableColumn[];
  /** The rows in order. */
  rows: readonly DataTableRow[];
  /** What to say when there are no rows. */
  emptyText: string;
  /** Highest the table gets, such as `20rem`; what is more scrolls under the head, which stays in sight. */
  maxHeight?: string | undefined;
  /** Rows are on their way. */
  loading?: boolean | undefined;
  /** Why the rows are not here. */
  error?: string | undefined;
  /** A sentence under the table. */
  footnote?: ReactNode;
  /** Word for a cell with nothing in it. @default 'empty' */
  nullLabel?: string | undefined;
  /** Accessible words while loading. @default 'Loading' */
  loadingLabel?: string | undefined;
  /** The order the rows are in; the head of its column says so. */
  sort?: DataTableSort | null | undefined;
  /** Draws the head of a column. @default its label */
  renderHead?: ((column: DataTableColumn) => ReactNode) | undefined;
}

/** A native table that scrolls within itself; the first cell of a row is its name. */
export function DataTable(props: DataTableProps): ReactElement {
  const { caption, hideCaption = false, columns, rows, emptyText, loading = false, error, footnote } = props;
  const words = useMessages('DataTable', english);
  const { nullLabel = words.none, loadingLabel = words.loading, maxHeight, sort, renderHead } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  const region = overflows ? { role: 'region', 'aria-labelledby': id, tabIndex: 0 } : {};
  const shape = (column: DataTableColumn): string =>
    cx(column.align === 'end' && css.end, column.mono && css.mono);

  const whole = (content: ReactNode): ReactElement => (
    <tr>
      <td colSpan={columns.length} className={css.whole}>
        {content}
      </td>
    </tr>
  );
  const body = (): ReactNode => {
    if (error !== undefined)
      return whole(
        <span className={css.error}>
          <Icon name="danger" />
          {error}
        </span>,
      );
    if (loading) return whole(<Skeleton label={loadingLabel} lines={3} />);
    if (rows.length === 0) return whole(emptyText);
    return rows.map((row) => (
      <tr key={row.id}>
        {columns.map((column, index) => {
          const isName = index === 0 && row.cells[column.id] !== '';
          const Cell = isName ? 'th' : 'td';
          return (
            <Cell key={column.id} {...(isName && { scope: 'row' })} className={cx(css.cell, shape(column))}>
              {row.cells[column.id] ?? <i className={muted}>{nullLabel}</i>}
            </Cell>
          );
        })}
      </tr>
    ));
  };
  return (
    <div ref={scripted('--most', maxHeight ?? 'none')} data-kit="DataTable" className={css.root}>
      <div ref={scroller} {...region} className={css.scroller}>
        <table className={css.table} aria-busy={loading}>
          <caption id={id} className={hideCaption ? hidden : css.caption}>
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={sort?.column === column.id ? sort.direction : undefined}
                  className={cx(
                    css.head,
                    column.align === 'end' && css.end,
                    maxHeight !== undefined && css.staying,
                  )}
                >
                  {renderHead?.(column) ?? column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{body()}</tbody>
        </table>
      </div>
      {footnote !== undefined && <p className={css.below}>{footnote}</p>}
    </div>
  );
}
