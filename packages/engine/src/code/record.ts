import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '../disk/files.ts';
import type { CodeApplied } from '../ports/codeHost.ts';

const commit = z.object({ id: z.string(), message: z.string(), author: z.string(), at: z.string() });
const fileChange = z.object({
  path: z.string(),
  change: z.enum(['added', 'changed', 'removed']),
  bytesBefore: z.number().nullable(),
  bytesAfter: z.number().nullable(),
});

const effect = z.object({
  head: z.object({ before: z.string(), after: z.string() }),
  branches: z.array(
    z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  files: z.array(fileChange),
  gained: z.array(commit),
  lost: z.array(commit),
});

/** The record of an executed operation, stored beside the repository; enough to undo it. */
export interface Recorded extends CodeApplied {
  /** Whether the founder's files followed the new commit or stayed unchanged. */
  readonly files: 'keep' | 'match';
}

export const recordedSchema: z.ZodType<Recorded> = z.object({
  operationId: z.string(),
  effect,
  files: z.enum(['keep', 'match']),
  appliedAt: z.string(),
});

const operationId = z.uuid();

/** Path of the record of an operation. Throws for an invalid id. */
export function recordPath(home: string, id: string): string {
  return join(home, 'applied', `${operationId.parse(id)}.json`);
}

export async function readRecord(home: string, id: string): Promise<Recorded | undefined> {
  return readJson(recordPath(home, id), recordedSchema);
}
