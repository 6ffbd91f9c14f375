'use client';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useButton } from 'react-aria/useButton';
import { useTreeItem } from 'react-aria/useTree';
import type { TreeState } from 'react-stately/useTreeState';
import { cx } from '../../internal/cx.ts';
import { Icon, renderIcon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { isParent, type Place } from './places.ts';
import * as css from './Tree.css.ts';
import type { TreeItem } from './types.ts';

type TreeNode = NonNullable<ReturnType<TreeState<TreeItem>['collection']['getItem']>>;

const indent = (level: number): string | undefined => css.indents[level] ?? css.indents.at(-1);

/** Line without an item: that there are none, or that they load. */
export function TreeNote({
  level,
  isBusy = false,
  children,
}: {
  level: number;
  isBusy?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <div role="row" aria-level={level + 1}>
      <div role="gridcell" data-part="note" className={cx(css.empty, indent(level))}>
        {isBusy && <Spinner />}
        {children}
      </div>
    </div>
  );
}

interface TreeRowProps {
  node: TreeNode;
  place: Place;
  state: TreeState<TreeItem>;
}

/** One item, with the button that opens it. */
export function TreeRow({ node, place, state }: TreeRowProps): ReactElement {
  const { item, position, count } = place;
  const { selectionMode } = state.selectionManager;
  const ref = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLSpanElement>(null);
  const hasItems = isParent(item);
  const { rowProps, gridCellProps, expandButtonProps, isSelected, isDisabled, hasAction } = useTreeItem(
    // Without an index the hook does not look for the items beside it, which a collection of hooks does not list.
    { node: { ...node, index: 0 }, hasChildItems: hasItems },
    state,
    ref,
  );
  const { buttonProps } = useButton({ ...expandButtonProps, elementType: 'span' }, button);
  return (
    <div
      {...rowProps}
      ref={ref}
      aria-posinset={position}
      aria-setsize={count}
      data-part="row"
      className={cx(
        css.row,
        (hasAction || selectionMode !== 'none' || hasItems) && css.active,
        isSelected && css.selected,
        isDisabled && css.disabled,
      )}
    >
      <div {...gridCellProps} className={cx(css.line, indent(node.level))}>
        {hasItems ? (
          <span {...buttonProps} ref={button} data-part="toggle" className={css.toggle}>
            <Icon name="chevron-down" size="sm" className={css.arrow} />
          </span>
        ) : (
          <span className={css.toggle} />
        )}
        {selectionMode === 'multiple' && (
          <span data-part="box" className={css.box}>
            {isSelected && <Icon name="check" size="sm" />}
          </span>
        )}
        {item.icon !== undefined && <span className={css.icon}>{renderIcon(item.icon)}</span>}
        <span data-part="label" className={css.label}>
          {item.label}
        </span>
        {selectionMode === 'single' && isSelected && <Icon name="check" size="sm" />}
        {item.note !== undefined && (
          <span data-part="note" className={css.note}>
            {item.note}
          </span>
        )}
        {item.actions !== undefined && (
          <span data-part="actions" className={css.actions}>
            {item.actions}
          </span>
        )}
      </div>
    </div>
  );
}
