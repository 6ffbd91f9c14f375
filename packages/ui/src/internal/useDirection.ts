import { useState, type RefObject } from 'react';

/** Direction of text. */
export type Direction = 'ltr' | 'rtl';

/** A popover hangs on the body, where the direction of its trigger is lost: read it when it opens. */
export function useDirection(trigger: RefObject<Element | null>): readonly [Direction, () => void] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const read = (): void => {
    if (trigger.current !== null)
      setDirection(getComputedStyle(trigger.current).direction === 'rtl' ? 'rtl' : 'ltr');
  };
  return [direction, read];
}
