import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Attributes that set theme, contrast, density and direction. */
export interface Scope {
  readonly 'data-theme'?: string;
  readonly 'data-contrast'?: string;
  readonly 'data-density'?: string;
  readonly dir?: 'ltr' | 'rtl';
}

const modes = ['data-theme', 'data-contrast', 'data-density'] as const;

/** Modes that apply to an element, except those set on the root, which apply to portals anyway. */
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

/** Modes of a trigger, read on opening, for a portal on the body that would lose them. */
export function useScope(trigger: RefObject<Element | null>): readonly [Scope, () => void] {
  const [scope, setScope] = useState<Scope>({});
  const read = (): void => {
    if (trigger.current !== null) setScope(scopeOf(trigger.current));
  };
  return [scope, read];
}

/** `useScope` for a portal without a trigger: attach the ref to a hidden element in its place. */
export function usePlaceScope(isOpen: boolean): readonly [RefObject<HTMLSpanElement | null>, Scope] {
  const place = useRef<HTMLSpanElement>(null);
  const [scope, setScope] = useState<Scope>({});
  useLayoutEffect(() => {
    if (isOpen && place.current !== null) setScope(scopeOf(place.current));
  }, [isOpen]);
  return [place, scope];
}
