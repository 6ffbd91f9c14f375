import type { Service } from '@saywright/domain/operations';
import { useEffect, useState } from 'react';

/** The service the draft suggests; undefined while it is blank or its reader is not loaded. */
export function useSuggestedService(draft: string): Service | undefined {
  const [serviceFor, setServiceFor] = useState<(text: string) => Service>();
  const isBlank = draft.trim() === '';
  useEffect(() => {
    // If loading fails, the next input retries.
    if (!isBlank && !serviceFor)
      import('./reading.ts').then(
        (reading) => setServiceFor(() => reading.serviceFor),
        () => {},
      );
  }, [isBlank, serviceFor]);
  return isBlank ? undefined : serviceFor?.(draft);
}
