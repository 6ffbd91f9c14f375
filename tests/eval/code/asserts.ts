import type { CodeAssert } from '../items.ts';
import type { Repository } from './fixture.ts';
import { gitLines, gitText, runGit } from './git.ts';
import { branchesOf, contentOf, isSameState, type RepositoryState } from './state.ts';

/** A repository after an effect. */
export interface CodeWorld {
  readonly repository: Repository;
  readonly before: RepositoryState;
  readonly after: RepositoryState;
  /** What the founder reads. */
  readonly output: string;
}

type Check = (assert: CodeAssert, world: CodeWorld) => boolean | undefined;

function matches(pattern: string, name: string): boolean {
  return new RegExp(pattern, 'iu').test(name.toLowerCase().replaceAll(/[^a-z0-9.]+/gu, '-'));
}

function branchLike({ after }: CodeWorld, pattern: string): string | undefined {
  return branchesOf(after).find((name) => matches(pattern, name));
}

/** A version; `~` begins a pattern for a branch. */
function version(world: CodeWorld, name: string): string {
  return name.startsWith('~') ? (branchLike(world, name.slice(1)) ?? name) : name;
}

function commitOf(world: CodeWorld, name: string): string | undefined {
  return gitLines(
    world.repository.files,
    'rev-parse',
    '-q',
    '--verify',
    `${version(world, name)}^{commit}`,
  )[0];
}

function treeOf(world: CodeWorld, name: string): string {
  if (name === 'WORK')
    return [...world.after.files]
      .map((entry) => entry.join(' '))
      .toSorted()
      .join('\n');
  const lines = gitLines(world.repository.files, 'ls-tree', '-r', version(world, name));
  return lines
    .map((line) => `${line.split('\t')[1]} ${line.split(/\s/u)[2]}`)
    .toSorted()
    .join('\n');
}

function isMerged(world: CodeWorld, from: string, into: string): boolean {
  const { repository } = world;
  const [one, other] = [version(world, from), version(world, into)];
  if (runGit(repository.files, ['merge-base', '--is-ancestor', one, other]).status === 0) return true;
  // Also when the changes were carried over in another way.
  const base = gitLines(repository.files, 'merge-base', one, other)[0];
  if (base === undefined) return false;
  const changed = gitLines(repository.files, 'diff', '--name-only', base, one);
  return (
    changed.length > 0 &&
    changed.every((path) => contentOf(repository, one, path) === contentOf(repository, other, path))
  );
}

function fileCheck(assert: CodeAssert, path: string, world: CodeWorld): boolean {
  const { repository } = world;
  const content = contentOf(repository, version(world, assert.ref ?? 'WORK'), path);
  if (assert.exists !== undefined) return (content !== undefined) === assert.exists;
  if (content === undefined) return false;
  if (assert.contains !== undefined) return content.includes(assert.contains);
  if (assert.lacks !== undefined) return !content.includes(assert.lacks);
  return content === contentOf(repository, version(world, assert.same_as ?? ''), path);
}

function tip(state: RepositoryState, branch: string): string | undefined {
  return state.refs.get(`refs/heads/${branch}`);
}

/** Each answers undefined where its field is not set. */
const checks: readonly Check[] = [
  ({ unchanged }, { before, after }) => unchanged && isSameState(before, after),
  ({ output }, world) => (output === undefined ? undefined : new RegExp(output, 'iu').test(world.output)),
  ({ is_repo: is }, { after }) => (is === undefined ? undefined : after.isRepository === is),
  ({ head }, { after }) => (head === undefined ? undefined : matches(head, after.branch ?? '')),
  ({ branch, exists = true }, world) =>
    branch === undefined ? undefined : (branchLike(world, branch) !== undefined) === exists,
  ({ branch_count: count }, { after }) =>
    count === undefined ? undefined : branchesOf(after).length === count,
  ({ commits, equals, in: several }, world) => {
    if (commits === undefined) return undefined;
    const name = version(world, commits);
    const count = Number(gitLines(world.repository.files, 'rev-list', '--count', name)[0] ?? 0);
    return several ? several.includes(count) : count === equals;
  },
  ({ message, matches: pattern = '' }, world) =>
    message === undefined
      ? undefined
      : new RegExp(pattern, 'iu').test(
          gitText(world.repository.files, 'log', '-1', '--format=%B', version(world, message)) ?? '',
        ),
  ({ merged, is = true }, world) => merged && isMerged(world, merged[0], merged[1]) === is,
  (assert, world) => (assert.file === undefined ? undefined : fileCheck(assert, assert.file, world)),
  ({ clean, untracked_ok: mayAdd }, { after }) =>
    clean === undefined
      ? undefined
      : after.status.every((line) => mayAdd === true && line.startsWith('??')) === clean,
  ({ tree_equals: trees }, world) => trees && treeOf(world, trees[0]) === treeOf(world, trees[1]),
  ({ tag, at }, world) => {
    if (tag === undefined) return undefined;
    const found = gitLines(world.repository.files, 'tag', '-l').find((name) =>
      new RegExp(tag, 'iu').test(name),
    );
    return found !== undefined && (at === undefined || commitOf(world, found) === commitOf(world, at));
  },
  ({ same_commit: two }, world) => {
    const [one, other] = (two ?? []).map((name) => commitOf(world, name));
    return two && one !== undefined && one === other;
  },
  ({ tip_unmoved: name }, { before, after }) =>
    name === undefined ? undefined : tip(before, name) === tip(after, name),
  ({ old_tip_kept: name }, { before, after }) =>
    name === undefined ? undefined : after.commits.has(tip(before, name) ?? ''),
  ({ conflict_shown: isShown }, { after, output }) =>
    isShown && (after.isMerging || /conflict/iu.test(output)),
  ({ merging }, { after }) => (merging === undefined ? undefined : after.isMerging === merging),
  ({ tracked, is = true }, { repository }) =>
    tracked === undefined ? undefined : gitLines(repository.files, 'ls-files', tracked).length > 0 === is,
  ({ ignored }, { repository }) =>
    ignored === undefined
      ? undefined
      : runGit(repository.files, ['check-ignore', '-q', ignored]).status === 0,
  ({ stash }, { repository }) =>
    stash === undefined ? undefined : gitLines(repository.files, 'stash', 'list').length === stash,
  ({ parents }, { repository }) =>
    parents === undefined
      ? undefined
      : (gitLines(repository.files, 'log', '-1', '--format=%P')[0] ?? '').split(' ').filter(Boolean)
          .length === parents,
  ({ remote, exists = true, equals }, world) => {
    if (remote === undefined) return undefined;
    const found = [...world.after.remoteRefs].find(([name]) => matches(remote, name));
    return exists ? found !== undefined && found[1] === commitOf(world, String(equals)) : !found;
  },
];

/** Whether a check of a repository holds. */
export function holds(assert: CodeAssert, world: CodeWorld): boolean {
  if (assert.any_of) return assert.any_of.some((option) => [option].flat().every((one) => holds(one, world)));
  const answer = checks.map((check) => check(assert, world)).find((found) => found !== undefined);
  if (answer === undefined) throw new Error(`Unknown check: ${JSON.stringify(assert)}`);
  return answer;
}
