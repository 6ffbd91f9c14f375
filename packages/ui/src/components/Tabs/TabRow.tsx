'use client';
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { useTabListState, type TabListState } from 'react-stately/useTabListState';
import { rootProps } from '../../internal/rootProps.ts';
import { asItem } from '../../internal/asItem.tsx';
import { showTab } from './showTab.ts';
import * as css from './Tabs.css.ts';
import type { TabItem, TabsProps } from './types.ts';

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
  /** Ref to the tab row. */
  list: RefObject<HTMLDivElement | null>;
  /** Called when the row or anything inside receives focus. */
  onFocusCapture: () => void;
}

/**
 * Tab row and panel of the selected tab. Uses react-aria's hooks, because its Tabs component re-renders on hydration
 * and loses a press that happens meanwhile.
 */
export function TabRow({
  label,
  items,
  value,
  defaultValue = items[0]?.id,
  onChange,
  list,
  onFocusCapture,
  ...root
}: TabRowProps): ReactElement {
  const [own, setOwn] = useState(defaultValue);
  const selected = value ?? own ?? '';
  const state = useTabListState<TabItem>({
    items,
    children: asItem,
    selectedKey: selected,
    onSelectionChange: (key) => {
      if (key === selected) return;
      setOwn(String(key));
      onChange?.(String(key));
    },
  });
  const { tabListProps } = useTabList({ 'aria-label': label }, state, list);
  const shown = items.find(({ id }) => id === selected);
  return (
    <div data-kit="Tabs" {...rootProps(root, css.root)}>
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
