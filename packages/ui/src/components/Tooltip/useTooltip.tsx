'use client';
import {
  lazy,
  Suspense,
  useId,
  useState,
  type ComponentType,
  type FocusEventHandler,
  type PointerEvent,
  type PointerEventHandler,
  type ReactElement,
} from 'react';
import type { TooltipPopupProps } from './TooltipPopup.tsx';
import { useTooltipState } from './useTooltipState.ts';

/** If the chunk fails to load there is no tooltip, and everything else keeps working. */
const TooltipPopup = lazy((): Promise<{ default: ComponentType<TooltipPopupProps> }> =>
  import('./TooltipPopup.tsx').catch(() => ({ default: () => null })),
);

/** Handlers that open and close a tooltip, for its element or one around it. */
export interface TooltipTrigger<Element extends HTMLElement> {
  onPointerEnter: PointerEventHandler<Element>;
  onPointerLeave: PointerEventHandler<Element>;
  onPointerDown: PointerEventHandler<Element>;
  onFocus: FocusEventHandler<Element>;
  onBlur: FocusEventHandler<Element>;
}

export interface TooltipParts<Element extends HTMLElement> {
  trigger: TooltipTrigger<Element>;
  /** Id of the text while it is shown. */
  describedBy: string | undefined;
  /** The tooltip itself; it takes no space in the layout. */
  popup: ReactElement | null;
}

/** Tooltip for any element that takes its handlers; its popup is loaded on first use. */
export function useTooltip<Element extends HTMLElement>(
  text: string,
  placement: 'top' | 'bottom' = 'top',
): TooltipParts<Element> {
  const id = useId();
  const state = useTooltipState();
  const [element, setElement] = useState<HTMLElement>();
  const open = (target: HTMLElement, immediate: boolean): void => {
    if (text === '') return;
    setElement(target);
    state.open(immediate);
  };
  const byPointer = (act: (target: Element) => void) => (event: PointerEvent<Element>) => {
    if (event.pointerType !== 'touch') act(event.currentTarget);
  };
  return {
    trigger: {
      onPointerEnter: byPointer((target) => open(target, false)),
      onPointerLeave: byPointer(() => state.close()),
      onPointerDown: () => state.close(true),
      onFocus: (event) => {
        if (event.target.matches(':focus-visible')) open(event.currentTarget, true);
      },
      onBlur: () => state.close(true),
    },
    describedBy: state.isOpen ? id : undefined,
    popup:
      element === undefined || text === '' ? null : (
        <Suspense>
          <TooltipPopup id={id} text={text} placement={placement} state={state} trigger={element} />
        </Suspense>
      ),
  };
}
