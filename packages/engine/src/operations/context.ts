import { effectiveRisk } from '@saywright/domain/risk';
import type { ReadSitePages } from '../pages/sitePages.ts';
import type { PlanId } from '@saywright/domain/pricing';
import type { OpenProjectDatabase } from '../ports/projectDatabase.ts';
import type { Clock, Hash, Ids } from '../ports/system.ts';
import type { NewOperation, OperationRow, ProjectRow, Store } from '../store/store.ts';
import { databaseDriver } from './databaseDriver.ts';
import { allowance, type Allowance } from './allowance.ts';
import { CommandError } from './errors.ts';
import { ownProject } from './ownProject.ts';
import { moving, type Happened, type MoveOperation } from './moves.ts';
import type { InstructionReader } from './readers.ts';
import type { ConnectedModels } from './modelReader.ts';
import { jointDriver } from './jointDriver.ts';
import type { RestoreSentences } from '../points/sentences.ts';
import type { DraftApps } from './draftedApps.ts';
import type { ReadSiteMessage } from './siteMessages.ts';
import type { PagesAfterChange } from '../pages/pagesAfterChange.ts';
import type { PeopleSentences } from './personReader.ts';
import type { ReturnDriver } from './returnDriver.ts';
import { listedService } from './jointPlan.ts';
import { bytesOf } from './planBytes.ts';
import { jointPlanning, type ChangePart } from './jointPlanning.ts';
import type {
  OperationDriver,
  Planned,
  RecordablePlan,
  ReadRequest,
  ServiceDriver,
} from './serviceDriver.ts';
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
  /** Readers of instructions that the documented rules do not understand, asked in order. */
  readonly readers?: readonly InstructionReader[];
  /** The language models of people who connected one. */
  readonly models?: ConnectedModels | undefined;
  /** Goes back to restore points, and makes them; without it there are none. */
  readonly returns?: ReturnDriver | undefined;
  readonly beforeRisk?: BeforeRisk | undefined;
  readonly restoreSentences?: RestoreSentences | undefined;
  readonly peopleSentences?: PeopleSentences | undefined;
  /** What the pages of a project ask of its database; without it a project has no pages. */
  readonly sitePages?: ReadSitePages | undefined;
  readonly pagesAfterChange?: PagesAfterChange | undefined;
  readonly readSiteMessage?: ReadSiteMessage | undefined;
  readonly draftApps?: DraftApps | undefined;
  /** Drivers of the services other than the database. */
  readonly drivers?: Readonly<Partial<Record<Exclude<Service, 'database'>, ServiceDriver>>>;
}

/** Makes a restore point before a high-risk operation; returns why there is none, as a sentence. */
export type BeforeRisk = (project: ProjectRow, title: string) => Promise<string | undefined>;

/** What the stages of the pipeline share. */
export interface PipelineContext {
  readonly store: Store;
  /** Limits of people's subscriptions. */
  readonly allowance: Allowance;
  /** The driver of a service; undefined where it is not connected. */
  driver(service: Service): ServiceDriver | undefined;
  /** The driver of an operation; throws where its service is not connected. */
  driverOf(row: OperationRow): OperationDriver;
  readonly returns: ReturnDriver | undefined;
  readonly beforeRisk: BeforeRisk | undefined;
  readonly restoreSentences: RestoreSentences | undefined;
  readonly peopleSentences: PeopleSentences | undefined;
  /** Applies an event to an operation. */
  readonly move: MoveOperation;
  /** The committed outcome of an operation as an event to record; undefined when it was never executed. */
  executed(row: OperationRow, project: ProjectRow): Promise<Happened | undefined>;
  /** What became of an execution that ended early, as an event to record; what it had done in part is undone. */
  interrupted(row: OperationRow, project: ProjectRow): Promise<Happened>;
  /** Plans several parts of a reading as one operation; undefined where a service cannot plan its part. */
  planJoint(
    project: ProjectRow,
    parts: readonly ChangePart[],
    request: ReadRequest,
    signal?: AbortSignal,
    first?: Extract<Planned, { readonly kind: 'proven' }>,
  ): Promise<Planned<RecordablePlan> | undefined>;
  readonly pagesAfterChange: PagesAfterChange | undefined;
  readonly readSiteMessage: ReadSiteMessage | undefined;
  readonly draftApps: DraftApps | undefined;
  /** A person's operation; throws when they have none with that id. */
  find(owner: string, id: string): Promise<OperationRow>;
  /** The project of an operation; throws where it was deleted. */
  projectOf(row: OperationRow): Promise<ProjectRow>;
  /** Records a proven plan, which then waits for approval. */
  record(project: ProjectRow, proven: RecordablePlan, undoOf: string | null): Promise<OperationRow>;
}

/** Builds the shared helpers from the given ports. */
export function pipelineContext(parts: PipelineDependencies): PipelineContext {
  const { store, hash } = parts;
  const drivers = { ...parts.drivers, database: databaseDriver(parts) };
  function serviceDriverOf({ service }: Pick<OperationRow, 'service'>): ServiceDriver {
    const driver = drivers[service];
    if (!driver) throw new CommandError('failed', 'The service of this operation is not connected here.');
    return driver;
  }
  const joint = jointDriver({ ...parts, driverOf: serviceDriverOf });
  function driverOf(row: OperationRow): OperationDriver {
    if (row.plan.service === 'joint') return joint;
    if (row.plan.service !== 'restore') return serviceDriverOf(row);
    if (!parts.returns) throw new CommandError('failed', 'There are no restore points here.');
    return parts.returns;
  }
  async function executed(row: OperationRow, project: ProjectRow): Promise<Happened | undefined> {
    const outcome = await driverOf(row).readOutcome(project, row);
    if (!outcome) return undefined;
    const { appliedAt, text, effect, effects } = outcome;
    return {
      event: 'succeed',
      change: { executed_at: appliedAt, result: { text, effect } },
      detail: { title: row.plan.doneTitle, hash: row.sql_hash, effects },
    };
  }
  return {
    store,
    allowance: allowance(parts),
    driver: (service) => drivers[service],
    driverOf,
    returns: parts.returns,
    beforeRisk: parts.beforeRisk,
    restoreSentences: parts.restoreSentences,
    peopleSentences: parts.peopleSentences,
    pagesAfterChange: parts.pagesAfterChange,
    readSiteMessage: parts.readSiteMessage,
    draftApps: parts.draftApps,
    move: moving(store),
    executed,
    async interrupted(row, project) {
      const done = await executed(row, project);
      const restored = done ? undefined : await driverOf(row).restore?.(project, row);
      if (restored === undefined) return done ?? { event: 'interrupt' };
      const message = `This was interrupted in the middle. ${restored}`;
      return { event: 'fail', change: { result: { error: message } }, detail: { message } };
    },
    planJoint: jointPlanning({ ...parts, driver: (service) => drivers[service] }),
    async find(owner, id) {
      const row = await store.operation(owner, id);
      if (!row) throw new CommandError('unknown', 'There is no such operation in your project.');
      return row;
    },
    projectOf: (row) => ownProject(store, row.owner, row.project_id),
    async record(project, { id, plan, proof, risk, instruction }, undoOf) {
      const words = { instruction, plan, proof, undo_of: undoOf };
      const operation: NewOperation = {
        id,
        project_id: project.id,
        owner: project.owner,
        instruction,
        service: listedService(plan),
        type: plan.type,
        risk: effectiveRisk(wordsRisk(words), risk),
        undo_of: undoOf,
        plan,
        sql_hash: await hash(bytesOf(plan)),
        proof: { ...proof, risk },
      };
      return store.addOperation(operation);
    },
  };
}
