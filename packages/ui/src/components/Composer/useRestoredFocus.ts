import { useEffect, useRef, type RefObject } from 'react';

/** Restores focus to a field that lost it because it was disabled during work. */
export function useRestoredFocus(ref: RefObject<HTMLElement | null>, isDisabled: boolean): () => void {
  const hadFocus = useRef(false);
  useEffect(() => {
    if (isDisabled || !hadFocus.current) return;
    hadFocus.current = false;
    const elsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (!elsewhere) ref.current?.focus();
  }, [isDisabled, ref]);
  return () => {
    hadFocus.current = true;
  };
}
