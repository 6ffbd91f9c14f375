import type { Service } from '@saywright/domain/operations';
import { useEffect, useState } from 'react';

/** The service that what is being typed is for; undefined while nothing is typed or its reader is not loaded yet. */
export function useSuggestedService(draft: string): Service | undefined {
  const [serviceFor, setServiceFor] = useState<(text: string) => Service>();
  const isBlank = draft.trim() === '';
  useEffect(() => {
    // Without a network the next thing that is typed tries again.
    if (!isBlank && !serviceFor)
      import('./reading.ts').then(
        (reading) => setServiceFor(() => reading.serviceFor),
        () => {},
      );
  }, [isBlank, serviceFor]);
  return isBlank ? undefined : serviceFor?.(draft);
}
