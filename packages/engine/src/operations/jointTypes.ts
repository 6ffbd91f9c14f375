import type { AppOutline } from '@saywright/domain/app';
import type { OperationType, RiskLevel } from '@saywright/domain/operations';
import type { DatabasePlan, Phrase } from '@saywright/domain/planner';
import type { RiskFinding } from '@saywright/domain/risk';
import type { StoredProof } from '../store/storedProof.ts';
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
  /** What the plan builds, where it is a whole app. */
  readonly app?: AppOutline;
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
