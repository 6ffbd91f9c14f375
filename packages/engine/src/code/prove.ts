import { randomUUID } from 'node:crypto';
import { ok, type Result } from '@saywright/domain/result';
import type { CodeEffect, CodeProblem, CodeProof, CodeRequest } from '../ports/codeHost.ts';
import { carryOut } from './actions.ts';
import { withCopy } from './copy.ts';
import { fileDiffs } from './diffs.ts';
import { measure, overwritten, savesBetween } from './measure.ts';
import { readRecord, type Recorded } from './record.ts';
import { changeSignature, readRefs, treeOf, type Refs, type Repository, type Watch } from './repository.ts';
import type { FileMove } from './fileMove.ts';
import { diffTrees } from './trees.ts';
import { refused, someOf, type Done } from './trial.ts';
import { workOn, type Work } from './work.ts';

/** An action carried out on a throw-away copy, with what it changed there. */
export interface Tried {
  readonly repository: Repository;
  readonly before: Refs;
  readonly after: Refs;
  readonly work: Work;
  /** How the founder's files change. */
  readonly moves: readonly FileMove[];
  readonly done: Done;
  readonly effect: CodeEffect;
  readonly signature: string;
}

function tipOf({ branches, head }: Refs): string {
  return branches[head] ?? '';
}

/** Whether the founder's files follow the current branch exactly. */
async function follows({ repository, before, after, moves }: Tried): Promise<Recorded['files']> {
  const [from, to] = [await treeOf(repository, tipOf(before)), await treeOf(repository, tipOf(after))];
  if (moves.length === 0 || from === to) return moves.length === 0 && from === to ? 'match' : 'keep';
  const saved = await diffTrees(repository, from, to);
  const paths = new Set(saved.map(({ path }) => path));
  return saved.length === moves.length && moves.every(({ path }) => paths.has(path)) ? 'match' : 'keep';
}

/** The record of what a trial did, for its undo. */
export async function recordOf(
  tried: Tried,
  operationId: string,
  appliedAt: string,
): Promise<Recorded & { readonly moves: readonly FileMove[] }> {
  const { effect, moves } = tried;
  return { operationId, effect, files: await follows(tried), moves, appliedAt };
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
  use: (tried: Tried) => Promise<Value>,
): Promise<Result<Value, CodeProblem>> {
  return withCopy(home, dir, watch, async (repository) => {
    const before = await readRefs(repository);
    const work = workOn(repository, tipOf(before));
    const recorded = (id: string): Promise<Recorded | undefined> => readRecord(home, id);
    const done = await carryOut({ repository, before, work, recorded }, request);
    if (!done.ok) return done;
    const after = await readRefs(repository);
    const moves = await work.moves();
    const lost = await overwritten(dir, moves);
    if (lost.length > 0)
      return refused(
        `${someOf(lost)} ${lost.length === 1 ? 'is' : 'are'} in your files but not in any save, and this would overwrite that. Move it elsewhere first.`,
      );
    const { replaced = [] } = done.value;
    const measured = await measure(repository, before, after, moves);
    const effect = replaced.length > 0 ? { ...measured, replaced: [...new Set(replaced)] } : measured;
    const signature = changeSignature(before, after, moves);
    watch.signal?.throwIfAborted();
    return ok(await use({ repository, before, after, work, moves, done: done.value, effect, signature }));
  });
}

/** Whether undo leads to exactly the same branches and files, found by trying it on the copy. */
async function undoWorks(tried: Tried, request: CodeRequest): Promise<boolean> {
  const { repository, before, work } = tried;
  const operationId = randomUUID();
  const record = await recordOf(tried, operationId, request.at);
  const trial = {
    repository: { ...repository, cache: {} },
    before: await readRefs(repository),
    work,
    recorded: async () => record,
  };
  const back = await carryOut(trial, { ...request, action: { kind: 'undo', operationId } });
  return (
    back.ok &&
    changeSignature(before, before) === changeSignature(before, await readRefs(repository)) &&
    (await work.moves()).length === 0
  );
}

/** The founder's files before and after a trial, as trees to compare. */
async function changedFiles({
  work,
  moves,
}: Tried): Promise<readonly { readonly from: string; readonly to: string }[]> {
  if (moves.length === 0) return [];
  const [from, to] = [await work.start(), await work.now()];
  return from.ok && to.ok ? [{ from: from.value, to: to.value }] : [];
}

/** Tries an action and its undo on a copy. */
export async function proveAction(
  home: string,
  dir: string,
  request: CodeRequest,
  watch: Watch,
): Promise<Result<CodeProof, CodeProblem>> {
  return tryOut(home, dir, request, watch, async (tried) => {
    const { repository, before, after, effect } = tried;
    const files = await changedFiles(tried);
    return {
      effect,
      diffs: await fileDiffs(repository, [...savesBetween(before, after).pairs, ...files], effect.files),
      signature: tried.signature,
      commands: tried.done.commands,
      undo: (await undoWorks(tried, request)) ? ('exact' as const) : ('none' as const),
    };
  });
}
