import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result } from '@saywright/domain/result';
import type { CodeEffect, CodeProblem, CodeProof, CodeRequest } from '../ports/codeHost.ts';
import { carryOut } from './actions.ts';
import { copyRepository } from './copy.ts';
import { fileDiffs } from './diffs.ts';
import { commitsBetween } from './history.ts';
import { readRecord, type Recorded } from './record.ts';
import {
  changeSignature,
  readRefs,
  repositoryAt,
  type Refs,
  type Repository,
  type Watch,
} from './repository.ts';
import { compareTrees } from './trees.ts';
import type { Done } from './trial.ts';

/** An action carried out on a throw-away copy, with what it changed there. */
export interface Tried {
  readonly repository: Repository;
  readonly before: Refs;
  readonly after: Refs;
  readonly done: Done;
  readonly effect: CodeEffect;
  readonly signature: string;
}

function movedBranches(before: Refs, after: Refs): CodeEffect['branches'] {
  const names = [...new Set([...Object.keys(before.branches), ...Object.keys(after.branches)])].toSorted();
  return names
    .map((name) => ({
      name,
      before: before.branches[name] ?? null,
      after: after.branches[name] ?? null,
    }))
    .filter((move) => move.before !== move.after);
}

/** The two commits to compare: where a branch was and is, otherwise where HEAD was and is. */
function savesBetween(
  before: Refs,
  after: Refs,
): { readonly from: string; readonly to: string; readonly isMove: boolean } {
  const moved = movedBranches(before, after).find((move) => move.before !== null && move.after !== null);
  if (moved?.before && moved.after) return { from: moved.before, to: moved.after, isMove: true };
  return {
    from: before.branches[before.head] ?? '',
    to: after.branches[after.head] ?? '',
    isMove: false,
  };
}

async function measure(repository: Repository, before: Refs, after: Refs): Promise<CodeEffect> {
  const branches = movedBranches(before, after);
  const { from, to, isMove } = savesBetween(before, after);
  const files = await compareTrees(repository, from, to);
  const gained = isMove ? await commitsBetween(repository, [to], [from]) : [];
  const left = branches.flatMap((move) => (move.before === null ? [] : [move.before]));
  const lost = await commitsBetween(repository, left, Object.values(after.branches));
  return { head: { before: before.head, after: after.head }, branches, files, gained, lost };
}

/**
 * Carries out an action on a throw-away copy beside the repository and passes the result to `work`; the copy is removed
 * afterwards. The founder's files are only read.
 */
export async function tryOut<Value>(
  home: string,
  dir: string,
  request: CodeRequest,
  watch: Watch,
  work: (tried: Tried) => Promise<Value>,
): Promise<Result<Value, CodeProblem>> {
  const copy = join(home, `trial-${randomUUID()}`);
  try {
    await copyRepository(join(dir, '.git'), copy);
    const repository = repositoryAt(dir, copy, watch);
    const before = await readRefs(repository);
    const recorded = (id: string): Promise<Recorded | undefined> => readRecord(home, id);
    const done = await carryOut({ repository, before, recorded }, request);
    if (!done.ok) return done;
    const after = await readRefs(repository);
    const effect = await measure(repository, before, after);
    const signature = changeSignature(before, after);
    watch.signal?.throwIfAborted();
    return ok(await work({ repository, before, after, done: done.value, effect, signature }));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Whether undo leads to exactly the same branches, found by trying it on the copy. */
async function undoWorks(
  { repository, before, effect, done }: Tried,
  request: CodeRequest,
): Promise<boolean> {
  const operationId = randomUUID();
  const recorded: Recorded = { operationId, effect, files: done.files, appliedAt: request.at };
  // The founder's files have not followed the trial, so undo leaves them alone too.
  const trial = {
    repository: { ...repository, cache: {} },
    before: await readRefs(repository),
    recorded: async () => ({ ...recorded, files: 'keep' as const }),
    keepsNotes: true,
  };
  const back = await carryOut(trial, { ...request, action: { kind: 'undo', operationId } });
  return back.ok && changeSignature(before, before) === changeSignature(before, await readRefs(repository));
}

/** Tries an action and its undo on a copy. */
export async function proveAction(
  home: string,
  dir: string,
  request: CodeRequest,
  watch: Watch,
): Promise<Result<CodeProof, CodeProblem>> {
  return tryOut(home, dir, request, watch, async (tried) => ({
    effect: tried.effect,
    diffs: await fileDiffs(tried.repository, savesBetween(tried.before, tried.after), tried.effect.files),
    signature: tried.signature,
    commands: tried.done.commands,
    undo: (await undoWorks(tried, request)) ? ('exact' as const) : ('none' as const),
  }));
}
