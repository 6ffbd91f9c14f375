import type { DatabasePlan } from '@saywright/domain/planner';
import type { OperationRow } from '../store/store.ts';
import type { StoredProof } from '../store/storedProof.ts';

/** An operation on the database. */
export interface DatabaseRow {
  readonly plan: DatabasePlan;
  readonly proof: StoredProof | null;
}

/** Narrows an operation to one on the database; undefined for one on another service. */
export function databaseRow({ plan, proof }: Pick<OperationRow, 'plan' | 'proof'>): DatabaseRow | undefined {
  return plan.service === 'database' && (proof === null || 'effects' in proof) ? { plan, proof } : undefined;
}
