import type { RowChanges } from '@saywright/domain/write';
import type { OperationView, PlanAnswer, UsageView } from '../protocol/index.ts';
import type { OperationRow } from '../store/store.ts';
import { pipelineContext, type PipelineDependencies } from './context.ts';
import { CommandError } from './errors.ts';
import { executing } from './executing.ts';
import { modelReader } from './modelReader.ts';
import { ownProject } from './ownProject.ts';
import type { ServicePlan } from './planAnswers.ts';
import { planning, type PlanRequest } from './planning.ts';
import { recordPlan } from './recordPlan.ts';
import { recovering } from './recovery.ts';
import { planUndo, type UndoScope } from './undoing.ts';
import { operationView } from './view.ts';

/** The operation pipeline. Every call is made for one signed-in person. */
export interface OperationPipeline {
  /** Plans an instruction for a service, by default the database. Once aborted, no plan is left behind. */
  plan(
    owner: string,
    instruction: string,
    service?: OperationRow['service'],
    signal?: AbortSignal,
    options?: {
      /** `model` asks the connected language model at once. */
      readonly reader?: 'model' | undefined;
      /** One of the person's projects, by default the current one. */
      readonly projectId?: string | undefined;
    },
  ): Promise<PlanAnswer>;
  /** Plans any instruction for the service that can, read by the readers in order. */
  planAny(request: PlanRequest, signal?: AbortSignal): Promise<ServicePlan>;
  /** Plans edits of single rows of a table. */
  planRows(owner: string, changes: RowChanges, projectId?: string): Promise<PlanAnswer>;
  /** Plans going back to a restore point of a project. */
  planReturn(owner: string, pointId: string, projectId?: string): Promise<PlanAnswer>;
  execute(owner: string, id: string, confirmed: boolean): Promise<OperationView>;
  /** Stops an execution that has not changed anything yet; otherwise it is finished. */
  stop(owner: string, id: string): Promise<null>;
  decline(owner: string, id: string): Promise<OperationView>;
  /** Plans the undo of an operation, by default of all of it. */
  undo(owner: string, id: string, scope?: UndoScope): Promise<OperationView>;
  /** The newest operations of a project, by default the current one. Read-only. */
  list(owner: string, projectId?: string): Promise<readonly OperationView[]>;
  /** What a person uses of their subscription, with what the project stores. */
  usage(owner: string, projectId?: string): Promise<UsageView>;
  /** Reconciles operations that a crash interrupted; call once before commands are accepted. */
  recover(): Promise<void>;
  /**
   * Reconciles one person's operations that were interrupted since; call before each of their commands. Does nothing
   * when none was.
   */
  recoverOf(owner: string): Promise<void>;
}

/** The operation pipeline on any store, any kind of project database, and the given drivers. */
export function operationPipeline(parts: PipelineDependencies): OperationPipeline {
  const { store } = parts;
  const context = pipelineContext(parts);
  const models = parts.models ? [modelReader(parts.models)] : [];
  const plan = planning(context, [...(parts.readers ?? []), ...models]);
  const execution = executing(context);
  const recovery = recovering(context, (id) => execution.isInProgress(id));
  return {
    plan: (owner, instruction, service = 'database', signal, options) =>
      plan({ owner, instruction, service, isFixed: true, ...options }, signal),
    planAny: plan,
    async planRows(owner, changes, projectId) {
      const project = await ownProject(store, owner, projectId);
      const planned = await context.driver('database')?.planRows?.(project, changes);
      if (!planned) throw new CommandError('failed', 'No database is connected here.');
      return recordPlan(context, project, planned);
    },
    async planReturn(owner, pointId, projectId) {
      const project = await ownProject(store, owner, projectId);
      const planned = await context.returns?.plan(project, pointId);
      if (!planned) throw new CommandError('failed', 'There are no restore points here.');
      return recordPlan(context, project, planned);
    },
    async execute(owner, id, confirmed) {
      try {
        return await execution.execute(owner, id, confirmed);
      } catch (error) {
        recovery.suspect(owner);
        // If that fails, this person's next command tries again.
        await recovery.recoverOf(owner).catch(() => undefined);
        throw error;
      }
    },
    stop: (owner, id) => execution.stop(owner, id),
    decline: (owner, id) => execution.decline(owner, id),
    undo: (owner, id, scope = 'all') => planUndo(context, owner, id, scope),
    async list(owner, projectId) {
      const project = await ownProject(store, owner, projectId);
      return (await store.operations(project, 100)).map((row) => operationView(row, project.name));
    },
    usage: async (owner, projectId) => context.allowance.usage(await ownProject(store, owner, projectId)),
    recover: () => recovery.recover(),
    recoverOf: (owner) => recovery.recoverOf(owner),
  };
}
