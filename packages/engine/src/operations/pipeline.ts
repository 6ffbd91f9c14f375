import type { RowChanges } from '@saywright/domain/write';
import type { OperationView, PlanAnswer, UsageView } from '../protocol/index.ts';
import type { OperationRow } from '../store/store.ts';
import { pipelineContext, type PipelineDependencies } from './context.ts';
import { CommandError } from './errors.ts';
import { executing } from './executing.ts';
import { modelReader } from './modelReader.ts';
import { planning, type PlanRequest, type ServicePlan } from './planning.ts';
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
    /** `model` asks the connected language model at once. */
    reader?: 'model',
  ): Promise<PlanAnswer>;
  /** Plans any instruction for the service that can, read by the readers in order. */
  planAny(request: PlanRequest, signal?: AbortSignal): Promise<ServicePlan>;
  /** Plans edits of single rows of a table. */
  planRows(owner: string, changes: RowChanges): Promise<PlanAnswer>;
  execute(owner: string, id: string, confirmed: boolean): Promise<OperationView>;
  /** Stops an execution that has not changed anything yet; otherwise it is finished. */
  stop(owner: string, id: string): Promise<null>;
  decline(owner: string, id: string): Promise<OperationView>;
  /** Plans the undo of an operation, by default of all of it. */
  undo(owner: string, id: string, scope?: UndoScope): Promise<OperationView>;
  /** The newest operations. Read-only. */
  list(owner: string): Promise<readonly OperationView[]>;
  /** What a person uses of their subscription. */
  usage(owner: string): Promise<UsageView>;
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
    plan: (owner, instruction, service = 'database', signal, reader) =>
      plan({ owner, instruction, service, isFixed: true, reader }, signal),
    planAny: plan,
    async planRows(owner, changes) {
      const project = await store.projectOf(owner);
      const planned = await context.driver('database')?.planRows?.(project, changes);
      if (!planned) throw new CommandError('failed', 'No database is connected here.');
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
    async list(owner) {
      const project = await store.projectOf(owner);
      return (await store.operations(owner, 100)).map((row) => operationView(row, project.name));
    },
    usage: async (owner) => context.allowance.usage(await store.projectOf(owner)),
    recover: () => recovery.recover(),
    recoverOf: (owner) => recovery.recoverOf(owner),
  };
}
