'use client';
import { cloneElement, useId, useRef, type PointerEvent, type ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { useScope } from '../../internal/useScope.ts';
import * as css from './Tooltip.css.ts';
import { useTooltipState } from './useTooltipState.ts';

interface Describable {
  'aria-describedby'?: string | undefined;
  title?: string | undefined;
}

export interface TooltipProps {
  /** A few words more; never anything that is needed, since a touch screen does not show it. */
  text: string;
  /** Side it opens on while there is room. @default 'top' */
  placement?: 'top' | 'bottom' | undefined;
  /** One thing that takes focus, such as a button or a link. */
  children: ReactElement<Describable>;
}

/** Words that open after 700 ms under a pointer and at once under keyboard focus; Escape closes them. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps): ReactElement {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const state = useTooltipState();
  const [scope, readScope] = useScope(anchor);
  const open = (immediate: boolean): void => {
    readScope();
    state.open(immediate);
  };
  const { 'aria-describedby': described } = children.props;
  const byPointer = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act();
  };
  return (
    <>
      <span
        ref={anchor}
        data-kit="Tooltip"
        className={css.anchor}
        onPointerEnter={byPointer(() => open(false))}
        onPointerLeave={byPointer(() => state.close())}
        onPointerDown={() => state.close(true)}
        onFocus={(event) => {
          if (event.target.matches(':focus-visible')) open(true);
        }}
        onBlur={() => state.close(true)}
      >
        {text === ''
          ? children
          : // The browser's own tooltip would say it a second time.
            cloneElement(children, {
              title: undefined,
              'aria-describedby': state.isOpen ? [described, id].filter(Boolean).join(' ') : described,
            })}
      </span>
      {text !== '' && (
        <TooltipTriggerStateContext value={state}>
          <AriaTooltip {...scope} triggerRef={anchor} placement={placement} offset={6} className={css.tip}>
            <span id={id}>{text}</span>
          </AriaTooltip>
        </TooltipTriggerStateContext>
      )}
    </>
  );
}
