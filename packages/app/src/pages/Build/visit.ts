import type { ProgressMetrics } from '@saywright/domain/progress';
import { createContext, useContext } from 'react';
import type { CheckedSources, PickedSources } from './Validation/messages.ts';

type StateTuple<Value> = readonly [Value, (value: Value) => void];

/** State that outlives a change of tabs but not the visit. */
export interface BuildVisit {
  /** The files to check; undefined for the bundled sources. */
  readonly picked: StateTuple<PickedSources | undefined>;
  readonly checked: StateTuple<CheckedSources | undefined>;
  readonly metrics: StateTuple<ProgressMetrics>;
  readonly paused: StateTuple<boolean>;
}

export const BuildVisitContext = createContext<BuildVisit | undefined>(undefined);

/** The state of this visit to the build dashboard. */
export function useVisit(): BuildVisit {
  const visit = useContext(BuildVisitContext);
  if (!visit) throw new Error('useVisit needs the build dashboard around it.');
  return visit;
}
