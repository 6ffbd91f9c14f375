import {
  initialOperationState,
  operationStates,
  unfinishedStates,
  type OperationEvent,
} from '@saywright/domain/operations';
import { effectKinds } from '@saywright/domain/outcome';
import { z } from 'zod';
import type { HostPlan, HostProof } from '../operations/hostPlan.ts';
import type { JointPlan, JointProof } from '../operations/jointTypes.ts';
import type { ReturnPlan, ReturnProof } from '../operations/returnPlan.ts';
import type { StoredDatabasePlan } from '../operations/storedDatabasePlan.ts';
import type { StoredProof } from './storedProof.ts';
import type { Backend } from '../ports/backend.ts';
import { riskSchema, serviceSchema } from '../protocol/index.ts';
import { dataOf, failureOf, isoTime, StoreError } from './answers.ts';
import { projectStore, type ProjectRow, type ProjectStore } from './projects.ts';
import { stateAfter } from './stateAfter.ts';

export const operationRow = z.object({
  id: z.string(),
  project_id: z.string(),
  owner: z.string(),
  instruction: z.string(),
  service: serviceSchema,
  type: z.string(),
  state: z.enum(operationStates),
  risk: riskSchema,
  undo_of: z.string().nullable(),
  // Written only by this engine, so its types hold.
  plan: z.custom<StoredDatabasePlan | HostPlan | JointPlan | ReturnPlan>(
    (value) => typeof value === 'object' && value !== null,
  ),
  /** Hash of the exact bytes that are proven and executed. */
  sql_hash: z.string(),
  proof: z
    .custom<StoredProof | HostProof | JointProof | ReturnProof>(
      (value) => typeof value === 'object' && value !== null,
    )
    .nullable(),
  result: z
    .object({
      text: z.string().optional(),
      error: z.string().optional(),
      /** For an undone operation: later changes were kept. */
      partlyUndone: z.boolean().optional(),
      /** What was observed; missing for what was executed before effects were recorded. */
      effect: z.object({ kind: z.enum(effectKinds), address: z.string().optional() }).optional(),
    })
    .nullable(),
  created_at: isoTime,
  executed_at: isoTime.nullable(),
});

/** An operation as stored; `plan` and `proof` never come from a browser. */
export type OperationRow = z.infer<typeof operationRow>;
export type NewOperation = Omit<OperationRow, 'created_at' | 'executed_at' | 'result' | 'state'>;
/** What a move may change besides the state, which follows from the event. */
export type OperationChange = Partial<Pick<OperationRow, 'proof' | 'risk' | 'result' | 'executed_at'>>;

export { StoreError } from './answers.ts';
export type { ProjectRow } from './projects.ts';
import { restOf } from './rest.ts';

/** The studio's tables, through the data API of any backend with the server's key. */
export interface Store extends Pick<ProjectStore, 'projectOf' | 'project' | 'nameProject'> {
  /** Stores a proven plan in the initial state. */
  addOperation(operation: NewOperation): Promise<OperationRow>;
  operation(owner: string, id: string): Promise<OperationRow | undefined>;
  /** The newest operations of a person's project, oldest first. */
  operations(project: Pick<ProjectRow, 'id' | 'owner'>, limit: number): Promise<readonly OperationRow[]>;
  /** Number of operations a person planned since a time, without undos. */
  plannedSince(owner: string, since: Date): Promise<number>;
  /** Whether anything was ever executed on the database of a project. */
  hasHistory(projectId: string): Promise<boolean>;
  /** Operations in progress, including those that a crash interrupted. */
  unfinished(): Promise<readonly OperationRow[]>;
  /**
   * Applies an event to an operation, only if it is still in the state of `from`; undefined when it is not. Rejects with
   * an `IllegalMoveError` where the lifecycle does not allow the move.
   */
  move(
    from: Pick<OperationRow, 'id' | 'state'>,
    event: OperationEvent,
    change?: OperationChange,
  ): Promise<OperationRow | undefined>;
  /** Appends to the hash-chained journal; the same event of an operation is recorded once. */
  journal(operationId: string, event: 'executed' | 'undone' | 'failed', detail: unknown): Promise<void>;
}

/** A store on any backend that speaks the Supabase data API. */
export function backendStore(backend: Backend): Store & ProjectStore {
  const rest = restOf(backend);
  const operations = z.array(operationRow);
  return {
    ...projectStore(rest),
    async addOperation(operation) {
      const stored = { ...operation, state: initialOperationState };
      const rows = operations.parse(dataOf(await rest.from('operations').insert(stored).select('*')));
      const [row] = rows;
      if (!row) throw new StoreError('The operation was not stored.');
      return row;
    },
    operation: async (owner, id) =>
      operations.parse(dataOf(await rest.from('operations').select('*').eq('id', id).eq('owner', owner)))[0],
    operations: async ({ id, owner }, limit) =>
      operations
        .parse(
          dataOf(
            await rest
              .from('operations')
              .select('*')
              .eq('owner', owner)
              .eq('project_id', id)
              .order('created_at', { ascending: false })
              .limit(limit),
          ),
        )
        .toReversed(),
    async plannedSince(owner, since) {
      const { count, error } = await rest
        .from('operations')
        .select('id', { count: 'exact', head: true })
        .eq('owner', owner)
        .is('undo_of', null)
        .gte('created_at', since.toISOString());
      if (error) throw failureOf(error);
      if (count === null) throw new StoreError('The plans cannot be counted.');
      return count;
    },
    async hasHistory(projectId) {
      const found = rest
        .from('operations')
        .select('id')
        .eq('project_id', projectId)
        .eq('service', 'database')
        .not('executed_at', 'is', null)
        .limit(1);
      return z.array(z.unknown()).parse(dataOf(await found)).length > 0;
    },
    unfinished: async () =>
      operations.parse(
        dataOf(
          await rest
            .from('operations')
            .select('*')
            .in('state', [...unfinishedStates]),
        ),
      ),
    async move({ id, state }, event, change) {
      const moved = rest
        .from('operations')
        .update({ ...change, state: stateAfter(state, event) })
        .eq('id', id)
        .eq('state', state)
        .select('*');
      return operations.parse(dataOf(await moved))[0];
    },
    async journal(operationId, event, detail) {
      dataOf(
        await rest.rpc('append_journal', { p_operation: operationId, p_event: event, p_detail: detail }),
      );
    },
  };
}
