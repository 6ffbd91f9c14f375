'use client';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { cx } from './cx.ts';
import * as css from './floating.css.ts';
import { InDirection } from './InDirection.tsx';
import type { Scope } from './useScope.ts';

interface FloatingPanelProps {
  /** Element that the panel opens under. */
  trigger: RefObject<Element | null>;
  /** Open state and its setter. */
  state: { readonly isOpen: boolean; setOpen(isOpen: boolean): void };
  /** Modes of the trigger; the panel is portalled to the body and would lose them. */
  scope: Scope;
  /** Accessible name. */
  label?: string | undefined;
  /** Id of the element that names it. */
  labelledBy?: string | undefined;
  /** Non-modal: the trigger keeps focus and the page stays usable. */
  isBeside?: boolean | undefined;
  /** Submenu: opens at the side of its item, inside the layer of the first menu. */
  isSubmenu?: boolean | undefined;
  /** Ref to the panel, to tell which elements belong to it. */
  panel?: RefObject<HTMLElement | null> | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Panel that a select, combo box, menu or popover opens under its trigger. */
export function FloatingPanel(props: FloatingPanelProps): ReactElement {
  const { trigger, state, scope, label, labelledBy, isBeside = false, panel, className, children } = props;
  const isSubmenu = props.isSubmenu === true;
  const [start, end] =
    scope.dir === 'rtl' ? ['right' as const, 'left' as const] : ['left' as const, 'right' as const];
  return (
    <InDirection dir={scope.dir}>
      <Popover
        {...scope}
        className={cx(css.popover, className)}
        triggerRef={trigger}
        isOpen={state.isOpen}
        onOpenChange={(isOpen) => state.setOpen(isOpen)}
        isNonModal={isBeside || isSubmenu}
        offset={4}
        placement={isSubmenu ? `${end} top` : `bottom ${start}`}
        {...(isSubmenu && {
          trigger: 'SubmenuTrigger',
          shouldCloseOnInteractOutside: (target) => target !== trigger.current,
        })}
        {...(panel !== undefined && { ref: panel })}
        {...(label !== undefined && { 'aria-label': label })}
        {...(labelledBy !== undefined && { 'aria-labelledby': labelledBy })}
      >
        <div className={css.inner}>{children}</div>
      </Popover>
    </InDirection>
  );
}
