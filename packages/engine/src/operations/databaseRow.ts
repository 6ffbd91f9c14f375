import type { AppOutline } from '@saywright/domain/app';
import type { DatabasePlan } from '@saywright/domain/planner';
import type { OperationRow } from '../store/store.ts';
import type { StoredProof } from '../store/storedProof.ts';

/** A plan for the database; `app` is what it builds, where its tables are those of a whole app. */
export type StoredDatabasePlan = DatabasePlan & { readonly app?: AppOutline };

/** An operation on the database. */
export interface DatabaseRow {
  readonly plan: StoredDatabasePlan;
  readonly proof: StoredProof | null;
}

/** Narrows an operation to one on the database; undefined for one on another service. */
export function databaseRow({ plan, proof }: Pick<OperationRow, 'plan' | 'proof'>): DatabaseRow | undefined {
  return plan.service === 'database' && (proof === null || 'effects' in proof) ? { plan, proof } : undefined;
}
