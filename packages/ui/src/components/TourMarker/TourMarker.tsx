'use client';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import * as css from './TourMarker.css.ts';

export interface TourMarkerProps {
  /** Name of the region, kept as `data-tour` for whoever looks for it. */
  name: string;
  /** The tour speaks of this region now. */
  active: boolean;
  /** The region. */
  children: ReactNode;
}

/** Outlines a region while the tour speaks of it; the first of several is brought into view. */
export function TourMarker({ name, active, children }: TourMarkerProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active && document.querySelector('[data-tour-active]') === root.current)
      root.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={root}
      data-kit="TourMarker"
      data-tour={name}
      data-tour-active={active ? '' : undefined}
      className={css.root}
    >
      {children}
    </div>
  );
}
