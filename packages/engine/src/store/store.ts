import { effectKinds } from '@saywright/domain/outcome';
import type { DatabasePlan } from '@saywright/domain/planner';
import { PostgrestClient } from '@supabase/postgrest-js';
import { z } from 'zod';
import type { Proof } from '../database/prove.ts';
import type { HostPlan, HostProof } from '../line/hostPlan.ts';
import type { Backend } from '../ports/backend.ts';

const stateSchema = z.enum(['proven', 'executing', 'executed', 'undone', 'failed', 'declined', 'stale']);
export type StoredState = z.infer<typeof stateSchema>;

/** A proof with when and how it was made. */
export interface StoredProof extends Proof {
  readonly provenAt: string;
  readonly tookMs: number;
  /** Of an undo that would remove later changes: whether what nobody touched can be undone alone. */
  readonly untouched?: boolean;
  /** Of an undo: later changes stay, so not everything is put back. */
  readonly isPartial?: boolean;
  /** Present when this proof replaced an approved one that showed the same effect: why, for the receipt. */
  readonly recheck?: string;
}

/** A moment as any backend writes it, in ISO 8601 from here on. */
const isoTime = z.coerce.date().transform((moment) => moment.toISOString());

const operationRow = z.object({
  id: z.string(),
  project_id: z.string(),
  owner: z.string(),
  instruction: z.string(),
  service: z.enum(['database', 'code-hosting', 'deployment']),
  type: z.string(),
  state: stateSchema,
  risk: z.enum(['low', 'medium', 'high']),
  undo_of: z.string().nullable(),
  // Written by this engine alone, so the shape inside is the engine's own types.
  plan: z.custom<DatabasePlan | HostPlan>((value) => typeof value === 'object' && value !== null),
  /** The hash of the very bytes that are proven and executed. */
  sql_hash: z.string(),
  proof: z.custom<StoredProof | HostProof>((value) => typeof value === 'object' && value !== null).nullable(),
  result: z
    .object({
      text: z.string().optional(),
      error: z.string().optional(),
      /** Of an undone operation: later changes were kept. */
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
export type NewOperation = Omit<OperationRow, 'created_at' | 'executed_at' | 'result'>;

const projectRow = z.object({ id: z.string(), owner: z.string(), name: z.string() });
export type ProjectRow = z.infer<typeof projectRow>;

/** The studio's own tables, reached through the data API as the server; works on any backend alike. */
export interface Store {
  /** The person's project, made on first use. */
  projectOf(owner: string): Promise<ProjectRow>;
  nameProject(id: string, name: string): Promise<void>;
  addOperation(operation: NewOperation): Promise<OperationRow>;
  operation(owner: string, id: string): Promise<OperationRow | undefined>;
  /** The newest operations of a person, oldest first. */
  operations(owner: string, limit: number): Promise<readonly OperationRow[]>;
  /** How many operations of a person were planned since a time, the undoing of others left out. */
  plannedSince(owner: string, since: Date): Promise<number>;
  /** Whether anything was ever executed on the database of a project. */
  hasHistory(projectId: string): Promise<boolean>;
  unfinished(): Promise<readonly OperationRow[]>;
  /** Changes an operation only if it is still in state `from`; undefined when somebody else was faster. */
  move(id: string, from: StoredState, change: Partial<OperationRow>): Promise<OperationRow | undefined>;
  /** Adds to the hash-chained journal; the same event of an operation is entered once. */
  journal(operationId: string, event: 'executed' | 'undone' | 'failed', detail: unknown): Promise<void>;
}

/** Thrown when the backend cannot keep or find what the engine needs. */
export class StoreError extends Error {
  override name = 'StoreError';
}

interface Answer {
  readonly data: unknown;
  readonly error: { readonly message: string } | null;
}

function dataOf({ data, error }: Answer): unknown {
  if (error) throw new StoreError(error.message);
  return data;
}

/** A store on any backend that speaks the Supabase data API. */
export function backendStore(backend: Backend): Store {
  const rest = new PostgrestClient(`${backend.url}/rest/v1`, {
    headers: { apikey: backend.secretKey },
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  });
  const operations = z.array(operationRow);
  return {
    async projectOf(owner) {
      const find = async (): Promise<ProjectRow | undefined> =>
        z
          .array(projectRow)
          .parse(
            dataOf(await rest.from('projects').select('id, owner, name').eq('owner', owner).limit(1)),
          )[0];
      const known = await find();
      if (known) return known;
      // Two first requests at once: one makes the project, the other finds it.
      const { error } = await rest
        .from('projects')
        .upsert({ owner, name: 'my-project' }, { onConflict: 'owner', ignoreDuplicates: true });
      const made = await find();
      if (!made) throw new StoreError(error?.message ?? 'The project could not be made.');
      return made;
    },
    async nameProject(id, name) {
      dataOf(await rest.from('projects').update({ name }).eq('id', id));
    },
    async addOperation(operation) {
      const rows = operations.parse(dataOf(await rest.from('operations').insert(operation).select('*')));
      const [row] = rows;
      if (!row) throw new StoreError('The operation was not stored.');
      return row;
    },
    operation: async (owner, id) =>
      operations.parse(dataOf(await rest.from('operations').select('*').eq('id', id).eq('owner', owner)))[0],
    operations: async (owner, limit) =>
      operations
        .parse(
          dataOf(
            await rest
              .from('operations')
              .select('*')
              .eq('owner', owner)
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
      if (error || count === null) throw new StoreError(error?.message ?? 'The plans cannot be counted.');
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
      operations.parse(dataOf(await rest.from('operations').select('*').eq('state', 'executing'))),
    move: async (id, from, change) =>
      operations.parse(
        dataOf(await rest.from('operations').update(change).eq('id', id).eq('state', from).select('*')),
      )[0],
    async journal(operationId, event, detail) {
      dataOf(
        await rest.rpc('append_journal', { p_operation: operationId, p_event: event, p_detail: detail }),
      );
    },
  };
}
