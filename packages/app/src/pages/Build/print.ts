import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints on white, whatever the theme: what is dark on the screen would empty the ink. */
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

/** Whether the page is being printed: what is for paper alone is drawn just before, also when the browser's menu prints. */
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

/** Opens the browser's print view, where the page is saved as PDF; `name` is the name it suggests for the file. */
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
