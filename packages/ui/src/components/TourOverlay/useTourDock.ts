import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { tourHeight } from './dock.ts';

/**
 * Focuses the panel when the tour starts and restores focus when it ends, if the panel still has it. Meanwhile reserves
 * as much space at the end of the page as the docked panel covers.
 */
export function useTourDock(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = ref.current;
    if (panel === null) return undefined;
    const before = document.activeElement;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      page.setProperty(tourHeight, `${Math.ceil(panel.getBoundingClientRect().height)}px`);
    });
    panel.focus({ preventScroll: true });
    observer.observe(panel);
    return () => {
      observer.disconnect();
      page.removeProperty(tourHeight);
      const isInside = panel.contains(document.activeElement);
      if (isInside && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref]);
}

interface TourKeys {
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onTogglePlay: (() => void) | undefined;
  onStop: () => void;
}

/** Handles arrow keys and Space inside the panel, and Escape anywhere unless already handled. */
export function useTourKeys(ref: RefObject<HTMLElement | null>, keys: TourKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const panel = ref.current;
      if (panel === null || event.defaultPrevented) return;
      const { key, target } = event;
      const isInside = target instanceof Node && panel.contains(target);
      const ahead = getComputedStyle(panel).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (key === 'Escape') keys.onStop();
      if (!isInside) return;
      if (key === ahead) keys.onNext?.();
      else if (key === 'ArrowLeft' || key === 'ArrowRight') keys.onPrevious?.();
      // On a button, Space activates the button.
      else if (key === ' ' && target === panel) keys.onTogglePlay?.();
      else return;
      event.preventDefault();
    };
    // The window gets the event last, so menus and dialogs handle it first.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
