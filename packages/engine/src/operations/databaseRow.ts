import type { OperationRow } from '../store/store.ts';
import type { StoredProof } from '../store/storedProof.ts';
import type { StoredDatabasePlan } from './storedDatabasePlan.ts';

/** An operation on the database. */
export interface DatabaseRow {
  readonly plan: StoredDatabasePlan;
  readonly proof: StoredProof | null;
}

/** Narrows an operation to one on the database; undefined for one on another service. */
export function databaseRow({ plan, proof }: Pick<OperationRow, 'plan' | 'proof'>): DatabaseRow | undefined {
  return plan.service === 'database' && (proof === null || 'effects' in proof) ? { plan, proof } : undefined;
}
