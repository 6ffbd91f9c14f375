import { parseAssumptions } from '@saywright/domain/economics';
import { rulesSwitchedOff } from '@saywright/domain/mandate';
import { answeredPractices, parseTestCounts } from '@saywright/domain/quality';
import { parseComponents, type TrackedComponent } from '@saywright/domain/tracker';
import { toast } from '@saywright/ui/Toast';
import { useCallback } from 'react';
import { buildCopy } from '../../copy/build/page.ts';
import { ownPart, useOwnPart, type OwnPart } from '../../services/own.ts';
import { useOwner } from './owner.ts';

function readComponents(stored: unknown): readonly TrackedComponent[] {
  const components = parseComponents(stored);
  return components.ok ? components.value : [];
}

/** What a person keeps of a build, all of it in this browser (I37). */
export const kept = {
  mandates: ownPart('saywright-build-mandates', rulesSwitchedOff, (rules) =>
    rules.filter(({ active }) => !active).map(({ id }) => id),
  ),
  practices: ownPart('saywright-build-practices', answeredPractices, (practices) =>
    Object.fromEntries(practices.map(({ id, status }) => [id, status])),
  ),
  tests: ownPart('saywright-build-tests', parseTestCounts, (counts) => counts ?? null),
  components: ownPart('saywright-build-components', readComponents),
  assumptions: ownPart('saywright-build-assumptions', parseAssumptions),
  figures: ownPart('saywright-build-figures', (stored) =>
    stored === 'sample' || stored === 'live' ? stored : undefined,
  ),
} as const;

/** Something the person keeps, and how it is changed; a change the browser could not keep is told at once. */
export function useKept<Value>(part: OwnPart<Value>): readonly [Value, (value: Value) => void] {
  const [value, keep] = useOwnPart(part, useOwner());
  const change = useCallback(
    (next: Value) => {
      if (!keep(next)) toast({ ...buildCopy.notKept, tone: 'warning', duration: null });
    },
    [keep],
  );
  return [value, change];
}
