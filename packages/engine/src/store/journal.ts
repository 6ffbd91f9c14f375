import { z } from 'zod';
import type { Backend } from '../ports/backend.ts';
import { dataOf } from './answers.ts';
import { operationRow, type OperationRow } from './store.ts';
import { restOf } from './rest.ts';

const entrySchema = z.object({
  seq: z.number(),
  event: z.enum(['executed', 'undone', 'failed']),
  /** The hash of the bytes that were executed; other events have none. */
  detail: z.object({ hash: z.string().optional() }),
  operation: operationRow,
});

/** An entry of the journal with its operation. */
export type JournalEntry = z.infer<typeof entrySchema>;

/** The journals of all projects, for the server only. */
export interface Journals {
  /** The entries of a project, in order. */
  entries(projectId: string): Promise<readonly JournalEntry[]>;
  /** Number of the first entry that does not follow from the one before it. */
  brokenEntry(projectId: string): Promise<number | undefined>;
  /** Name and owner of a project, deleted or not; undefined where there is none. */
  project(projectId: string): Promise<Pick<OperationRow, 'owner'> | undefined>;
}

/** Entries of one request: each carries a whole plan. */
const page = 200;

/** The journals on any backend that speaks the Supabase data API. */
export function backendJournals(backend: Backend): Journals {
  const rest = restOf(backend);
  return {
    async entries(projectId) {
      const all: JournalEntry[] = [];
      for (;;) {
        const rows = await rest
          .from('journal')
          .select('seq, event, detail, operation:operations(*)')
          .eq('project_id', projectId)
          .gt('seq', all.at(-1)?.seq ?? 0)
          .order('seq')
          .limit(page);
        const found = z.array(entrySchema).parse(dataOf(rows));
        all.push(...found);
        if (found.length < page) return all;
      }
    },
    brokenEntry: async (projectId) =>
      z
        .number()
        .nullable()
        .parse(dataOf(await rest.rpc('broken_journal_entry', { p_project: projectId }))) ?? undefined,
    project: async (projectId) =>
      z
        .array(z.object({ owner: z.string() }))
        .parse(dataOf(await rest.from('projects').select('owner').eq('id', projectId)))[0],
  };
}
