import type { CodeChange, CodeQuestion } from '@saywright/domain/ast';
import { defaultMessage } from '@saywright/domain/code-hosting';
import type { CodeCommand } from '../items.ts';
import type { CodeFacts } from './facts.ts';

/** Merges, or reports the conflict and leaves everything as before. */
export function mergeCommands(
  from: string,
  into: string,
  { branch, isMerging }: CodeFacts,
): readonly CodeCommand[] {
  if (isMerging) throw new Error('A merge is already in progress.');
  const merge: readonly CodeCommand[] = [
    ['?', 'git', 'merge', '--no-edit', from],
    ['?', 'git', 'merge', '--abort'],
  ];
  return into === branch ? merge : [['git', 'switch', into], ...merge, ['git', 'switch', branch]];
}

export function saveCommands(
  message: string | undefined,
  paths: readonly string[] | undefined,
  facts: CodeFacts,
): readonly CodeCommand[] {
  const unsaved = paths ? facts.unsaved.filter(({ path }) => paths.includes(path)) : facts.unsaved;
  const only = paths ? ['--', ...paths] : [];
  return [
    ...(facts.isRepository ? [] : [['git', 'init', '-b', 'main']]),
    ['git', 'add', '-A', ...only],
    ['git', 'commit', '-m', message ?? defaultMessage(unsaved), ...only],
  ];
}

/** The Git commands that carry out one change. */
export function changeCommands(change: CodeChange, facts: CodeFacts): readonly CodeCommand[] {
  switch (change.do) {
    case 'save':
      return saveCommands(change.message, change.paths, facts);
    case 'create-branch': {
      const start = change.from === undefined ? [] : [change.from];
      return [['git', ...(change.switchTo ? ['switch', '-c'] : ['branch']), change.name, ...start]];
    }
    case 'rename-branch':
      return [['git', 'branch', '-m', change.name, change.to]];
    case 'delete-branch':
      return [['git', 'branch', '-D', change.name]];
    case 'switch':
      return [['git', 'switch', change.name]];
    case 'merge':
      return mergeCommands(change.from, change.into, facts);
    case 'revert':
      return [['git', 'revert', '--no-edit', change.commit ?? 'HEAD']];
    case 'restore':
      return [['git', 'restore', `--source=${change.from}`, '--', ...(change.paths ?? ['.'])]];
    case 'discard': {
      const paths = change.paths ?? ['.'];
      return [
        ['?', 'git', 'restore', '--staged', '--worktree', '--', ...paths],
        ['git', 'clean', '-fd', '--', ...paths],
      ];
    }
    case 'set-aside':
      return [['git', 'stash', 'push', '-u', ...(change.note === undefined ? [] : ['-m', change.note])]];
    case 'bring-back':
      return [['git', 'stash', 'pop']];
    case 'tag':
      return [['git', 'tag', change.name, ...(change.version === undefined ? [] : [change.version])]];
    case 'delete-tag':
      return [['git', 'tag', '-d', change.name]];
    case 'ignore': {
      const lines = [...facts.ignored.split('\n').filter((line) => line !== ''), ...change.patterns];
      return [
        { write: '.gitignore', content: `${lines.join('\n')}\n` },
        ...change.patterns.map((pattern) => ['?', 'git', 'rm', '-r', '-q', '--cached', '--', pattern]),
      ];
    }
    case 'write-file':
      return [{ write: change.path, content: change.content }];
    case 'move-file':
      return [
        ['git', 'add', '--', change.path],
        ['git', 'mv', change.path, change.to],
      ];
    default:
      return change.paths.map((path) => ({ remove: path }));
  }
}

/** The Git command that answers a question. */
export function questionCommands(question: CodeQuestion): readonly CodeCommand[] {
  switch (question.about) {
    case 'status':
      return [['git', 'status', '--short', '--branch']];
    case 'branches':
      return [['git', 'branch', '--list']];
    case 'tags':
      return [['git', 'tag', '--list']];
    case 'files':
      return [['git', 'ls-files']];
    case 'set-aside':
      return [['git', 'stash', 'list']];
    case 'history':
      return [
        [
          'git',
          'log',
          '--format=%h %an %ad %s',
          '--date=short',
          ...(question.author === undefined ? [] : [`--author=${question.author}`, '--regexp-ignore-case']),
          ...(question.since === undefined ? [] : [`--since=${question.since}`]),
          ...(question.branch === undefined ? [] : [question.branch]),
          ...(question.path === undefined ? [] : ['--', question.path]),
        ],
      ];
    case 'difference': {
      const ends = question.to === undefined ? [question.from] : [question.from, question.to];
      return [['git', 'diff', ...ends, ...(question.paths ? ['--', ...question.paths] : [])]];
    }
    default:
      return [['git', 'show', `${question.version ?? 'HEAD'}:${question.path}`]];
  }
}
