import { useEffect, useRef, type RefObject } from 'react';

/** Gives focus back to a field that lost it only because it was disabled while work was under way. */
export function useRestoredFocus(ref: RefObject<HTMLElement | null>, off: boolean): () => void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (off || !hadFocus.current) return;
    hadFocus.current = false;
    const elsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!elsewhere) ref.current?.focus();
  }, [off, ref]);
  return () => {
    hadFocus.current = true;
  };
}
