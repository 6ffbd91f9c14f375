import { useEffect, useRef } from 'react';

/** Calls back on Command+K on a Mac and Control+K elsewhere. */
export function useModK(isOn: boolean, callback: () => void): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
    const onKeyDown = (event: KeyboardEvent): void => {
      const isMod = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (!isMod || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      if (!event.repeat) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
