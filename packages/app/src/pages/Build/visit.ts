import type { ProgressMetrics } from '@saywright/domain/progress';
import { createContext, useContext } from 'react';
import type { CheckedSources, Picked } from './Validation/messages.ts';

type Held<Value> = readonly [Value, (value: Value) => void];

/** What outlasts a change of tabs without being kept for the next visit. */
export interface BuildVisit {
  /** The files to check; without any, the sources that came with the page. */
  readonly picked: Held<Picked | undefined>;
  readonly checked: Held<CheckedSources | undefined>;
  readonly metrics: Held<ProgressMetrics>;
  readonly paused: Held<boolean>;
}

export const BuildVisitContext = createContext<BuildVisit | undefined>(undefined);

/** What this visit to the build dashboard holds. */
export function useVisit(): BuildVisit {
  const visit = useContext(BuildVisitContext);
  if (!visit) throw new Error('useVisit needs the build dashboard around it.');
  return visit;
}
