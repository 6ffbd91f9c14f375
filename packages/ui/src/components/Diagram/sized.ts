import type { StyleRef } from '../../internal/setStyleRef.ts';

/** Ref that sets places and sizes in px, which a content security policy allows to scripts only. */
export const sized =
  (lengths: Readonly<Partial<Record<'left' | 'top' | 'width' | 'height', number>>>): StyleRef =>
  (element) => {
    for (const [name, length] of Object.entries(lengths)) element?.style.setProperty(name, `${length}px`);
  };
