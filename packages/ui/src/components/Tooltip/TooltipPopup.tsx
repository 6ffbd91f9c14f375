'use client';
import { useEffect, type ReactElement } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { scopeOf } from '../../internal/useScope.ts';
import * as css from './Tooltip.css.ts';
import type { TooltipState } from './useTooltipState.ts';

export interface TooltipPopupProps {
  id: string;
  text: string;
  placement: 'top' | 'bottom';
  state: TooltipState;
  /** Element that the tooltip is placed beside. */
  trigger: HTMLElement;
}

/** Visible part of a tooltip; a separate chunk, because positioning needs react-aria. */
export default function TooltipPopup({
  id,
  text,
  placement,
  state,
  trigger,
}: TooltipPopupProps): ReactElement {
  const { isOpen, close } = state;
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close(true);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, close]);
  return (
    <TooltipTriggerStateContext value={state}>
      <Tooltip
        {...scopeOf(trigger)}
        triggerRef={{ current: trigger }}
        placement={placement}
        offset={6}
        className={css.tip}
      >
        <span id={id}>{text}</span>
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}
