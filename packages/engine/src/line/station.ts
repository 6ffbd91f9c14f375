import type { ObservedEffect } from '@saywright/domain/outcome';
import type { DatabasePlan } from '@saywright/domain/planner';
import type { RiskLevel, Service } from '@saywright/domain/operations';
import type { Result } from '@saywright/domain/result';
import type { PlanAnswer } from '../protocol/index.ts';
import type { OperationRow, ProjectRow, StoredProof } from '../store/store.ts';
import type { HostPlan, HostProof } from './hostPlan.ts';

/** A plan that was tried, about to be written down. */
export interface ProvenPlan {
  readonly id: string;
  readonly plan: DatabasePlan | HostPlan;
  readonly proof: StoredProof | HostProof;
  /** The plan's own level, without what its words sound like. */
  readonly risk: RiskLevel;
  /** The instruction as it may be kept: without any secret it carried. */
  readonly instruction: string;
}

/** What became of an instruction: nothing to approve, or a proven plan with what the answer tells besides. */
export type Planned =
  | { readonly kind: 'answer'; readonly answer: PlanAnswer }
  | {
      readonly kind: 'proven';
      readonly proven: ProvenPlan;
      readonly next: readonly string[];
      readonly details: Details;
    };

export type StationProblem =
  /** It would now do something else than was proven: nothing was done. */
  { readonly kind: 'changed' } | { readonly kind: 'refused' | 'failed'; readonly message: string };

/** What an operation did, as the service itself says. */
export interface Settled {
  readonly appliedAt: string;
  readonly text: string;
  readonly effect: ObservedEffect;
  /** Everything that was counted, for the journal. */
  readonly effects: unknown;
}

/** What one service does at each stop of the line. It keeps no operations: the line does. */
export interface Station {
  plan(project: ProjectRow, instruction: string): Promise<Planned>;
  /** Tries a stored plan once more, after what it stands on changed. */
  proveAgain(project: ProjectRow, row: OperationRow): Promise<Result<ProvenPlan['proof']>>;
  /** Does a proven plan, only if it still does exactly what was proven. Repeating it changes nothing. */
  execute(project: ProjectRow, row: OperationRow): Promise<Result<null, StationProblem>>;
  /** What an operation did, the truth after a crash; undefined when it was never done. */
  settled(project: ProjectRow, row: OperationRow): Promise<Settled | undefined>;
  /** The way back of an executed operation, proven. */
  wayBack(project: ProjectRow, row: OperationRow): Promise<Result<ProvenPlan>>;
  /** The way back of what nobody touched since, proven. Left out where an undo never takes later work along. */
  wayBackOfUntouched?(project: ProjectRow, row: OperationRow): Promise<Result<ProvenPlan>>;
  /** Forgets what was handed over for a plan that was declined. */
  declined(project: ProjectRow, row: OperationRow): Promise<void>;
}

type Outcome = PlanAnswer['outcome'];
type Details = Partial<Omit<PlanAnswer, 'outcome'>>;

/** What a service says where there is nothing to approve. */
type Talk =
  | Extract<Outcome, { readonly kind: 'answer' }>
  | {
      readonly kind: 'question';
      readonly text: string;
      readonly choices: readonly {
        readonly label: string;
        readonly instruction: string;
        readonly service?: Service;
      }[];
    }
  | {
      readonly kind: 'refusal';
      readonly reason: string;
      readonly suggestions: readonly string[];
      readonly isLimit?: boolean;
    };

function outcomeOf(said: Talk): Outcome {
  if (said.kind === 'answer') return said;
  if (said.kind === 'question') {
    const choices = said.choices.map((choice) => ({ ...choice }));
    return { kind: 'question', text: said.text, choices };
  }
  const { reason, suggestions, isLimit } = said;
  return { kind: 'refusal', reason, suggestions: [...suggestions], ...(isLimit && { isLimit }) };
}

/** An answer, a question or a refusal as the line passes it on. */
export function talk(said: Talk, details: Details = {}): Extract<Planned, { readonly kind: 'answer' }> {
  const isRefusal = said.kind === 'refusal';
  const explanation = isRefusal ? said.reason : said.text;
  const nothing = { warnings: [], commands: [], environmentVars: [] };
  return {
    kind: 'answer',
    answer: { success: !isRefusal, explanation, ...nothing, ...details, outcome: outcomeOf(said) },
  };
}

/** A refusal that needs no suggestion. */
export function refuse(reason: string, details: Details = {}): Extract<Planned, { readonly kind: 'answer' }> {
  return talk({ kind: 'refusal', reason, suggestions: [] }, details);
}

/** A refusal because the plan of the person holds no more. */
export function refuseForPlan(reason: string): Extract<Planned, { readonly kind: 'answer' }> {
  return talk({ kind: 'refusal', reason, suggestions: [], isLimit: true });
}
