import type { CodeContext } from '@saywright/domain/code-hosting';
import { openRepository } from './fixture.ts';
import { gitLines } from './git.ts';
import { branchesOf, contentOf, readState } from './state.ts';

/** What a reader may know of a repository. */
export interface CodeFacts extends CodeContext {
  /** False for a folder whose files were never saved. */
  readonly isRepository: boolean;
  readonly isMerging: boolean;
  readonly tags: readonly string[];
  readonly files: readonly string[];
  /** Newest first, on the current branch. */
  readonly saves: readonly {
    readonly id: string;
    readonly message: string;
    readonly author: string;
    readonly at: string;
  }[];
  /** The patterns of files that are never saved. */
  readonly ignored: string;
}

function changeOf(line: string): 'added' | 'changed' | 'removed' {
  if (/^.?[?A]/u.test(line)) return 'added';
  return /^.?D/u.test(line) ? 'removed' : 'changed';
}

const known = new Map<string, CodeFacts>();

/** What there is to know of a fixture's repository. */
export function codeFacts(file: string): CodeFacts {
  const facts = known.get(file) ?? readFacts(file);
  known.set(file, facts);
  return facts;
}

function readFacts(file: string): CodeFacts {
  const { repository, dispose } = openRepository(file);
  try {
    const state = readState(repository);
    const git = (...args: readonly string[]): readonly string[] =>
      state.isRepository ? gitLines(repository.files, ...args) : [];
    const paths = [...state.files.keys()];
    return {
      isRepository: state.isRepository,
      isMerging: state.isMerging,
      branch: state.branch ?? 'main',
      branches: branchesOf(state),
      tags: git('tag', '-l'),
      files: paths,
      unsaved: state.isRepository
        ? state.status.map((line) => ({ path: line.slice(3), change: changeOf(line) }))
        : paths.map((path) => ({ path, change: 'added' })),
      saves: git('log', '--format=%h%x09%an%x09%aI%x09%s').map((line) => {
        const [id = '', author = '', at = '', ...message] = line.split('\t');
        return { id, author, at, message: message.join('\t') };
      }),
      ignored: contentOf(repository, 'WORK', '.gitignore') ?? '',
    };
  } finally {
    dispose();
  }
}
