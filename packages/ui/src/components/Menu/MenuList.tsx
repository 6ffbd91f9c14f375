'use client';
import { useRef, type ReactElement } from 'react';
import { useMenu, useMenuItem, type AriaMenuOptions } from 'react-aria/useMenu';
import { useTreeState, type TreeState } from 'react-stately/useTreeState';
import { asItem, disabledIn } from '../../internal/asItem.tsx';
import { cx } from '../../internal/cx.ts';
import * as css from '../../internal/floating.css.ts';
import { note } from '../../internal/text.css.ts';
import { renderIcon } from '../Icon/Icon.tsx';
import type { MenuItem, MenuProps } from './types.ts';

interface MenuRowProps {
  item: MenuItem;
  state: TreeState<MenuItem>;
}

function MenuRow({ item, state }: MenuRowProps): ReactElement {
  const { id, label, description, icon, href, danger = false, disabled = false } = item;
  const ref = useRef<HTMLAnchorElement & HTMLDivElement>(null);
  const { menuItemProps, isFocused } = useMenuItem({ key: id }, state, ref);
  const Row = href === undefined ? 'div' : 'a';
  return (
    <Row
      {...menuItemProps}
      ref={ref}
      className={cx(css.item, danger && !disabled && css.danger)}
      {...(isFocused && { 'data-focused': true })}
    >
      {icon !== undefined && <span className={css.mark}>{renderIcon(icon)}</span>}
      <span className={css.words}>
        {label}
        {description !== undefined && <span className={cx(note, css.more)}>{description}</span>}
      </span>
    </Row>
  );
}

interface MenuListProps extends Pick<MenuProps, 'items' | 'onAction'> {
  /** Props from the menu button. */
  menu: AriaMenuOptions<MenuItem>;
  emptyText: string;
}

/** List of an open menu. */
export function MenuList({ menu, items, onAction, emptyText }: MenuListProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const state = useTreeState<MenuItem>({ items, children: asItem, disabledKeys: disabledIn(items) });
  const { menuProps } = useMenu({ ...menu, onAction: (key) => onAction?.(String(key)) }, state, ref);
  return (
    <div {...menuProps} ref={ref} className={css.list}>
      {items.length === 0 ? (
        // A menu must contain a menu item, even when it is empty.
        <div role="menuitem" className={cx(note, css.empty)}>
          {emptyText}
        </div>
      ) : (
        items.map((item) => <MenuRow key={item.id} item={item} state={state} />)
      )}
    </div>
  );
}
