import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

interface WithRef {
  ref?: Ref<HTMLElement> | undefined;
}

/** Ref for use inside a component that also fills the ref in its props. */
export function useOwnRef<Root extends HTMLElement>({ ref }: WithRef): RefObject<Root | null> {
  const own = useRef<Root>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => own.current, []);
  return own;
}
