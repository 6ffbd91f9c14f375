import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { tourHeight } from './dock.ts';

/** Takes focus when the tour starts, and gives it back if it still has it when the tour ends. */
export function useTourFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = ref.current;
    const before = document.activeElement;
    panel?.focus({ preventScroll: true });
    return () => {
      const inside = panel?.contains(document.activeElement) === true;
      if (inside && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref]);
}

/** Keeps as much room free at the end of the page as the docked panel covers. */
export function useTourRoom(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = ref.current;
    if (panel === null) return undefined;
    const page = document.documentElement.style;
    const observer = new ResizeObserver(() => {
      page.setProperty(tourHeight, `${Math.ceil(panel.getBoundingClientRect().height)}px`);
    });
    observer.observe(panel);
    return () => {
      observer.disconnect();
      page.removeProperty(tourHeight);
    };
  }, [ref]);
}

interface TourKeys {
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onTogglePlay: () => void;
  onStop: () => void;
}

/** Arrows and Space inside the panel; Escape anywhere, unless something nearer has answered it. */
export function useTourKeys(ref: RefObject<HTMLElement | null>, keys: TourKeys): void {
  useEffect(() => {
    const panel = ref.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (panel === null || event.defaultPrevented) return;
      const ahead = getComputedStyle(panel).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (event.key === ahead) keys.onNext?.();
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') keys.onPrevious?.();
      // On a button Space presses the button.
      else if (event.key === ' ' && event.target === panel) keys.onTogglePlay();
      else return;
      event.preventDefault();
    };
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) keys.onStop();
    };
    panel?.addEventListener('keydown', onKeyDown);
    // The window hears it last, so menus and dialogs answer first.
    window.addEventListener('keydown', onEscape);
    return () => {
      panel?.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('keydown', onEscape);
    };
  });
}
