import type { OperationRow } from '../store/store.ts';
import type { JointPlan, JointProof } from './jointTypes.ts';

export type { JointPart, JointPlan, JointProof } from './jointTypes.ts';

/** An operation on several services. */
export interface JointRow {
  readonly plan: JointPlan;
  readonly proof: JointProof | null;
}

/** Narrows an operation to one on several services; undefined for one on a single service. */
export function jointRow({ plan, proof }: Pick<OperationRow, 'plan' | 'proof'>): JointRow | undefined {
  return plan.service === 'joint' && (proof === null || 'parts' in proof) ? { plan, proof } : undefined;
}

/** Each part of an operation as the driver of its service knows it; empty for an operation on a single service. */
export function partRows(row: OperationRow): readonly OperationRow[] {
  const joint = jointRow(row);
  if (!joint) return [];
  const { plan, proof } = joint;
  return plan.parts.map((part, at) => ({
    ...row,
    id: part.id,
    undo_of: part.undoOf,
    sql_hash: part.hash,
    service: part.plan.service,
    type: part.plan.type,
    plan: part.plan,
    proof: proof?.parts[at] ?? null,
  }));
}

/** The service under which an operation is listed: that of its first part. */
export function listedService(plan: OperationRow['plan']): OperationRow['service'] {
  if (plan.service === 'joint') return plan.parts[0]?.plan.service ?? 'database';
  // A whole project is listed where most of it is.
  return plan.service === 'restore' ? 'database' : plan.service;
}

/** The services of an operation, in order. */
export function servicesOf(plan: OperationRow['plan']): readonly OperationRow['service'][] {
  if (plan.service === 'joint') return plan.parts.map((part) => part.plan.service);
  return plan.service === 'restore' ? [] : [plan.service];
}
