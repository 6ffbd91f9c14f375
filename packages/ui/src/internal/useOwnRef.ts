import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** Ref for use inside a component that also fills the ref of its caller. */
export function useOwnRef<Root extends HTMLElement>(
  given: Ref<HTMLElement> | undefined,
): RefObject<Root | null> {
  const own = useRef<Root>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(given, () => own.current, []);
  return own;
}
