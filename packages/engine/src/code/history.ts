import * as git from 'isomorphic-git';
import type { CodeCommit, CodeHistoryFilter } from '../ports/codeHost.ts';
import type { Repository } from './repository.ts';

function describe({ oid, commit }: git.ReadCommitResult): CodeCommit {
  return {
    id: oid,
    message: commit.message.trim(),
    author: commit.author.name,
    at: new Date(commit.author.timestamp * 1000).toISOString(),
  };
}

/** Every reachable commit, once; the library lists some twice. */
async function reachable(
  repository: Repository,
  tips: readonly string[],
): Promise<ReadonlyMap<string, git.ReadCommitResult>> {
  const found = new Map<string, git.ReadCommitResult>();
  for (const tip of tips) {
    if (found.has(tip)) continue;
    for (const entry of await git.log({ ...repository, ref: tip })) found.set(entry.oid, entry);
  }
  return found;
}

/** Newest first, and never a commit before one that builds on it, even where both have the same time. */
function newestFirst(commits: ReadonlyMap<string, git.ReadCommitResult>): readonly git.ReadCommitResult[] {
  const children = new Map<string, number>();
  for (const { commit } of commits.values())
    for (const parent of commit.parent) children.set(parent, (children.get(parent) ?? 0) + 1);
  const ready = [...commits.values()].filter(({ oid }) => !children.has(oid));
  const ordered: git.ReadCommitResult[] = [];
  for (;;) {
    ready.sort((a, b) => a.commit.committer.timestamp - b.commit.committer.timestamp);
    const next = ready.pop();
    if (next === undefined) return ordered;
    ordered.push(next);
    for (const parent of next.commit.parent) {
      const waiting = (children.get(parent) ?? 0) - 1;
      children.set(parent, waiting);
      const commit = commits.get(parent);
      if (waiting === 0 && commit) ready.push(commit);
    }
  }
}

/** The commits that are reachable from `tips` and not from `known`. */
export async function commitsBetween(
  repository: Repository,
  tips: readonly string[],
  known: readonly string[],
): Promise<readonly CodeCommit[]> {
  if (tips.every((tip) => known.includes(tip))) return [];
  const seen = await reachable(repository, known);
  const found = await reachable(repository, tips);
  return newestFirst(new Map([...found].filter(([oid]) => !seen.has(oid)))).map(describe);
}

/** The newest commits that lead to a commit, itself included. */
export async function recentCommits(
  repository: Repository,
  tip: string,
  limit: number,
): Promise<readonly CodeCommit[]> {
  return newestFirst(await reachable(repository, [tip]))
    .slice(0, limit)
    .map(describe);
}

/** The id of a file or folder in a commit, or undefined where there is none. */
async function idAt(repository: Repository, commit: string, path: string): Promise<string | undefined> {
  let { oid } = await git.readTree({ ...repository, oid: commit });
  for (const name of path.split('/').filter(Boolean)) {
    const found = await git.readTree({ ...repository, oid }).catch(() => undefined);
    const entry = found?.tree.find((known) => known.path === name);
    if (!entry) return undefined;
    ({ oid } = entry);
  }
  return oid;
}

/** Whether a commit changed a file or folder: it differs from every parent in it. */
async function hasChanged(
  repository: Repository,
  { oid, commit: { parent } }: git.ReadCommitResult,
  path: string,
): Promise<boolean> {
  const id = await idAt(repository, oid, path);
  if (parent.length === 0) return id !== undefined;
  for (const earlier of parent) if ((await idAt(repository, earlier, path)) === id) return false;
  return true;
}

/** The commits that lead to one and match a filter, newest first. */
export async function matchingCommits(
  repository: Repository,
  tip: string,
  { path, author, since, limit }: CodeHistoryFilter,
): Promise<readonly CodeCommit[]> {
  const wanted = author?.toLowerCase();
  const earliest = since === undefined ? undefined : Date.parse(since) / 1000;
  const found: CodeCommit[] = [];
  for (const entry of newestFirst(await reachable(repository, [tip]))) {
    if (found.length >= limit) break;
    const { name, email, timestamp } = entry.commit.author;
    if (earliest !== undefined && timestamp < earliest) continue;
    if (wanted !== undefined && !`${name} <${email}>`.toLowerCase().includes(wanted)) continue;
    if (path === undefined || (await hasChanged(repository, entry, path))) found.push(describe(entry));
  }
  return found;
}
