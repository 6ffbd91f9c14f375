import type { ReadPart, ReadWords } from '@saywright/domain/ast';
import type { ObservedEffect } from '@saywright/domain/outcome';
import type { DatabasePlan } from '@saywright/domain/planner';
import type { RowChanges } from '@saywright/domain/write';
import type { RiskLevel } from '@saywright/domain/operations';
import type { Result } from '@saywright/domain/result';
import type { PageTrial } from '../access/pageTrial.ts';
import type { PlanAnswer } from '../protocol/index.ts';
import type { CodeHost } from '../ports/codeHost.ts';
import type { OperationRow, ProjectRow } from '../store/store.ts';
import type { StoredProof } from '../store/storedProof.ts';
import type { PlanNames } from './readers.ts';
import type { HostPlan, HostProof } from './hostPlan.ts';
import type { JointPlan, JointProof } from './jointPlan.ts';
import type { ReturnPlan, ReturnProof } from './returnPlan.ts';

interface Proven<Plan, Proof> {
  readonly id: string;
  readonly plan: Plan;
  readonly proof: Proof;
  /** Risk of the plan, without the keyword level of the instruction. */
  readonly risk: RiskLevel;
  /** The instruction without any secret it contained, so that it can be stored. */
  readonly instruction: string;
}

/** A plan for one service that was tried. */
export type ProvenPlan = Proven<DatabasePlan | HostPlan, StoredProof | HostProof>;

/** A plan for several services that was tried. */
export type ProvenJoint = Proven<JointPlan, JointProof>;

/** A plan to go back to a restore point that was tried. */
export type ProvenReturn = Proven<ReturnPlan, ReturnProof>;

/** A plan that was tried, about to be recorded. */
export type RecordablePlan = ProvenPlan | ProvenJoint | ProvenReturn;

/** The result of planning: an answer with nothing to approve, or a proven plan with details for its answer. */
export type Planned<Plan extends RecordablePlan = ProvenPlan> =
  | { readonly kind: 'answer'; readonly answer: PlanAnswer }
  | {
      readonly kind: 'proven';
      readonly proven: Plan;
      readonly next: readonly string[];
      readonly details: Details;
    };

export type DriverProblem =
  /** It would no longer do exactly what was proven: nothing was done. */
  { readonly kind: 'changed' } | { readonly kind: 'refused' | 'failed'; readonly message: string };

/** The committed outcome of an operation, read from the service. */
export interface ExecutedOutcome {
  readonly appliedAt: string;
  readonly text: string;
  readonly effect: ObservedEffect;
  /** Everything that was counted, for the journal. */
  readonly effects: unknown;
}

/** The instruction that a reading belongs to. */
export interface ReadRequest {
  /** Without any secret it contained, so that it can be stored. */
  readonly instruction: string;
  readonly words: readonly ReadWords[];
  /** Name of the language model that read it; left out for the rules. */
  readonly by?: string;
  /** Words that no part of the reading uses; the answer to a question names them. */
  readonly unused?: readonly string[];
  /** Names for the plan, where its parts say less than the whole. */
  readonly names?: PlanNames;
  /** Pages that the plan makes, tried on what its database part leaves. */
  readonly pages?: PageTrial;
  /** The code as an earlier part of the reading leaves it. */
  readonly code?: CodeReader;
}

/** What is read of the code in order to publish it. */
export type CodeReader = Pick<CodeHost, 'status' | 'files' | 'readMany'>;

/** A plan that will not be executed. */
export type DeclinedPlan = Pick<OperationRow, 'id' | 'plan' | 'proof'>;

/** What happens to a recorded plan. It stores no operations: the pipeline does. */
export interface OperationDriver<Plan extends RecordablePlan = RecordablePlan> {
  /** Proves a stored plan again, after the state it was proven on changed. */
  proveAgain(project: ProjectRow, row: OperationRow): Promise<Result<Plan['proof']>>;
  /** Executes a proven plan, only if it still does exactly what was proven. Idempotent. */
  execute(project: ProjectRow, row: OperationRow, signal?: AbortSignal): Promise<Result<null, DriverProblem>>;
  /** Reads the committed outcome, also after a crash; undefined when the operation was never executed. */
  readOutcome(project: ProjectRow, row: OperationRow): Promise<ExecutedOutcome | undefined>;
  /** Undoes what an interrupted execution had done; says so where it had done anything. Left out where it cannot be. */
  restore?(project: ProjectRow, row: OperationRow): Promise<string | undefined>;
  /** Plans and proves the undo of an executed operation; `id` names the undo, a new one by default. */
  planUndo(project: ProjectRow, row: OperationRow, id?: string): Promise<Result<Plan>>;
  /** Plans and proves the undo of what nobody has changed since. Left out where undo never affects later work. */
  planUndoOfUntouched?(project: ProjectRow, row: OperationRow): Promise<Result<Plan>>;
  /** Removes the files and values stored for a plan that was declined. */
  declined(project: ProjectRow, plan: DeclinedPlan): Promise<void>;
}

/** What one service does at each stage of the pipeline. */
export interface ServiceDriver extends OperationDriver<ProvenPlan> {
  plan(project: ProjectRow, instruction: string, signal?: AbortSignal): Promise<Planned>;
  /** Plans a part of a reading for this service: proves its changes, or answers its question. */
  planPart?(
    project: ProjectRow,
    part: ReadPart,
    request: ReadRequest,
    signal?: AbortSignal,
  ): Promise<Planned>;
  /** Plans edits of single rows. Left out where there are no rows. */
  planRows?(project: ProjectRow, changes: RowChanges): Promise<Planned>;
  /** Runs work on the code as a proven plan leaves it, without changing anything. Left out where there is no code. */
  withResult?<Value>(
    project: ProjectRow,
    proven: ProvenPlan,
    use: (code: CodeReader) => Promise<Value>,
  ): Promise<Result<Value>>;
  /** What is known of an instruction that nothing has read, with sentences near to it that can be planned now. */
  near?(project: ProjectRow, instruction: string): Promise<NearReading>;
}

type Outcome = PlanAnswer['outcome'];
type Details = Partial<Omit<PlanAnswer, 'outcome'>>;

type Question = Extract<Outcome, { readonly kind: 'question' }>;

/** What is known of an instruction that nothing has read. */
export type NearReading = Pick<Question, 'text' | 'choices'> & {
  readonly understood: { said: string; read: string }[];
  readonly unread: string[];
};

/** An outcome with nothing to approve. */
type Talk = Extract<Outcome, { readonly kind: 'answer' | 'question' | 'refusal' }>;

/** Wraps an answer, a question or a refusal for the pipeline. */
export function talk(outcome: Talk, details: Details = {}): Extract<Planned, { readonly kind: 'answer' }> {
  const isRefusal = outcome.kind === 'refusal';
  const explanation = isRefusal ? outcome.reason : outcome.text;
  const nothing = { warnings: [], commands: [], environmentVars: [] };
  return {
    kind: 'answer',
    answer: { success: !isRefusal, explanation, ...nothing, ...details, outcome },
  };
}

/** A refusal without suggestions. */
export function refuse(reason: string, details: Details = {}): Extract<Planned, { readonly kind: 'answer' }> {
  return talk({ kind: 'refusal', reason, suggestions: [] }, details);
}

/** A refusal because of a limit of the person's subscription. */
export function refuseForPlan(reason: string): Extract<Planned, { readonly kind: 'answer' }> {
  return talk({ kind: 'refusal', reason, suggestions: [], isLimit: true });
}
