'use client';
import { Fragment, useId, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { setStyleRef } from '../../internal/setStyleRef.ts';
import { muted } from '../../internal/text.css.ts';
import { useOverflow } from '../../internal/useOverflow.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './DataTable.css.ts';
import { english } from './messages.ts';
import type { DataTableColumn, DataTableRow, DataTableSort } from './types.ts';

export interface DataTableProps extends RootProps {
  /** Table caption; also names the scroll region. */
  caption: string;
  /** Visually hides the caption; screen readers still read it. @default false */
  hideCaption?: boolean | undefined;
  /** Columns in order; the first is the row header. */
  columns: readonly DataTableColumn[];
  /** Rows in order. */
  rows: readonly DataTableRow[];
  /** Text shown when there are no rows. */
  emptyText: string;
  /** Maximum height as a CSS length, such as `20rem`; rows scroll under a sticky header. */
  maxHeight?: string | undefined;
  /** Shows a loading state. @default false */
  loading?: boolean | undefined;
  /** Error message shown instead of the rows. */
  error?: string | undefined;
  /** Footnote under the table. */
  footnote?: ReactNode;
  /** Text of an empty cell. @default 'empty' */
  nullLabel?: string | undefined;
  /** Accessible name of the loading state. @default 'Loading' */
  loadingLabel?: string | undefined;
  /** Current sort order, exposed on the column header. */
  sort?: DataTableSort | null | undefined;
  /** Renders the header of a column. @default its label */
  renderHead?: ((column: DataTableColumn) => ReactNode) | undefined;
}

/** Native table in a scroll region; the first cell of each row is its header. */
export function DataTable(props: DataTableProps): ReactElement {
  const { caption, hideCaption = false, columns, rows, emptyText, loading = false, error, footnote } = props;
  const words = useMessages('DataTable', english);
  const { nullLabel = words.none, loadingLabel = words.loading, maxHeight, sort, renderHead } = props;
  const id = useId();
  const root = useOwnRef<HTMLDivElement>(props);
  useLayoutEffect(() => setStyleRef('--most', maxHeight ?? 'none')(root.current), [root, maxHeight]);
  const scroller = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroller);
  const region = overflows ? { role: 'region', 'aria-labelledby': id, tabIndex: 0 } : {};
  const isStart = (at: number): boolean => {
    const group = columns[at]?.group;
    return group !== undefined && group !== columns[at - 1]?.group;
  };
  const shape = (column: DataTableColumn, index: number): string =>
    cx(column.align === 'end' && css.end, column.mono && css.mono, isStart(index) && css.first);

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
      <Fragment key={row.id}>
        <tr>
          {columns.map((column, index) => {
            const isName = index === 0 && row.cells[column.id] !== '';
            const Cell = isName ? 'th' : 'td';
            const text = row.cells[column.id];
            const isLong = typeof text === 'string' && text.length > css.longest && column.mono !== true;
            return (
              <Cell
                key={column.id}
                {...(isName && { scope: 'row' })}
                className={cx(css.cell, isLong && css.long, shape(column, index))}
              >
                {text ?? <i className={muted}>{nullLabel}</i>}
              </Cell>
            );
          })}
        </tr>
        {row.note !== undefined && (
          <tr>
            <td colSpan={columns.length} className={css.noteCell}>
              <div className={css.noteText}>{row.note}</div>
            </td>
          </tr>
        )}
      </Fragment>
    ));
  };
  return (
    <div data-kit="DataTable" {...rootProps(props, css.root)} ref={root}>
      <div
        ref={scroller}
        {...region}
        className={cx(css.scroller, rows.some((row) => row.note !== undefined) && css.measured)}
      >
        <table className={css.table} aria-busy={loading}>
          <caption id={id} className={hideCaption ? visuallyHidden : css.caption}>
            {caption}
          </caption>
          <thead>
            {columns.some(({ group }) => group !== undefined) && (
              <tr>
                {columns.map(({ id: key, group }, at) => {
                  if (group === undefined) return <td key={key}>{group}</td>;
                  if (!isStart(at)) return undefined;
                  return (
                    <th
                      key={key}
                      colSpan={columns.filter((column) => column.group === group).length}
                      scope="colgroup"
                      className={cx(css.group, css.first)}
                    >
                      {group}
                    </th>
                  );
                })}
              </tr>
            )}
            <tr>
              {columns.map((column, index) => (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={sort?.column === column.id ? sort.direction : undefined}
                  className={cx(
                    css.head,
                    column.align === 'end' && css.end,
                    isStart(index) && css.first,
                    maxHeight !== undefined && css.sticky,
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
