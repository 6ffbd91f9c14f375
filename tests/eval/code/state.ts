import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Loss } from '../loss.ts';
import type { Repository } from './fixture.ts';
import { gitAnswers, gitText } from './git.ts';

/** Everything of a repository that an effect may change. */
export interface RepositoryState {
  readonly isRepository: boolean;
  readonly branch: string | undefined;
  readonly head: string | undefined;
  /** Full names with commits. */
  readonly refs: ReadonlyMap<string, string>;
  readonly status: readonly string[];
  /** Commits that a reference leads to, with author, time and message. */
  readonly commits: ReadonlyMap<string, string>;
  readonly objects: ReadonlySet<string>;
  readonly remoteRefs: ReadonlyMap<string, string>;
  readonly remoteCommits: ReadonlySet<string>;
  readonly isMerging: boolean;
  /** Hash of the content of every file of the work tree. */
  readonly files: ReadonlyMap<string, string>;
}

function blobHash(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

function workTree(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !relative(folder, file).startsWith('.git/'))
      .toSorted()
      .map((file) => [relative(folder, file), blobHash(readFileSync(file))]),
  );
}

function pairs(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
}

const questions = [
  'symbolic-ref --short -q HEAD',
  'rev-parse -q --verify HEAD',
  "for-each-ref --format='%(refname) %(objectname)'",
  'status --porcelain=v1',
  "log --all $(git rev-parse -q --verify HEAD) --format='%H %an|%at|%s'",
  'rev-list --objects --all',
] as const;
const remoteQuestions = ["for-each-ref --format='%(refname:short) %(objectname)'", 'rev-list --all'] as const;

export function readState({ files, remote }: Repository): RepositoryState {
  const isRepository = existsSync(join(files, '.git'));
  const [[branch] = [], [head] = [], refs = [], status = [], commits = [], objects = []] = isRepository
    ? gitAnswers(files, questions)
    : [];
  const [remoteRefs = [], remoteCommits = []] = existsSync(remote) ? gitAnswers(remote, remoteQuestions) : [];
  return {
    isRepository,
    branch,
    head,
    refs: pairs(refs),
    status,
    commits: pairs(commits),
    objects: new Set(objects.map((line) => line.slice(0, 40))),
    remoteRefs: pairs(remoteRefs),
    remoteCommits: new Set(remoteCommits),
    isMerging: existsSync(join(files, '.git/MERGE_HEAD')),
    files: workTree(files),
  };
}

/** Commits that nothing leads to any more, and contents of files that exist nowhere any more. */
export function repositoryLoss(before: RepositoryState, after: RepositoryState): Loss {
  // A copy of a commit on another base is no loss.
  const copies = new Set(after.commits.values());
  const commits = [...before.commits].filter(([id, text]) => !after.commits.has(id) && !copies.has(text));
  const remote = [...before.remoteCommits].filter((id) => !after.remoteCommits.has(id));
  const here = new Set(after.files.values());
  const files = [...before.files].filter(([, hash]) => !here.has(hash) && !after.objects.has(hash));
  return {
    lost: [
      ...commits.map(([id]) => `commit ${id}`),
      ...remote.map((id) => `commit ${id} of the remote`),
      ...files.map(([path]) => `unsaved ${path}`),
    ],
    overwritten: [],
    exposed: [],
  };
}

export function isSameState(one: RepositoryState, other: RepositoryState): boolean {
  const text = ({ branch, head, refs, status, files, remoteRefs }: RepositoryState): string =>
    JSON.stringify([branch, head, [...refs], status, [...files], [...remoteRefs]]);
  return text(one) === text(other);
}

export function branchesOf(state: RepositoryState): readonly string[] {
  const folder = 'refs/heads/';
  return [...state.refs.keys()]
    .filter((name) => name.startsWith(folder))
    .map((name) => name.slice(folder.length));
}

/** A file in a version; `WORK` is the work tree. */
export function contentOf({ files }: Repository, version: string, path: string): string | undefined {
  if (version !== 'WORK') return gitText(files, 'show', `${version}:${path}`);
  return existsSync(join(files, path)) ? readFileSync(join(files, path), 'utf8') : undefined;
}
