import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok, type Result } from '@saywright/domain/result';
import { inParallel } from '../disk/parallel.ts';
import type { CodeProblem } from '../ports/codeHost.ts';
import { changeTree } from './changeTree.ts';
import { saveLimitProblem } from './limits.ts';
import { changedModes, type Note } from './notes.ts';
import { treeOf, type Repository } from './repository.ts';
import { readNotes } from './staging.ts';
import type { FileMove } from './fileMove.ts';
import { diffTrees, looseEnds } from './trees.ts';

/**
 * The founder's files during a trial, as a tree that actions change. Nothing on disk is touched. The files are read
 * when an action first needs them.
 */
export interface Work {
  /** The files before the trial. */
  start(): Promise<Result<string, CodeProblem>>;
  /** The files now. */
  now(): Promise<Result<string, CodeProblem>>;
  replace(tree: string): void;
  /** How the trial has changed the files so far. */
  moves(): Promise<readonly FileMove[]>;
  /** The files that differed from the last save, as they were read. */
  readonly notes: Map<string, Note>;
  /** Paths that are in the files but in no save from now on. */
  readonly ignored: Set<string>;
}

/** Total size of some of the founder's files, in bytes. */
async function bytesOf({ dir }: Repository, paths: readonly string[]): Promise<number> {
  const sizes = await inParallel(paths, async (path) => (await lstat(join(dir, path))).size);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The founder's files as they are on disk, read against a commit. */
async function readFiles(
  repository: Repository,
  commit: string,
  notes: Map<string, Note>,
): Promise<Result<string, CodeProblem>> {
  // Files with the same content may still have another mode.
  const ends = (await looseEnds(repository, commit)).filter((end) => !end.same || end.present);
  const present = ends.filter((end) => end.present).map(({ path }) => path);
  const tooMuch = saveLimitProblem({ files: ends.length, bytes: await bytesOf(repository, present) });
  if (tooMuch !== undefined) return fail({ message: tooMuch });
  for (const note of await readNotes(repository, present)) notes.set(note.path, note);
  const known = new Set(ends.map(({ path }) => path));
  const modes = (await changedModes(repository, commit)).filter(({ path }) => !known.has(path));
  const changes = [
    ...ends.map(({ path }) => ({ path, after: notes.get(path) ?? null })),
    ...modes.map(({ path, oid, mode }) => ({ path, after: { oid, mode } })),
  ];
  return ok(await changeTree(repository, await treeOf(repository, commit), changes));
}

/** The founder's files, compared with the commit that is current at the start of a trial. */
export function workOn(repository: Repository, commit: string): Work {
  const notes = new Map<string, Note>();
  let atStart: Promise<Result<string, CodeProblem>> | undefined;
  let replaced: string | undefined;
  const start = (): Promise<Result<string, CodeProblem>> =>
    (atStart ??= readFiles(repository, commit, notes));
  return {
    start,
    now: async () => (replaced === undefined ? start() : ok(replaced)),
    replace(tree) {
      replaced = tree;
    },
    async moves() {
      if (replaced === undefined) return [];
      const from = await start();
      return from.ok ? diffTrees(repository, from.value, replaced) : [];
    },
    notes,
    ignored: new Set(),
  };
}
