'use client';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { cx } from './cx.ts';
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
  /** Its name. */
  label?: string | undefined;
  /** Id of what names it. */
  labelledBy?: string | undefined;
  /** The trigger keeps the focus and the page stays in reach. */
  isBeside?: boolean | undefined;
  /** The panel itself, for who must know what belongs to it. */
  panel?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** What a select, a combo box, a menu or a button of its own opens under itself. */
export function FloatingPanel(props: FloatingPanelProps): ReactElement {
  const { trigger, state, scope, label, labelledBy, isBeside = false, panel, className, children } = props;
  return (
    <InDirection dir={scope.dir}>
      <Popover
        {...scope}
        className={cx(css.popover, className)}
        triggerRef={trigger}
        isOpen={state.isOpen}
        onOpenChange={(isOpen) => state.setOpen(isOpen)}
        isNonModal={isBeside}
        offset={4}
        placement={scope.dir === 'rtl' ? 'bottom right' : 'bottom left'}
        {...(panel !== undefined && { ref: panel })}
        {...(label !== undefined && { 'aria-label': label })}
        {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
      >
        <div className={css.inner}>{children}</div>
      </Popover>
    </InDirection>
  );
}
