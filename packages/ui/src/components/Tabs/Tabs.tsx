'use client';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { InDirection } from '../../internal/InDirection.tsx';
import { useScope } from '../../internal/useScope.ts';
import { TabRow } from './TabRow.tsx';

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
export function Tabs(props: TabsProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const [{ dir }, readScope] = useScope(list);
  return (
    <InDirection dir={dir}>
      <TabRow {...props} list={list} onFocusCapture={readScope} />
    </InDirection>
  );
}
