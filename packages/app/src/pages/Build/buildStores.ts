import { parseAssumptions } from '@saywright/domain/economics';
import { rulesSwitchedOff } from '@saywright/domain/mandate';
import { answeredPractices, parseTestCounts } from '@saywright/domain/quality';
import { parseComponents, type TrackedComponent } from '@saywright/domain/tracker';
import { toast } from '@saywright/ui/Toast';
import { useCallback } from 'react';
import { buildCopy } from '../../copy/build/page.ts';
import { perUserStore, usePerUserStore, type PerUserStore } from '../../services/perUserStore.ts';
import { useOwner } from './owner.ts';

function readComponents(stored: unknown): readonly TrackedComponent[] {
  const components = parseComponents(stored);
  return components.ok ? components.value : [];
}

/** The per-user stores of the build dashboard, all in this browser. */
export const buildStores = {
  mandates: perUserStore('saywright-build-mandates', rulesSwitchedOff, (rules) =>
    rules.filter(({ active }) => !active).map(({ id }) => id),
  ),
  practices: perUserStore('saywright-build-practices', answeredPractices, (practices) =>
    Object.fromEntries(practices.map(({ id, status }) => [id, status])),
  ),
  tests: perUserStore('saywright-build-tests', parseTestCounts, (counts) => counts ?? null),
  components: perUserStore('saywright-build-components', readComponents),
  assumptions: perUserStore('saywright-build-assumptions', parseAssumptions),
  figures: perUserStore('saywright-build-figures', (stored) =>
    stored === 'sample' || stored === 'live' ? stored : undefined,
  ),
} as const;

/** A store's value and its setter, which warns if the browser could not save the change. */
export function useBuildStore<Value>(store: PerUserStore<Value>): readonly [Value, (value: Value) => void] {
  const [value, save] = usePerUserStore(store, useOwner());
  const change = useCallback(
    (next: Value) => {
      if (!save(next)) toast({ ...buildCopy.notKept, tone: 'warning', duration: null });
    },
    [save],
  );
  return [value, change];
}
