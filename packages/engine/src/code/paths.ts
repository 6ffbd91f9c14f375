import { ok, type Result } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeProblem } from '../ports/codeHost.ts';
import type { Repository } from './repository.ts';
import type { Blob } from './fileMove.ts';
import { refused } from './trial.ts';

/** Whether a file is the one that a path names, or is in the folder that it names. */
export function isAt(file: string, path: string): boolean {
  const name = path.replace(/\/+$/u, '');
  return file === name || file.startsWith(`${name}/`);
}

/** The items at some paths, all if none are given. `missing` says why a path that selects nothing is refused. */
export function selectPaths<Item extends { readonly path: string }>(
  items: readonly Item[],
  paths: readonly string[] | undefined,
  missing: (path: string) => string,
): Result<readonly Item[], CodeProblem> {
  if (!paths) return ok(items);
  const unknown = paths.find((path) => !items.some((item) => isAt(item.path, path)));
  if (unknown !== undefined) return refused(missing(unknown));
  return ok(items.filter((item) => paths.some((path) => isAt(item.path, path))));
}

/** What is at a path of a tree: a file, or undefined where there is none. */
export async function blobAt(repository: Repository, tree: string, path: string): Promise<Blob | undefined> {
  let oid = tree;
  const names = path.split('/');
  for (const [at, name] of names.entries()) {
    const { tree: entries } = await git.readTree({ ...repository, oid });
    const entry = entries.find((found) => found.path === name);
    if (!entry) return undefined;
    if (at === names.length - 1)
      return entry.type === 'blob' ? { oid: entry.oid, mode: Number.parseInt(entry.mode, 8) } : undefined;
    if (entry.type !== 'tree') return undefined;
    oid = entry.oid;
  }
  return undefined;
}
