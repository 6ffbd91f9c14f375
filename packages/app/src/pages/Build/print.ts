import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints in the light theme: a dark one would waste ink. */
export function usePrintLight(): void {
  useEffect(() => {
    const root = document.documentElement;
    let before: string | undefined;
    const lighten = (): void => {
      before = root.dataset['theme'];
      root.dataset['theme'] = 'light';
    };
    const restore = (): void => {
      if (before === undefined) delete root.dataset['theme'];
      else root.dataset['theme'] = before;
    };
    window.addEventListener('beforeprint', lighten);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', lighten);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}

/** Whether the page is being printed; set just before, also when printing from the browser's menu. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** Opens the browser's print dialog, to save the page as PDF; `name` is the suggested file name. */
export function printAs(name: string): void {
  const title = document.title;
  window.addEventListener(
    'afterprint',
    () => {
      document.title = title;
    },
    { once: true },
  );
  document.title = name;
  window.print();
}
