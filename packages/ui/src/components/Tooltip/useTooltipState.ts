import { useLayoutEffect, useState } from 'react';
import { closeDelay, delayBeforeOpening } from './tooltipDelay.ts';

// At most one tooltip is open; all share the time when the last one closed.
let lastClosed = -Infinity;
let hideCurrent: (() => void) | undefined;

interface TooltipActions {
  /** Opens after the delay, or immediately on keyboard focus. */
  open: (immediate?: boolean) => void;
  /** Closes after a short delay, or immediately. */
  close: (immediate?: boolean) => void;
}

/** State of one tooltip, in the shape that react-aria expects. */
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

/** Uses its own timers, because react-aria's minimum cooldown is 500 ms and not configurable. */
export function useTooltipState(): TooltipState {
  const [isOpen, setOpen] = useState(false);
  const [{ open, close }] = useState(() => createActions(setOpen));
  // Immediately, so that the next tooltip does not count this one as open.
  useLayoutEffect(() => () => close(true), [close]);
  return { isOpen, shouldSkipAnimation: false, open, close };
}
