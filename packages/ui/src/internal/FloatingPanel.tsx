'use client';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import * as css from './floating.css.ts';
import { InDirection } from './InDirection.tsx';
import type { Scope } from './useScope.ts';

interface FloatingPanelProps {
  /** What it opens under. */
  trigger: RefObject<Element | null>;
  /** Whether it is open, and what opens and closes it. */
  state: { readonly isOpen: boolean; setOpen(isOpen: boolean): void };
  /** Modes of its trigger; the panel hangs on the body and would lose them. */
  scope: Scope;
  /** Id of what names it. */
  labelledBy?: string | undefined;
  /** The trigger keeps the focus and the page stays in reach. */
  isBeside?: boolean | undefined;
  /** The panel itself, for who must know what belongs to it. */
  panel?: RefObject<HTMLElement | null> | undefined;
  children: ReactNode;
}

/** What a select, a combo box or a menu opens under itself. */
export function FloatingPanel(props: FloatingPanelProps): ReactElement {
  const { trigger, state, scope, labelledBy, isBeside = false, panel, children } = props;
  return (
    <InDirection dir={scope.dir}>
      <Popover
        {...scope}
        className={css.popover}
        triggerRef={trigger}
        isOpen={state.isOpen}
        onOpenChange={(isOpen) => state.setOpen(isOpen)}
        isNonModal={isBeside}
        offset={4}
        placement={scope.dir === 'rtl' ? 'bottom right' : 'bottom left'}
        {...(panel !== undefined && { ref: panel })}
        {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
      >
        <div className={css.inner}>{children}</div>
      </Popover>
    </InDirection>
  );
}
