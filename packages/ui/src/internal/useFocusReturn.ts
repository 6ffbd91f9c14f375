import { useLayoutEffect, useRef, type RefObject } from 'react';

interface Handover {
  /** Put these on whatever holds the buttons. */
  watch: { onFocus: () => void; onBlur: () => void };
  /** Put this on the sentence that takes their place. */
  status: RefObject<HTMLParagraphElement | null>;
}

/** When buttons give way to a result, focus goes to the result, but only if it was on the buttons. */
export function useHandover(state: string): Handover {
  const inside = useRef(false);
  const before = useRef(state);
  const status = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    // React sends no blur for an element it removes, so `inside` still tells where focus was.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!inside.current || !lost) return;
    inside.current = false;
    status.current?.focus();
  }, [state]);
  const watch = {
    onFocus: () => {
      inside.current = true;
    },
    onBlur: () => {
      inside.current = false;
    },
  };
  return { watch, status };
}
