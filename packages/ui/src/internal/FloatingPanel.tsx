'use client';
import type { ReactElement, ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import * as css from './floating.css.ts';
import { InDirection } from './InDirection.tsx';
import type { Scope } from './useScope.ts';

interface FloatingPanelProps {
  /** Modes of its trigger; the panel hangs on the body and would lose them. */
  scope: Scope;
  children: ReactNode;
}

/** What a select, a combo box or a menu opens under itself. */
export function FloatingPanel({ scope, children }: FloatingPanelProps): ReactElement {
  return (
    <InDirection dir={scope.dir}>
      <Popover
        {...scope}
        className={css.popover}
        offset={4}
        placement={scope.dir === 'rtl' ? 'bottom right' : 'bottom left'}
      >
        <div className={css.inner}>{children}</div>
      </Popover>
    </InDirection>
  );
}
