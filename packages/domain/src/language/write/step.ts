import type { Lexicon } from '../planner/lexicon.ts';
import { planned } from '../planner/outcome.ts';
import type { PlannedUnderstanding } from '../planner/outcome.ts';
import type { DatabasePlan, Phrase } from '../planner/plan.ts';
import { script } from '../planner/sql.ts';
import type { PlanLookup } from './lookups.ts';

/** One change as a separate plan, with what it leaves to the changes after it. */
export interface Step {
  readonly plans: readonly DatabasePlan[];
  /** The names after it. */
  readonly schema: Lexicon;
  readonly lookups: readonly PlanLookup[];
}

interface Draft extends Pick<DatabasePlan, 'title' | 'doneTitle' | 'understood' | 'object'> {
  readonly type?: DatabasePlan['type'];
  readonly steps: readonly Phrase[];
  readonly statements: readonly string[];
  readonly warnings?: readonly string[];
}

/** A change of the structure unless it says otherwise. */
export function changePlan({ type = 'schema', statements, warnings = [], ...words }: Draft): DatabasePlan {
  return planned({ type, effect: 'change', ...words, sql: script(statements), warnings }).plan;
}

/** The step for finished plans. */
export function stepOf(
  plans: readonly (PlannedUnderstanding | DatabasePlan)[],
  schema: Lexicon,
  lookups: readonly PlanLookup[] = [],
): Step {
  return { plans: plans.map((item) => ('plan' in item ? item.plan : item)), schema, lookups };
}
