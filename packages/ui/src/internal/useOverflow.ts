import { useEffect, useState, type RefObject } from 'react';

/** Whether the content overflows its box, which must then be reachable by keyboard. */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const measure = (): void =>
      setOverflows(box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    measure();
    // Late fonts may be wider without resizing the box.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      document.fonts.removeEventListener('loadingdone', measure);
      observer.disconnect();
    };
  }, [ref]);
  return overflows;
}
