'use client';
import type { ReactElement, ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import * as css from './floating.css.ts';
import type { Direction } from './useDirection.ts';

interface FloatingPanelProps {
  /** Direction of its trigger; the panel hangs on the body and would lose it. */
  direction: Direction;
  children: ReactNode;
}

/** What a select, a combo box or a menu opens under itself. */
export function FloatingPanel({ direction, children }: FloatingPanelProps): ReactElement {
  return (
    <Popover
      className={css.popover}
      offset={4}
      placement={direction === 'rtl' ? 'bottom right' : 'bottom left'}
    >
      <div dir={direction} className={css.inner}>
        {children}
      </div>
    </Popover>
  );
}
