'use client';
import { useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { useTabListState, type TabListState } from 'react-stately/useTabListState';
import { asItem } from '../../internal/asItem.tsx';
import { showTab } from './showTab.ts';
import * as css from './Tabs.css.ts';
import type { TabItem, TabsProps } from './Tabs.tsx';

interface PartProps {
  item: TabItem;
  state: TabListState<TabItem>;
}

function Tab({ item, state }: PartProps): ReactElement {
  const tab = useRef<HTMLDivElement>(null);
  const { tabProps, isSelected } = useTab({ key: item.id }, state, tab);
  useEffect(() => {
    if (isSelected) showTab(tab.current);
  }, [isSelected]);
  return (
    <div {...tabProps} ref={tab} className={css.tab}>
      {item.label}
    </div>
  );
}

function TabPanel({ item, state }: PartProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({ id: item.id }, state, panel);
  return (
    <div {...tabPanelProps} ref={panel} className={css.panel}>
      {item.content}
    </div>
  );
}

interface TabRowProps extends TabsProps {
  /** The row itself. */
  list: RefObject<HTMLDivElement | null>;
  /** Called when the row or what is in it is focused. */
  onFocusCapture: () => void;
}

/**
 * The row and the panel of the selected tab. The ready-made tabs of react-aria are drawn anew when a drawn page begins to
 * listen, and a press on the way is lost with them; its hooks keep what was drawn.
 */
export function TabRow({
  label,
  items,
  selected,
  onSelect,
  list,
  onFocusCapture,
}: TabRowProps): ReactElement {
  const state = useTabListState<TabItem>({
    items,
    children: asItem,
    selectedKey: selected,
    onSelectionChange: (key) => {
      if (key !== selected) onSelect(String(key));
    },
  });
  const { tabListProps } = useTabList({ 'aria-label': label }, state, list);
  const shown = items.find(({ id }) => id === selected);
  return (
    <div data-kit="Tabs" className={css.root}>
      <div onFocusCapture={onFocusCapture}>
        <div {...tabListProps} ref={list} className={css.list}>
          {items.map((item) => (
            <Tab key={item.id} item={item} state={state} />
          ))}
        </div>
      </div>
      {shown !== undefined && <TabPanel key={shown.id} item={shown} state={state} />}
    </div>
  );
}
