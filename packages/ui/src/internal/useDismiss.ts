import { useEffect, useState, type RefObject } from 'react';

/** Open state of a non-modal panel; closed by Escape, or by clicks and focus outside. */
export function useDismiss(
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
): readonly [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Marks Escape as handled for other listeners.
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
