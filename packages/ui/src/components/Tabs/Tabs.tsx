'use client';
import type { ReactElement, ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import * as css from './Tabs.css.ts';

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
  return (
    <AriaTabs
      data-kit="Tabs"
      className={css.root}
      selectedKey={selected}
      onSelectionChange={(key) => {
        if (key !== selected) onSelect(String(key));
      }}
    >
      <TabList aria-label={label} className={css.list}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={css.tab}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={css.panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
