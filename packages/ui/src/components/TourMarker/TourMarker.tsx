'use client';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import * as css from './TourMarker.css.ts';

export interface TourMarkerProps {
  /** Name of the region, exposed as `data-tour`. */
  name: string;
  /** Whether the current tour step is about this region. */
  active: boolean;
  /** Content of the region. */
  children: ReactNode;
}

/** Highlights a region during its tour step; the first of several scrolls into view. */
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
