import { useLayoutEffect, useState, type RefObject } from 'react';

const least = 0.2;
const most = 2;
/** Smallest size at first, at which text can still be read. */
const readable = 0.6;
const step = 1.25;
/** Size of text in px that lengths of the drawing are meant for. */
const usualText = 16;

interface Zoom {
  /** Chosen factor of the drawing's size. */
  readonly zoom: number;
  /** What its lengths are multiplied by: the chosen factor, and the size of text that the reader has set. */
  readonly scale: number;
  readonly canGrow: boolean;
  readonly canShrink: boolean;
  readonly grow: () => void;
  readonly shrink: () => void;
  /** Shows the whole drawing. */
  readonly fit: () => void;
}

/** The size of a drawing: at first as large as its place allows and text can be read. */
export function useZoom(place: RefObject<HTMLElement | null>, width: number, height: number): Zoom {
  const [chosen, setChosen] = useState<number | 'fit'>();
  const [room, setRoom] = useState({ width: 0, height: 0, text: 1 });
  useLayoutEffect(() => {
    const box = place.current;
    if (box === null) return undefined;
    const measure = (): void => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualText;
      setRoom({ width: box.clientWidth, height: box.clientHeight, text });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [place]);
  const whole = Math.max(
    least,
    Math.min(1, room.width / (width * room.text), room.height / (height * room.text)),
  );
  const zoom = room.width === 0 ? 1 : chosen === 'fit' ? whole : (chosen ?? Math.max(readable, whole));
  const set = (to: number): void => setChosen(Math.min(most, Math.max(least, to)));
  return {
    zoom,
    scale: zoom * room.text,
    canGrow: zoom < most,
    canShrink: zoom > least,
    grow: () => set(zoom * step),
    shrink: () => set(zoom / step),
    fit: () => setChosen('fit'),
  };
}
