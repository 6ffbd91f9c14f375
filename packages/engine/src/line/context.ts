import type { DatabasePlan } from '@saywright/domain/planner';
import type { RiskLevel } from '@saywright/domain/operations';
import type { Result } from '@saywright/domain/result';
import { effectiveRisk } from '@saywright/domain/risk';
import type { ProofProblem, ProofRequest } from '../database/prove.ts';
import type { OpenProjectDatabase, ProjectDatabase } from '../ports/projectDatabase.ts';
import type { Clock, Hash, Ids } from '../ports/system.ts';
import type { NewOperation, OperationRow, ProjectRow, Store, StoredProof } from '../store/store.ts';
import { CommandError } from './errors.ts';
import { wordsRisk } from './view.ts';

export interface LineParts {
  readonly store: Store;
  readonly openProject: OpenProjectDatabase;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hash: Hash;
}

/** A proven plan that is about to be written down. */
export interface ProvenPlan {
  readonly project: ProjectRow;
  readonly instruction: string;
  readonly plan: DatabasePlan;
  readonly proof: StoredProof;
  readonly id: string;
  readonly undoOf: string | null;
  readonly planRisk: RiskLevel;
}

/** What the stations of the line share. */
export interface LineContext extends LineParts {
  /** Tries a plan on the project's database and notes when and how long. */
  prove(database: ProjectDatabase, request: ProofRequest): Promise<Result<StoredProof, ProofProblem>>;
  /** A person's own operation; throws when there is none of that id. */
  find(owner: string, id: string): Promise<OperationRow>;
  /** Writes a proven plan down, waiting for approval. */
  record(proven: ProvenPlan): Promise<OperationRow>;
}

/** The shared helpers on given ports. */
export function lineContext(parts: LineParts): LineContext {
  const { store, clock, hash } = parts;
  return {
    ...parts,
    async prove(database, request) {
      const started = clock.elapsed();
      const proof = await database.prove(request);
      if (!proof.ok) return proof;
      const tookMs = Math.round(clock.elapsed() - started);
      return { ok: true, value: { ...proof.value, provenAt: clock.now().toISOString(), tookMs } };
    },
    async find(owner, id) {
      const row = await store.operation(owner, id);
      if (!row) throw new CommandError('unknown', 'There is no such operation in your project.');
      return row;
    },
    async record({ project, instruction, plan, proof, id, undoOf, planRisk }) {
      const operation: NewOperation = {
        id,
        project_id: project.id,
        owner: project.owner,
        instruction,
        service: 'database',
        type: plan.type,
        state: 'proven',
        risk: effectiveRisk(wordsRisk({ instruction, undo_of: undoOf }), planRisk),
        undo_of: undoOf,
        plan,
        sql_hash: await hash(plan.sql),
        proof: { ...proof, risk: planRisk },
      };
      return store.addOperation(operation);
    },
  };
}
