import { join } from 'node:path';
import { z } from 'zod';
import { readJson } from '../disk/files.ts';
import type { CodeApplied } from '../ports/codeHost.ts';
import type { Refs, Repository } from './repository.ts';
import type { FileMove } from './fileMove.ts';
import { diffTrees } from './trees.ts';

const commit = z.object({ id: z.string(), message: z.string(), author: z.string(), at: z.string() });
const fileChange = z.object({
  path: z.string(),
  change: z.enum(['added', 'changed', 'removed']),
  bytesBefore: z.number().nullable(),
  bytesAfter: z.number().nullable(),
});

const effectSchema = z.object({
  head: z.object({ before: z.string(), after: z.string() }),
  branches: z.array(
    z.object({ name: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  files: z.array(fileChange),
  gained: z.array(commit),
  lost: z.array(commit),
  refs: z
    .array(z.object({ ref: z.string(), before: z.string().nullable(), after: z.string().nullable() }))
    .optional(),
  replaced: z.array(z.string()).optional(),
});
const blob = z.object({ oid: z.string(), mode: z.number() }).nullable();

/** The record of an executed operation, stored beside the repository; enough to undo it. */
export interface Recorded extends CodeApplied {
  /** Whether the founder's files followed the current branch exactly. */
  readonly files: 'keep' | 'match';
  /** How the founder's files changed; missing in older records, where `files` says it. */
  readonly moves?: readonly FileMove[] | undefined;
}

export const recordedSchema: z.ZodType<Recorded> = z.object({
  operationId: z.string(),
  effect: effectSchema,
  files: z.enum(['keep', 'match']),
  moves: z.array(z.object({ path: z.string(), before: blob, after: blob })).optional(),
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

/** How an operation changed the founder's files. `now` are the branches, of which it moved some. */
export async function movesOf(
  repository: Repository,
  { effect, files, moves }: Recorded,
  now: Refs,
): Promise<readonly FileMove[]> {
  if (moves) return moves;
  if (files === 'keep') return [];
  const tip = (name: string, side: 'before' | 'after'): string | null | undefined =>
    effect.branches.find((move) => move.name === name)?.[side] ?? now.branches[name];
  const [from, to] = [tip(effect.head.before, 'before'), tip(effect.head.after, 'after')];
  return from && to ? diffTrees(repository, from, to) : [];
}
