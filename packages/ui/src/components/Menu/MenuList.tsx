'use client';
import { useId, useMemo, useRef, type ReactElement, type RefObject } from 'react';
import { useMenu, type AriaMenuOptions } from 'react-aria/useMenu';
import type { RootMenuTriggerState } from 'react-stately/useMenuTriggerState';
import { useTreeState } from 'react-stately/useTreeState';
import { asItem, disabledIn } from '../../internal/asItem.tsx';
import { cx } from '../../internal/cx.ts';
import { FloatingPanel } from '../../internal/FloatingPanel.tsx';
import * as css from '../../internal/floating.css.ts';
import { note } from '../../internal/text.css.ts';
import type { Scope } from '../../internal/useScope.ts';
import { MenuRow, SubmenuRow } from './MenuRow.tsx';
import type { MenuEntry, MenuItem, MenuProps, MenuSection } from './types.ts';

interface MenuListProps extends Pick<MenuProps, 'items' | 'onAction'> {
  /** Props from the menu button. */
  menu: AriaMenuOptions<MenuItem>;
  emptyText: string;
  /** Open state of the whole menu tree. */
  root: RootMenuTriggerState;
  scope: Scope;
  list?: RefObject<HTMLDivElement | null>;
}

const isSection = (entry: MenuEntry): entry is MenuSection => 'title' in entry;

/** Reports the pressed item: to its section if it is a check item, or else as an action. */
function press(id: string, { items, onAction }: Pick<MenuProps, 'items' | 'onAction'>): void {
  const section = items.filter(isSection).find((entry) => entry.items.some((item) => item.id === id));
  if (section?.selection === undefined) return onAction?.(id);
  const { selection, value = [], onChange } = section;
  const others = value.filter((one) => one !== id);
  if (selection === 'single') return onChange?.([id]);
  return onChange?.(others.length === value.length ? [...value, id] : others);
}

/** List of an open menu or submenu. */
export function MenuList(props: MenuListProps): ReactElement {
  const { menu, items, emptyText, root, scope } = props;
  const own = useRef<HTMLDivElement>(null);
  const ref = props.list ?? own;
  const id = useId();
  // react-aria moves through one flat list; the groups exist only in the markup.
  const flat = useMemo(() => items.flatMap((entry) => (isSection(entry) ? entry.items : entry)), [items]);
  const state = useTreeState<MenuItem>({ items: flat, children: asItem, disabledKeys: disabledIn(flat) });
  const { menuProps } = useMenu({ ...menu, onAction: (key) => press(String(key), props) }, state, ref);
  const row = (item: MenuItem, section?: MenuSection): ReactElement =>
    item.items === undefined ? (
      <MenuRow key={item.id} {...{ item, state, section }} />
    ) : (
      <SubmenuRow key={item.id} {...{ item, state, root }} parent={ref}>
        {(submenu) => (
          <FloatingPanel {...submenu} scope={scope} labelledBy={submenu.menu['aria-labelledby']} isSubmenu>
            <MenuList {...props} {...submenu} items={item.items ?? []} />
          </FloatingPanel>
        )}
      </SubmenuRow>
    );
  return (
    <div {...menuProps} ref={ref} className={css.list}>
      {flat.length === 0 ? (
        // A menu must contain a menu item, even when it is empty.
        <div role="menuitem" className={cx(note, css.empty)}>
          {emptyText}
        </div>
      ) : (
        items.map((entry) =>
          isSection(entry) ? (
            <div key={entry.id} role="group" aria-labelledby={`${id}-${entry.id}`} className={css.group}>
              <div id={`${id}-${entry.id}`} role="presentation" className={css.title}>
                {entry.title}
              </div>
              {entry.items.map((item) => row(item, entry))}
            </div>
          ) : (
            row(entry)
          ),
        )
      )}
    </div>
  );
}
