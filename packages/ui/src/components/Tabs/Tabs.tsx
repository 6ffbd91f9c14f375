'use client';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import { InDirection } from '../../internal/InDirection.tsx';
import { useScope } from '../../internal/useScope.ts';
import * as css from './Tabs.css.ts';
import { showTab } from './showTab.ts';

/** One tab and its panel. */
export interface TabItem {
  /** Stable key, also for the address bar. */
  id: string;
  /** Words of the tab. */
  label: string;
  /** What the panel shows. */
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  /** The tabs in order. */
  items: readonly TabItem[];
  /** Id of the tab that is shown. */
  selected: string;
  /** Called with the id of the tab that is wanted. */
  onSelect: (id: string) => void;
}

/** Panels behind a row of tabs; arrow keys move along the row. */
export function Tabs({ label, items, selected, onSelect }: TabsProps): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  const [{ dir }, readScope] = useScope(row);
  return (
    <InDirection dir={dir}>
      <AriaTabs
        data-kit="Tabs"
        className={css.root}
        selectedKey={selected}
        onSelectionChange={(key) => {
          if (key !== selected) onSelect(String(key));
        }}
      >
        <div onFocusCapture={readScope}>
          <TabList ref={row} aria-label={label} className={css.list}>
            {items.map((item) => (
              <Tab key={item.id} id={item.id} ref={item.id === selected ? showTab : null} className={css.tab}>
                {item.label}
              </Tab>
            ))}
          </TabList>
        </div>
        {items.map((item) => (
          <TabPanel key={item.id} id={item.id} className={css.panel}>
            {item.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </InDirection>
  );
}
