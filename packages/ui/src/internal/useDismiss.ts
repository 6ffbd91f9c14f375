import { useEffect, useState, type RefObject } from 'react';

/** Whether what a button opens beside itself is open; Escape, and presses and focus elsewhere, close it. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): readonly [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Tells whatever else waits for Escape that it has been answered.
      event.preventDefault();
      setOpen(false);
      button.current?.focus();
    };
    const onElsewhere = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open, root, button]);
  return [open, setOpen];
}
