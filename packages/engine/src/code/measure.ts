import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../disk/files.ts';
import type { CodeEffect, FileChange } from '../ports/codeHost.ts';
import { commitsBetween } from './history.ts';
import type { Refs, Repository } from './repository.ts';
import type { FileMove } from './fileMove.ts';
import { compareTrees, withSizes } from './trees.ts';
import { pathAndFolders } from './trial.ts';

interface Move {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

function movesBetween(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): readonly Move[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .toSorted()
    .map((name) => ({ name, before: before[name] ?? null, after: after[name] ?? null }))
    .filter((move) => move.before !== move.after);
}

/** The pairs of commits to compare: where each branch was and is, otherwise where HEAD was and is. */
export function savesBetween(
  before: Refs,
  after: Refs,
): { readonly pairs: readonly { readonly from: string; readonly to: string }[]; readonly isMove: boolean } {
  const moved = movesBetween(before.branches, after.branches).flatMap((move) =>
    move.before !== null && move.after !== null ? [{ from: move.before, to: move.after }] : [],
  );
  if (moved.length > 0) return { pairs: moved, isMove: true };
  const [from, to] = [before.branches[before.head] ?? '', after.branches[after.head] ?? ''];
  return { pairs: from === to ? [] : [{ from, to }], isMove: false };
}

/** Counts what changed in a copy; `moves` are the changes of the founder's files. */
export async function measure(
  repository: Repository,
  before: Refs,
  after: Refs,
  moves: readonly FileMove[],
): Promise<CodeEffect> {
  const branches = movesBetween(before.branches, after.branches);
  const refs = movesBetween(before.others, after.others).map(({ name, ...ends }) => ({ ref: name, ...ends }));
  const { pairs, isMove } = savesBetween(before, after);
  const files = new Map<string, FileChange>();
  for (const { from, to } of pairs)
    for (const file of await compareTrees(repository, from, to))
      if (!files.has(file.path)) files.set(file.path, file);
  const unsaved = moves.filter(({ path }) => !files.has(path));
  for (const file of await withSizes(repository, unsaved)) files.set(file.path, file);
  const ends = (side: 'from' | 'to'): readonly string[] => pairs.map((pair) => pair[side]);
  const gained = isMove ? await commitsBetween(repository, ends('to'), ends('from')) : [];
  const left = branches.flatMap((move) => (move.before === null ? [] : [move.before]));
  const lost = await commitsBetween(repository, left, Object.values(after.branches));
  return {
    head: { before: before.head, after: after.head },
    branches,
    files: [...files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    gained,
    lost,
    ...(refs.length > 0 && { refs }),
  };
}

/** Files below a folder, or the path if it is a file; empty where there is neither. */
async function filesAt(dir: string, path: string): Promise<readonly string[]> {
  const entry = await lstat(join(dir, path)).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!entry) return [];
  if (!entry.isDirectory()) return [path];
  const inside = await readdir(join(dir, path), { recursive: true, withFileTypes: true });
  return inside
    .filter((found) => !found.isDirectory())
    .map((found) => join(found.parentPath, found.name).slice(dir.length + 1));
}

/** Files on disk that no save knows and that changes would overwrite, or that would be used as a folder. */
export async function overwritten(dir: string, moves: readonly FileMove[]): Promise<readonly string[]> {
  const known = new Set(moves.filter(({ before }) => before !== null).map(({ path }) => path));
  const blocked = new Set<string>();
  const checked = new Set<string>();
  for (const { path, before, after } of moves) {
    if (after === null) continue;
    for (const folder of pathAndFolders(path).slice(0, -1)) {
      if (checked.has(folder)) continue;
      checked.add(folder);
      const entry = await lstat(join(dir, folder)).catch(() => undefined);
      if (entry && !entry.isDirectory() && !known.has(folder)) blocked.add(folder);
    }
    if (before === null) for (const file of await filesAt(dir, path)) if (!known.has(file)) blocked.add(file);
  }
  return [...blocked].toSorted();
}
