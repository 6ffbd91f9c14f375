import type { RestoreDifference } from '@saywright/domain/restore-points';
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
