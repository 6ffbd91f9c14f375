'use client';
import { cloneElement, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { FloatingPanel } from '../../internal/FloatingPanel.tsx';
import type { Pressable } from '../../internal/pressable.ts';
import { useOverflow } from '../../internal/useOverflow.ts';
import { useScope } from '../../internal/useScope.ts';
import * as css from './Popover.css.ts';

export interface PopoverProps extends RootProps {
  /** Accessible name of the panel. */
  label: string;
  /** Button that opens the panel, such as a Button or an IconButton. */
  trigger: ReactElement<Pressable>;
  /** Panel content, or a function of `close` that returns it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  /** Called with the new state when the user opens or closes it. */
  onToggle?: ((open: boolean) => void) | undefined;
}

function Content({ label, children }: { label: string; children: ReactNode }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  // A scrollable region must be reachable by keyboard, even with nothing focusable inside.
  const region = useOverflow(box) ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <div ref={box} data-kit="Popover.Content" {...region} className={css.content}>
      {children}
    </div>
  );
}

/** Panel opened by a button: moves focus inside and restores it; Escape or a click outside closes it. */
export function Popover({ label, trigger, children, onToggle, ...root }: PopoverProps): ReactElement {
  const anchor = useOwnRef<HTMLSpanElement>(root);
  const [isOpen, setOpen] = useState(false);
  const [scope, readScope] = useScope(anchor);
  const toggle = (open: boolean): void => {
    readScope();
    setOpen(open);
    onToggle?.(open);
  };
  const { onClick } = trigger.props;
  return (
    <>
      <span data-kit="Popover" {...rootProps(root, css.anchor)} ref={anchor}>
        {cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': isOpen,
          onClick: (event) => {
            onClick?.(event);
            toggle(!isOpen);
          },
        })}
      </span>
      <FloatingPanel
        scope={scope}
        trigger={anchor}
        state={{ isOpen, setOpen: toggle }}
        label={label}
        className={css.panel}
      >
        <Content label={label}>
          {typeof children === 'function' ? children(() => toggle(false)) : children}
        </Content>
      </FloatingPanel>
    </>
  );
}
