/** Milliseconds a pointer rests on something before its tooltip opens. */
export const openDelay = 700;

/** Milliseconds after one tooltip closed during which the next one opens at once. */
export const skipDelay = 300;

/** Milliseconds a tooltip stays, so that the pointer can move onto it. */
export const closeDelay = 120;

/** How long to wait before opening; both times in milliseconds of the same clock. */
export const delayBeforeOpening = (now: number, lastClosed: number): number =>
  now - lastClosed <= skipDelay ? 0 : openDelay;
