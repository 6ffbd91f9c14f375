import { useEffect } from 'react';
import * as z from 'zod/mini';
import { storageKeys } from '../product.ts';
import { useAuth } from '../providers/auth.ts';
import { useOperations } from '../services/data.ts';
import { ofShape } from '../services/persistedStore.ts';
import { perUserStore, usePerUserStore } from '../services/perUserStore.ts';

/** Whether a screen shows the documented sample figures or the project's own. */
export type Figures = 'sample' | 'live';

const shape = z.object({
  /** The person's choice; absent until they make one. */
  chosen: z.optional(z.enum(['sample', 'live'])),
  /** Last known answer to whether they have executed an operation, so that figures need not wait for the server. */
  hasExecuted: z.boolean(),
});

type Remembered = z.infer<typeof shape>;

const remembered = perUserStore(storageKeys.figures, ofShape<Remembered>(shape, { hasExecuted: false }));

/** Which figures to show: the stored choice; without one, live once an operation was executed. */
export function useFigures(): readonly [Figures, (figures: Figures) => void] {
  const { ownerId } = useAuth();
  const { data } = useOperations();
  const [stored, keep] = usePerUserStore(remembered, ownerId);
  const hasExecuted = data?.some(({ executedAt }) => executedAt !== null) ?? stored.hasExecuted;
  useEffect(() => {
    if (hasExecuted !== stored.hasExecuted) keep({ ...stored, hasExecuted });
  }, [hasExecuted, stored, keep]);
  return [stored.chosen ?? (hasExecuted ? 'live' : 'sample'), (chosen) => void keep({ ...stored, chosen })];
}
