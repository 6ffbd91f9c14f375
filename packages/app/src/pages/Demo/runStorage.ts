import * as z from 'zod/mini';
import { readVisit, writeVisit } from '../../services/storage.ts';

const key = 'saywright-project-run';

const shape = z.object({
  /** Whose it is. */
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

/** A project in the making, as this visit keeps it over a reload. */
export type KeptRun = z.infer<typeof shape>;

/** The project that was in the making when the page was left; undefined for nothing and for another person's. */
export function readRun(owner: string): KeptRun | undefined {
  const text = readVisit(key);
  if (text === null) return undefined;
  try {
    const read = z.safeParse(shape, JSON.parse(text));
    return read.success && read.data.owner === owner ? read.data : undefined;
  } catch {
    return undefined;
  }
}

export function keepRun(run: KeptRun): void {
  writeVisit(key, JSON.stringify(run));
}

export function forgetRun(): void {
  writeVisit(key, null);
}

/** Whether a project may be in the making, whoever's it is. */
export function hasRun(): boolean {
  return readVisit(key) !== null;
}
