import { effectiveRisk } from '@saywright/domain/risk';
import type { PlanId } from '@saywright/domain/pricing';
import type { OpenProjectDatabase } from '../ports/projectDatabase.ts';
import type { Clock, Hash, Ids } from '../ports/system.ts';
import type { NewOperation, OperationRow, ProjectRow, Store } from '../store/store.ts';
import { databaseDriver } from './databaseDriver.ts';
import { allowance, type Allowance } from './allowance.ts';
import { CommandError } from './errors.ts';
import { moving, type Happened, type MoveOperation } from './moves.ts';
import type { SecondReader } from './secondReading.ts';
import type { ProvenPlan, ServiceDriver } from './serviceDriver.ts';
import { wordsRisk } from './view.ts';

type Service = OperationRow['service'];

export interface PipelineDependencies {
  readonly store: Store;
  readonly openProject: OpenProjectDatabase;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly hash: Hash;
  /** The subscription a person has. Without it nothing is limited. */
  readonly planOf?: ((owner: string) => Promise<PlanId>) | undefined;
  /** The language models of people who connected one. */
  readonly models?: SecondReader | undefined;
  /** Drivers of the services other than the database. */
  readonly drivers?: Readonly<Partial<Record<Exclude<Service, 'database'>, ServiceDriver>>>;
}

/** What the stages of the pipeline share. */
export interface PipelineContext {
  readonly store: Store;
  /** Limits of people's subscriptions. */
  readonly allowance: Allowance;
  /** The language models of people who connected one; undefined where none can be. */
  readonly models: SecondReader | undefined;
  /** The driver of a service; undefined where it is not connected. */
  driver(service: Service): ServiceDriver | undefined;
  /** The driver of an operation's service; throws where it is not connected. */
  driverOf(row: OperationRow): ServiceDriver;
  /** Applies an event to an operation. */
  readonly move: MoveOperation;
  /** The committed outcome of an operation as an event to record; undefined when it was never executed. */
  executed(row: OperationRow, project: ProjectRow): Promise<Happened | undefined>;
  /** A person's operation; throws when they have none with that id. */
  find(owner: string, id: string): Promise<OperationRow>;
  /** Records a proven plan, which then waits for approval. */
  record(project: ProjectRow, proven: ProvenPlan, undoOf: string | null): Promise<OperationRow>;
}

/** The exact bytes that are shown, proven and executed. */
function bytesOf(plan: ProvenPlan['plan']): string {
  if (plan.service === 'database') return plan.sql;
  return JSON.stringify(plan.service === 'code-hosting' ? plan.request : plan.action);
}

/** Builds the shared helpers from the given ports. */
export function pipelineContext(parts: PipelineDependencies): PipelineContext {
  const { store, hash } = parts;
  const drivers = { ...parts.drivers, database: databaseDriver(parts) };
  function driverOf({ service }: OperationRow): ServiceDriver {
    const driver = drivers[service];
    if (!driver) throw new CommandError('failed', 'The service of this operation is not connected here.');
    return driver;
  }
  return {
    store,
    allowance: allowance(parts),
    models: parts.models,
    driver: (service) => drivers[service],
    driverOf,
    move: moving(store),
    async executed(row, project) {
      const outcome = await driverOf(row).readOutcome(project, row);
      if (!outcome) return undefined;
      const { appliedAt, text, effect, effects } = outcome;
      return {
        event: 'succeed',
        change: { executed_at: appliedAt, result: { text, effect } },
        detail: { title: row.plan.doneTitle, hash: row.sql_hash, effects },
      };
    },
    async find(owner, id) {
      const row = await store.operation(owner, id);
      if (!row) throw new CommandError('unknown', 'There is no such operation in your project.');
      return row;
    },
    async record(project, { id, plan, proof, risk, instruction, reading }, undoOf) {
      const operation: NewOperation = {
        id,
        project_id: project.id,
        owner: project.owner,
        instruction,
        service: plan.service,
        type: plan.type,
        risk: effectiveRisk(wordsRisk({ instruction, service: plan.service, undo_of: undoOf }), risk),
        undo_of: undoOf,
        plan: reading ? { ...plan, reading } : plan,
        sql_hash: await hash(bytesOf(plan)),
        proof: { ...proof, risk },
      };
      return store.addOperation(operation);
    },
  };
}
