import { useEffect, useLayoutEffect, useState } from 'react';
import { closeDelay, delayBeforeOpening } from './tooltipDelay.ts';

// Of all tooltips one is open at most, and they share the memory of when one was last open.
let lastClosed = -Infinity;
let hideCurrent: (() => void) | undefined;

interface TooltipActions {
  /** Opens after the delay, or at once for whoever came by keyboard. */
  open: (immediate?: boolean) => void;
  /** Closes after a moment, or at once. */
  close: (immediate?: boolean) => void;
}

/** State of one tooltip, in the shape react-aria reads it. */
export interface TooltipState extends TooltipActions {
  isOpen: boolean;
  shouldSkipAnimation: boolean;
}

function createActions(setOpen: (open: boolean) => void): TooltipActions {
  let timer: number | undefined;
  const hide = (): void => {
    if (hideCurrent !== hide) return;
    hideCurrent = undefined;
    lastClosed = performance.now();
    setOpen(false);
  };
  const show = (): void => {
    if (hideCurrent === hide) return;
    hideCurrent?.();
    hideCurrent = hide;
    setOpen(true);
  };
  const after = (delay: number, act: () => void): void => {
    window.clearTimeout(timer);
    if (delay === 0) act();
    else timer = window.setTimeout(act, delay);
  };
  return {
    open: (immediate = false) => {
      const warm = hideCurrent !== undefined;
      after(immediate || warm ? 0 : delayBeforeOpening(performance.now(), lastClosed), show);
    },
    close: (immediate = false) => after(immediate ? 0 : closeDelay, hide),
  };
}

/** Own timers, because react-aria's shortest time between tooltips is 500 ms and cannot be set. */
export function useTooltipState(): TooltipState {
  const [isOpen, setOpen] = useState(false);
  const [{ open, close }] = useState(() => createActions(setOpen));
  // At once, so that the next one to open does not count it as open.
  useLayoutEffect(() => () => close(true), [close]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close(true);
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [isOpen, close]);
  return { isOpen, shouldSkipAnimation: false, open, close };
}
