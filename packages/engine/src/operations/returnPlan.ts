import type { RestoreDifference } from '@saywright/domain/restore-points';
import type { OperationRow } from '../store/store.ts';
import type { HostPlanWords, HostProof } from './hostPlan.ts';

/** A plan that takes a whole project back to a restore point. */
export interface ReturnPlan extends HostPlanWords {
  readonly service: 'restore';
  readonly pointId: string;
}

/** The results of the trial of a return, on copies of everything. */
export interface ReturnProof extends Omit<HostProof, 'service' | 'diffs'> {
  readonly service: 'restore';
  readonly difference: RestoreDifference;
  /** Why this proof replaced an approved one with the same effect. */
  readonly recheck?: string;
}

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
