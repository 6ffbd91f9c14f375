import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Attributes that theme, contrast, density and direction are set with. */
export interface Scope {
  readonly 'data-theme'?: string;
  readonly 'data-contrast'?: string;
  readonly 'data-density'?: string;
  readonly dir?: 'ltr' | 'rtl';
}

const modes = ['data-theme', 'data-contrast', 'data-density'] as const;

/** The modes an element stands in. What comes from the page root is left out: it holds in a portal too, also later. */
export function scopeOf(element: Element): Scope {
  const own = modes.flatMap((name) => {
    const holder = element.closest(`[${name}]`);
    const value = holder === document.documentElement ? null : holder?.getAttribute(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    ...Object.fromEntries(own),
    dir: getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** A portal hangs on the body, where the modes of its trigger are lost: read them when it opens. */
export function useScope(trigger: RefObject<Element | null>): readonly [Scope, () => void] {
  const [scope, setScope] = useState<Scope>({});
  const read = (): void => {
    if (trigger.current !== null) setScope(scopeOf(trigger.current));
  };
  return [scope, read];
}

/** The same for what has no trigger: put the ref on a hidden element where it is written; it is read on opening. */
export function usePlaceScope(isOpen: boolean): readonly [RefObject<HTMLSpanElement | null>, Scope] {
  const place = useRef<HTMLSpanElement>(null);
  const [scope, setScope] = useState<Scope>({});
  useLayoutEffect(() => {
    if (isOpen && place.current !== null) setScope(scopeOf(place.current));
  }, [isOpen]);
  return [place, scope];
}
