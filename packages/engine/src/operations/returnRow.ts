import type { OperationRow } from '../store/store.ts';
import type { ReturnPlan, ReturnProof } from './returnPlan.ts';

/** An operation that goes back to a restore point. */
export interface ReturnRow {
  readonly plan: ReturnPlan;
  readonly proof: ReturnProof | null;
}

/** Narrows an operation to a return; undefined for any other. */
export function returnRow({ plan, proof }: Pick<OperationRow, 'plan' | 'proof'>): ReturnRow | undefined {
  return plan.service === 'restore' && (proof === null || 'difference' in proof)
    ? { plan, proof }
    : undefined;
}
