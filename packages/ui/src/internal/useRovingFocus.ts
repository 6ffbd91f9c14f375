import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

interface RovingFocus<Row extends HTMLElement> {
  /** Put these on the row. */
  readonly row: {
    readonly ref: RefObject<Row | null>;
    readonly onKeyDown: (event: KeyboardEvent<Row>) => void;
    readonly onFocus: (event: FocusEvent<Row>) => void;
  };
}

const stopsIn = (row: HTMLElement): readonly HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('button:enabled, a[href]'),
];

/**
 * Makes a row of buttons one stop for Tab, with arrow keys, Home and End inside. The hook of react-aria for it weighs
 * 5.9 kB, and takes the direction from the language where the page may run the other way.
 */
export function useRovingFocus<Row extends HTMLElement>(): RovingFocus<Row> {
  const ref = useRef<Row>(null);
  const last = useRef<EventTarget>(null);
  const follow = (): void => {
    const stops = ref.current === null ? [] : stopsIn(ref.current);
    const stop = stops.find((one) => one === last.current) ?? stops[0];
    for (const one of stops) one.tabIndex = one === stop ? 0 : -1;
  };
  // Buttons come and go with what the row shows.
  useLayoutEffect(follow);
  return {
    row: {
      ref,
      onFocus: ({ target }) => {
        last.current = target;
        follow();
      },
      onKeyDown: (event) => {
        const { key, currentTarget, target, altKey, ctrlKey, metaKey, shiftKey } = event;
        const stops = stopsIn(currentTarget);
        const place = stops.findIndex((one) => one === target);
        if (place < 0 || altKey || ctrlKey || metaKey || shiftKey) return;
        const on = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
        const steps: Readonly<Record<string, number>> = {
          ArrowRight: place + on,
          ArrowLeft: place - on,
          Home: 0,
          End: -1,
        };
        const next = steps[key];
        if (next === undefined) return;
        event.preventDefault();
        stops.at(next % stops.length)?.focus();
      },
    },
  };
}
