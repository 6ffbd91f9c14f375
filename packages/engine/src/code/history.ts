import * as git from 'isomorphic-git';
import type { CodeCommit } from '../ports/codeHost.ts';
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
function newestFirst(commits: ReadonlyMap<string, git.ReadCommitResult>): readonly CodeCommit[] {
  const children = new Map<string, number>();
  for (const { commit } of commits.values())
    for (const parent of commit.parent) children.set(parent, (children.get(parent) ?? 0) + 1);
  const ready = [...commits.values()].filter(({ oid }) => !children.has(oid));
  const ordered: CodeCommit[] = [];
  for (;;) {
    ready.sort((a, b) => a.commit.committer.timestamp - b.commit.committer.timestamp);
    const next = ready.pop();
    if (next === undefined) return ordered;
    ordered.push(describe(next));
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
  return newestFirst(new Map([...found].filter(([oid]) => !seen.has(oid))));
}

/** The newest commits that lead to a commit, itself included. */
export async function recentCommits(
  repository: Repository,
  tip: string,
  limit: number,
): Promise<readonly CodeCommit[]> {
  return newestFirst(await reachable(repository, [tip])).slice(0, limit);
}
