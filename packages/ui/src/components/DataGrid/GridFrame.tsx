'use client';
// Explicit, because browsers drop the roles of a table whose rows are drawn as cards.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/control-has-associated-label */
import {
  Fragment,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { rootProps } from '../../internal/rootProps.ts';
import { setStyleRef } from '../../internal/setStyleRef.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import {
  caption as captionClass,
  error as errorClass,
  scroller as scrollerClass,
} from '../DataTable/DataTable.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './DataGrid.css.ts';
import { GridFoot } from './GridFoot.tsx';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import { english } from './messages.ts';
import { AllRows, type Reveal, type RowsProps, type RowWindow } from './rowWindow.ts';
import type { DataGridProps } from './types.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGridRows } from './useGridRows.ts';
import { useSelection } from './useSelection.ts';

interface GridFrameProps extends DataGridProps {
  /** Decides which rows are in the page. @default all rows */
  Rows?: ComponentType<RowsProps> | undefined;
  /** Rows come and go, so columns have fixed widths. @default false */
  isVirtual?: boolean | undefined;
}

/** Everything of a grid but the choice of rows that are in the page. */
export function GridFrame(props: GridFrameProps): ReactElement {
  const { caption, hideCaption = false, hidden = [], empty, maxHeight, stickyFirst = false, toolbar } = props;
  const { bulkActions, rowActions, onCell, pageSize, onMore, loading = false, error, onRetry } = props;
  const { Rows = AllRows, isVirtual = false } = props;
  const words = useMessages('DataGrid', english);
  const { figure } = useFigures();
  const id = useId();
  const root = useOwnRef<HTMLDivElement>(props);
  useLayoutEffect(() => setStyleRef('--most', maxHeight ?? 'none')(root.current), [root, maxHeight]);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const reveal = useRef<Reveal>(null);
  const columns = props.columns.filter((column, index) => index === 0 || !hidden.includes(column.id));
  const { shown, sort, order, count, first, page, goTo } = useGridRows(props);
  const selection = useSelection(props, shown, words, figure);
  const { active, keys, settle } = useGridKeys(table, shown.length, (index) => reveal.current?.(index));
  const span = columns.length + Number(selection !== undefined) + Number(rowActions !== undefined);

  const whole = (content: ReactNode): ReactElement => (
    <tr role="row" aria-rowindex={2} className={css.row}>
      <td role="gridcell" colSpan={span} className={css.whole}>
        {content}
      </td>
    </tr>
  );
  const gap = (height: number): ReactNode =>
    height > 0 && (
      <tr role="presentation" aria-hidden>
        <td ref={setStyleRef('height', `${height}px`)} colSpan={span} className={css.gap} />
      </tr>
    );
  const rowsIn = (rowWindow: RowWindow): ReactNode => (
    <>
      {rowWindow.rows.map(({ index, gap: before }) => {
        const row = shown[index];
        return (
          row && (
            <Fragment key={row.id}>
              {gap(before)}
              <GridRow
                {...{ row, index, columns, selection, rowActions, onCell, words }}
                place={first + index}
                measure={rowWindow.measure}
              />
            </Fragment>
          )
        );
      })}
      {gap(rowWindow.end)}
    </>
  );
  const body = (): ReactNode => {
    if (error !== undefined)
      return whole(
        <>
          <span className={errorClass}>
            <Icon name="danger" />
            {error}
          </span>
          {onRetry !== undefined && (
            <Button size="sm" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </>,
      );
    if (shown.length === 0) return whole(loading ? <Skeleton label={words.loading} lines={3} /> : empty);
    return (
      <Rows {...{ scroller, active, reveal }} count={shown.length} onRendered={settle}>
        {rowsIn}
      </Rows>
    );
  };
  const chosen = selection?.ids.size ?? 0;
  return (
    <div data-kit={isVirtual ? 'VirtualDataGrid' : 'DataGrid'} {...rootProps(props, css.root)} ref={root}>
      {selection !== undefined && chosen > 0 ? (
        <div role="group" aria-label={words.selected(chosen, figure)} className={cx(css.bar, css.bulk)}>
          <b>{words.selected(chosen, figure)}</b>
          {bulkActions?.([...selection.ids], selection.clear)}
          <Button size="sm" variant="ghost" onClick={selection.clear}>
            {words.clear}
          </Button>
        </div>
      ) : (
        (toolbar !== undefined || bulkActions !== undefined) && <div className={css.bar}>{toolbar}</div>
      )}
      <div ref={scroller} className={cx(scrollerClass, css.scroller)}>
        <table
          ref={table}
          role="grid"
          aria-labelledby={id}
          aria-rowcount={count + 1}
          aria-colcount={span}
          aria-multiselectable={selection !== undefined || undefined}
          aria-busy={loading}
          className={cx(
            css.table,
            maxHeight !== undefined && css.sticky,
            stickyFirst && css.stickyFirst,
            selection !== undefined && css.selectable,
            isVirtual && css.fixed,
          )}
          {...keys}
        >
          <caption id={id} className={hideCaption ? visuallyHidden : captionClass}>
            {caption}
          </caption>
          <GridHead {...{ columns, selection, sort, order, words }} hasActions={rowActions !== undefined} />
          <tbody role="rowgroup" className={css.rows}>
            {body()}
          </tbody>
        </table>
      </div>
      <GridFoot
        {...{ count, first, page, pageSize, goTo, onMore, words, figure }}
        size={shown.length}
        isLoading={loading}
      />
    </div>
  );
}
