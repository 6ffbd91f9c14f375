import type { TourMarker as Name } from '@saywright/domain/tour';
import { TourMarker } from '@saywright/ui/TourMarker';
import type { ReactElement, ReactNode } from 'react';
import { useStore } from '../services/store.ts';
import { tourStage } from '../services/tour.ts';

interface HighlightProps {
  readonly name: Name;
  readonly children: ReactNode;
}

/** A region the guided tour can highlight. */
export function Highlight({ name, children }: HighlightProps): ReactElement {
  const { highlights } = useStore(tourStage);
  return (
    <TourMarker name={name} active={highlights.includes(name)}>
      {children}
    </TourMarker>
  );
}
