import type { DatabasePlan } from '@saywright/domain/planner';
import type { OperationRow, StoredProof } from '../store/store.ts';

/** An operation on the database. */
export interface DatabaseRow {
  readonly plan: DatabasePlan;
  readonly proof: StoredProof | null;
}

/** Narrows an operation to one on the database; undefined for one on another service. */
export function databaseRow({ plan, proof }: Pick<OperationRow, 'plan' | 'proof'>): DatabaseRow | undefined {
  return plan.service === 'database' && (proof === null || 'effects' in proof) ? { plan, proof } : undefined;
}
