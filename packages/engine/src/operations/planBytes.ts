import type { OperationRow } from '../store/store.ts';

type Plan = OperationRow['plan'];
type Compare = (one: string, other: string) => number;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function jsonOf(value: unknown, compare: Compare): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => compare(one, other)))
      : inner,
  );
}

function bytesWith(plan: Plan, compare: Compare): string {
  if (plan.service === 'database') return plan.sql;
  if (plan.service === 'joint') return JSON.stringify(plan.parts.map(({ hash }) => hash));
  if (plan.service === 'restore') return JSON.stringify({ restore: plan.pointId });
  return jsonOf(plan.service === 'code-hosting' ? plan.request : plan.action, compare);
}

/**
 * The exact bytes that are shown, proven and executed. The database does not keep the order of keys, so they are sorted,
 * and what was stored has the same bytes.
 */
export function bytesOf(plan: Plan): string {
  return bytesWith(plan, (one, other) => (one < other ? -1 : 1));
}

/** The order in which actions were built, and thus hashed, until November 2026. */
const builtInOrder =
  'kind operationId action author actions name email description templateId id at what from into settle path to switchTo keep message paths commit note version patterns content blob deploy deploys value domain isMain password scope'.split(
    ' ',
  );

/** The bytes that earlier versions hashed, so that what they recorded can still be checked. */
export function earlierBytesOf(plan: Plan): string {
  return bytesWith(plan, (one, other) => builtInOrder.indexOf(one) - builtInOrder.indexOf(other));
}
