import type { OperationType, RiskLevel } from '@saywright/domain/operations';
import type { DatabasePlan, Phrase } from '@saywright/domain/planner';
import type { RiskFinding } from '@saywright/domain/risk';
import type { OperationRow, StoredProof } from '../store/store.ts';
import type { HostPlan, HostProof, PlanReading } from './hostPlan.ts';

/** What one service does in a plan for several. */
export interface JointPart {
  /** The id under which the service records that this was done. */
  readonly id: string;
  /** The id under which the service records that this was undone again, because another part failed. */
  readonly restoreId: string;
  /** For an undo, the id of the part that this undoes. */
  readonly undoOf: string | null;
  /** Hash of the exact bytes that are proven and executed. */
  readonly hash: string;
  readonly plan: DatabasePlan | HostPlan;
  /** Its files come from what the part for code leaves. */
  readonly followsCode: boolean;
}

/** A plan for several services, in the order in which its parts are executed. */
export interface JointPlan {
  readonly service: 'joint';
  readonly parts: readonly JointPart[];
  readonly type: OperationType;
  readonly title: string;
  readonly doneTitle: string;
  readonly understood: string;
  readonly reading?: PlanReading | undefined;
  readonly steps: readonly Phrase[];
  readonly warnings: readonly string[];
}

/** The results of the trials of all parts. */
export interface JointProof {
  readonly service: 'joint';
  readonly provenAt: string;
  readonly tookMs: number;
  readonly risk: RiskLevel;
  readonly findings: readonly Pick<RiskFinding, 'rule' | 'level' | 'object' | 'sentence'>[];
  /** Hash of the signatures of the parts. */
  readonly signature: string;
  readonly parts: readonly (StoredProof | HostProof)[];
  /** Why this proof replaced an approved one with the same effect. */
  readonly recheck?: string;
}

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
  return plan.service === 'joint' ? (plan.parts[0]?.plan.service ?? 'database') : plan.service;
}

/** The services of an operation, in order. */
export function servicesOf(plan: OperationRow['plan']): readonly OperationRow['service'][] {
  return plan.service === 'joint' ? plan.parts.map((part) => part.plan.service) : [plan.service];
}

/** The exact bytes that are shown, proven and executed. */
export function bytesOf(plan: OperationRow['plan']): string {
  if (plan.service === 'database') return plan.sql;
  if (plan.service === 'joint') return JSON.stringify(plan.parts.map(({ hash }) => hash));
  return JSON.stringify(plan.service === 'code-hosting' ? plan.request : plan.action);
}
