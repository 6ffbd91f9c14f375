import { useEffect } from 'react';
import * as z from 'zod/mini';
import { storageKeys } from '../product.ts';
import { useAuth } from '../providers/auth.ts';
import { useOperations } from '../services/data.ts';
import { ofShape } from '../services/kept.ts';
import { ownPart, useOwnPart } from '../services/own.ts';

/** Whether a screen shows the documented sample figures or the project's own. */
export type Figures = 'sample' | 'live';

const shape = z.object({
  /** What the person chose; nothing as long as they did not. */
  chosen: z.optional(z.enum(['sample', 'live'])),
  /** Whether an operation of theirs was executed, as it was known last: so that figures need not wait for the answer. */
  hasExecuted: z.boolean(),
});

type Remembered = z.infer<typeof shape>;

const remembered = ownPart(storageKeys.figures, ofShape<Remembered>(shape, { hasExecuted: false }));

/** Which figures are shown: the remembered choice; without one, live from the first executed operation on (D3). */
export function useFigures(): readonly [Figures, (figures: Figures) => void] {
  const { ownerId } = useAuth();
  const { data } = useOperations();
  const [kept, keep] = useOwnPart(remembered, ownerId);
  const hasExecuted = data?.some(({ executedAt }) => executedAt !== null) ?? kept.hasExecuted;
  useEffect(() => {
    if (hasExecuted !== kept.hasExecuted) keep({ ...kept, hasExecuted });
  }, [hasExecuted, kept, keep]);
  return [kept.chosen ?? (hasExecuted ? 'live' : 'sample'), (chosen) => void keep({ ...kept, chosen })];
}
