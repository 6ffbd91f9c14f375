'use client';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from './TourMarker.css.ts';

export interface TourMarkerProps extends RootProps {
  /** Name of the region, exposed as `data-tour`. */
  name: string;
  /** Whether the current tour step is about this region. */
  active: boolean;
  /** Content of the region. */
  children: ReactNode;
}

/** Highlights a region during its tour step; the first of several scrolls into view. */
export function TourMarker({ name, active, children, ...rest }: TourMarkerProps): ReactElement {
  const root = useOwnRef<HTMLDivElement>(rest);
  useEffect(() => {
    if (active && document.querySelector('[data-tour-active]') === root.current)
      root.current?.scrollIntoView({ block: 'nearest' });
  }, [active, root]);
  return (
    <div
      data-kit="TourMarker"
      data-tour={name}
      data-tour-active={active ? '' : undefined}
      {...rootProps(rest, css.root)}
      ref={root}
    >
      {children}
    </div>
  );
}
