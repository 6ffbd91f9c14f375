import type { Understanding } from '@saywright/domain/planner';

/** The statements of a plan, or the text of a question or a refusal. */
export function textOf(found: Understanding): string {
  if (found.kind === 'question') return found.text;
  return found.kind === 'refusal' ? found.reason : found.plan.sql;
}
