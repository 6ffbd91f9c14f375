import { useLayoutEffect, useRef, type RefObject } from 'react';

interface FocusReturn {
  /** Handlers for the element that contains the buttons. */
  watch: { onFocus: () => void; onBlur: () => void };
  /** Ref for the text that replaces the buttons. */
  status: RefObject<HTMLParagraphElement | null>;
}

/** Moves focus to the result that replaces buttons, if focus was on those buttons. */
export function useFocusReturn(state: string): FocusReturn {
  const inside = useRef(false);
  const before = useRef(state);
  const status = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    // React fires no blur for a removed element, so `inside` still holds where focus was.
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
