/** Hover time in ms before a tooltip opens. */
export const openDelay = 700;

/** Time in ms after one tooltip closes during which the next opens immediately. */
export const skipDelay = 300;

/** Time in ms a tooltip stays open, so that the pointer can move onto it. */
export const closeDelay = 120;

/** Returns the delay in ms before opening; both times in ms of the same clock. */
export const delayBeforeOpening = (now: number, lastClosed: number): number =>
  now - lastClosed <= skipDelay ? 0 : openDelay;
