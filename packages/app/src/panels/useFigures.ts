import { useState } from 'react';
import { storageKeys } from '../product.ts';
import { useOperations } from '../services/data.ts';
import { readText, writeText } from '../services/storage.ts';

/** Whether a screen shows the documented sample figures or the project's own. */
export type Figures = 'sample' | 'live';

/** Which figures are shown: the remembered choice; without one, live from the first executed operation on (D3). */
export function useFigures(): readonly [Figures, (figures: Figures) => void] {
  const operations = useOperations();
  const [chosen, setChosen] = useState(() => readText(storageKeys.figures));
  const hasExecuted = operations.data?.some(({ state }) => state === 'executed') ?? false;
  const figures = chosen === 'live' || chosen === 'sample' ? chosen : hasExecuted ? 'live' : 'sample';
  return [
    figures,
    (next) => {
      setChosen(next);
      writeText(storageKeys.figures, next);
    },
  ];
}
