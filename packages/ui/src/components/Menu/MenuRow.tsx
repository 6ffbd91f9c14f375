'use client';
import { useRef, type ReactElement, type ReactNode, type Ref, type RefObject } from 'react';
import { useMenuItem, useSubmenuTrigger, type AriaMenuOptions } from 'react-aria/useMenu';
import {
  useSubmenuTriggerState,
  type RootMenuTriggerState,
  type SubmenuTriggerState,
} from 'react-stately/useMenuTriggerState';
import type { TreeState } from 'react-stately/useTreeState';
import { cx } from '../../internal/cx.ts';
import * as css from '../../internal/floating.css.ts';
import { note } from '../../internal/text.css.ts';
import { Icon, renderIcon } from '../Icon/Icon.tsx';
import * as own from './Menu.css.ts';
import type { MenuItem, MenuSection } from './types.ts';

export interface MenuRowProps {
  item: MenuItem;
  state: TreeState<MenuItem>;
  /** Section that the item is in. */
  section?: MenuSection | undefined;
}

interface FaceProps extends Pick<MenuRowProps, 'item'> {
  row: object;
  isFocused: boolean;
  ref: Ref<HTMLAnchorElement & HTMLDivElement>;
  before?: ReactNode;
  after?: ReactNode;
}

function Face({ item, row, isFocused, ref, before, after }: FaceProps): ReactElement {
  const { label, description, icon, href, danger = false, disabled = false } = item;
  const Row = href === undefined ? 'div' : 'a';
  return (
    <Row
      {...row}
      ref={ref}
      className={cx(css.item, danger && !disabled && css.danger)}
      {...(isFocused && { 'data-focused': true })}
    >
      {before}
      {icon !== undefined && <span className={css.mark}>{renderIcon(icon)}</span>}
      <span className={css.words}>
        {label}
        {description !== undefined && <span className={cx(note, css.more)}>{description}</span>}
      </span>
      {after}
    </Row>
  );
}

/** Action, link or check item. */
export function MenuRow({ item, state, section }: MenuRowProps): ReactElement {
  const ref = useRef<HTMLAnchorElement & HTMLDivElement>(null);
  const { selection, value = [] } = section ?? {};
  const { menuItemProps, isFocused } = useMenuItem(
    { key: item.id, shouldCloseOnSelect: selection !== 'multiple' },
    state,
    ref,
  );
  if (selection === undefined) return <Face {...{ item, ref, isFocused }} row={menuItemProps} />;
  const isChecked = value.includes(item.id);
  const role = selection === 'single' ? 'menuitemradio' : 'menuitemcheckbox';
  return (
    <Face
      {...{ item, ref, isFocused }}
      row={{ ...menuItemProps, role, 'aria-checked': isChecked }}
      before={<span className={cx(css.mark, own.check)}>{isChecked && <Icon name="check" />}</span>}
    />
  );
}

/** Props for the panel of a submenu. */
interface Submenu {
  state: SubmenuTriggerState;
  menu: AriaMenuOptions<MenuItem>;
  list: RefObject<HTMLDivElement | null>;
  trigger: RefObject<HTMLElement | null>;
}

interface SubmenuRowProps extends MenuRowProps {
  root: RootMenuTriggerState;
  parent: RefObject<HTMLElement | null>;
  /** Renders the panel. */
  children: (submenu: Submenu) => ReactNode;
}

/** Item that opens a submenu at its side. */
export function SubmenuRow({ item, state, root, parent, children }: SubmenuRowProps): ReactElement {
  const ref = useRef<HTMLAnchorElement & HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const submenu = useSubmenuTriggerState({ triggerKey: item.id }, root);
  const { submenuTriggerProps, submenuProps } = useSubmenuTrigger<MenuItem>(
    { parentMenuRef: parent, submenuRef: list, isDisabled: item.disabled === true },
    submenu,
    ref,
  );
  const { menuItemProps, isFocused } = useMenuItem({ key: item.id, ...submenuTriggerProps }, state, ref);
  return (
    <>
      <Face
        {...{ item, ref }}
        isFocused={isFocused || submenu.isOpen}
        row={menuItemProps}
        after={
          <span className={css.mark}>
            <Icon name="chevron-down" className={own.onward} />
          </span>
        }
      />
      {children({ state: submenu, menu: submenuProps, list, trigger: ref })}
    </>
  );
}
