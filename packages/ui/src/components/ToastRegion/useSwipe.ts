import { useRef, type PointerEvent, type RefObject } from 'react';

/** Share of the element's width that counts as a swipe. */
const goesAt = 0.35;
/** Movement in px that is ignored. */
const slack = 6;

interface Swipe {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

/** Makes an element swipeable to either side by touch or pen; a mouse selects its text. */
export function useSwipe(ref: RefObject<HTMLElement | null>, onAway: () => void): Swipe {
  const start = useRef<number>(undefined);
  const moveTo = (offset: number): void => {
    if (ref.current === null) return;
    // Follows the finger without transition; glides back when released.
    ref.current.style.transition = offset === 0 ? '' : 'none';
    ref.current.style.translate = offset === 0 ? '' : `${offset}px`;
  };
  const letGo = (): void => {
    start.current = undefined;
    moveTo(0);
  };
  return {
    onPointerDown: (event) => {
      if (event.pointerType !== 'mouse') start.current = event.clientX;
    },
    onPointerMove: (event) => {
      if (start.current === undefined) return;
      const offset = event.clientX - start.current;
      if (Math.abs(offset) > slack) moveTo(offset);
    },
    onPointerUp: (event) => {
      const width = ref.current?.offsetWidth ?? Infinity;
      const isAway = start.current !== undefined && Math.abs(event.clientX - start.current) > width * goesAt;
      if (isAway) onAway();
      letGo();
    },
    onPointerCancel: letGo,
  };
}
