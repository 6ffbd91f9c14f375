import * as z from 'zod/mini';
import { readVisit, writeVisit } from '../../services/storage.ts';

const key = 'saywright-project-run';

const shape = z.object({
  /** Id of the user it belongs to. */
  owner: z.string(),
  name: z.string(),
  at: z.number(),
  steps: z.array(
    z.object({
      service: z.enum(['database', 'code-hosting', 'deployment']),
      instruction: z.string(),
      operationId: z.optional(z.string()),
    }),
  ),
});

/** An unfinished project, stored for this visit so that it survives a reload. */
export type StoredRun = z.infer<typeof shape>;

/** The user's unfinished project; undefined if there is none or it belongs to somebody else. */
export function readStoredRun(owner: string): StoredRun | undefined {
  const text = readVisit(key);
  if (text === null) return undefined;
  try {
    const read = z.safeParse(shape, JSON.parse(text));
    return read.success && read.data.owner === owner ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export function storeRun(run: StoredRun): void {
  writeVisit(key, JSON.stringify(run));
}

export function clearStoredRun(): void {
  writeVisit(key, null);
}

/** Whether any user's unfinished project is stored. */
export function isRunStored(): boolean {
  return readVisit(key) !== null;
}
