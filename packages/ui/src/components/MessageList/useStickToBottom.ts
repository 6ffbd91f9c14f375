import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

const near = 100;

/** Returns the nearest scrolling ancestor, or the page. */
function scrollerOf(element: HTMLElement): HTMLElement {
  for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return document.documentElement;
}

const isPage = (scroller: HTMLElement): boolean => scroller === document.documentElement;

/** Distance in px from the end to the visible bottom of the scroller, excluding sticky content. */
function distance(end: HTMLElement, scroller: HTMLElement): number {
  const bottom = isPage(scroller) ? window.innerHeight : scroller.getBoundingClientRect().bottom;
  const margin = Number.parseFloat(getComputedStyle(end).scrollMarginBlockEnd) || 0;
  const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  return Math.min(left, end.getBoundingClientRect().bottom + margin - bottom);
}

function scrollToEnd(end: HTMLElement | null): void {
  if (end === null) return;
  const scroller = scrollerOf(end);
  scroller.scrollTop += Math.max(0, distance(end, scroller));
}

/** What scrolls while the reader is not at the newest message: the page, or a box around the list. */
export type Away = 'page' | 'box' | undefined;

/** Keeps the end of the list in view while the reader is near it; never moves a reader who has scrolled up. */
export function useStickToBottom(
  end: RefObject<HTMLElement | null>,
  newest: string | undefined,
): { away: Away; jump: () => void } {
  const stuck = useRef(true);
  const [away, setAway] = useState<Away>();

  useLayoutEffect(() => {
    if (newest !== undefined && stuck.current) scrollToEnd(end.current);
  }, [newest, end]);

  useEffect(() => {
    const last = end.current;
    if (last === null) return undefined;
    const scroller = scrollerOf(last);
    const page = isPage(scroller);
    const measure = (): void => {
      const gap = distance(last, scroller);
      stuck.current = gap <= near && gap > -window.innerHeight / 2;
      setAway(gap <= near ? undefined : page ? 'page' : 'box');
    };
    const observer = new ResizeObserver(() => (stuck.current ? scrollToEnd(last) : measure()));
    const target = page ? window : scroller;
    observer.observe(last.parentElement ?? last);
    target.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      target.removeEventListener('scroll', measure);
    };
  }, [end]);

  return { away, jump: () => scrollToEnd(end.current) };
}
