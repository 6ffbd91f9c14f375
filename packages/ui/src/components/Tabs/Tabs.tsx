'use client';
import { useRef, type ReactElement } from 'react';
import { InDirection } from '../../internal/InDirection.tsx';
import { useScope } from '../../internal/useScope.ts';
import { TabRow } from './TabRow.tsx';
import type { TabsProps } from './types.ts';

/** Tabs with panels; arrow keys move between tabs. */
export function Tabs(props: TabsProps): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  const [{ dir }, readScope] = useScope(list);
  return (
    <InDirection dir={dir}>
      <TabRow {...props} list={list} onFocusCapture={readScope} />
    </InDirection>
  );
}
