import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { embeddedCodeHost } from '../../../packages/engine/src/code/embedded.ts';
import { systemClock } from '../../../packages/engine/src/ports/system.ts';
import { openShell, quoted } from '../../support/shell.ts';
import type { Workspace } from './codeSteps.ts';

/** A project of the embedded code host, with its folders. */
export interface DiskWorkspace extends Workspace {
  readonly home: string;
  readonly files: string;
}

const inShell = openShell({
  PATH: process.env.PATH,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Git',
  GIT_AUTHOR_EMAIL: 'git@example.org',
  GIT_COMMITTER_NAME: 'Git',
  GIT_COMMITTER_EMAIL: 'git@example.org',
});

/** The real git on a project's files. */
export async function git(files: string, ...words: readonly string[]): Promise<string> {
  return (await inShell(files, ['git', ...words].map(quoted).join(' '))).trim();
}

/** What the real git says of a repository. */
const questions = [
  'git fsck --strict --no-dangling',
  'git branch --show-current',
  "git for-each-ref --format='%(refname:short) %(objectname)' refs/heads",
  'git log --format=%H',
  'git status --porcelain --untracked-files=all -z',
] as const;
const separator = '--- next answer ---';
const questionScript = questions.join(` && echo '${separator}' && `);

/** The answers to `questions`, in their order. Rejects when one of the commands fails. */
async function inspected(files: string): Promise<readonly string[]> {
  return (await inShell(files, questionScript)).split(separator).map((answer) => answer.trim());
}

/** A fresh project each time, checked with the real git after every action. */
export async function openIn(directory: string): Promise<DiskWorkspace> {
  const project = { id: randomUUID(), name: 'A & B' };
  const home = join(directory, project.id);
  const files = join(home, 'files');
  const host = embeddedCodeHost({ directory, clock: systemClock });
  const inspect = async (): Promise<void> => {
    const [problems, current, refs = '', log = '', changes = ''] = await inspected(files);
    const { branch, branches, unsaved, commits } = await host.status(project);
    expect(problems).toBe('');
    expect(current).toBe(branch);
    expect(refs.split('\n')).toEqual(branches.map(({ name, commit }) => `${name} ${commit}`));
    const changed = changes.split('\0').filter(Boolean);
    expect(changed.map((line) => line.slice(line.indexOf(' ', 1) + 1).trim()).toSorted()).toEqual(
      unsaved.map(({ path }) => path),
    );
    expect(commits.map(({ id }) => id).toSorted()).toEqual(log.split('\n').toSorted());
    expect((await readdir(home)).filter((name) => !['files', 'applied'].includes(name))).toEqual([]);
  };
  return { host, project, inspect, home, files };
}

/** A folder for the projects of one test file, removed afterwards. */
export function projectsFolder(): () => string {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'saywright-code-'));
  });
  afterAll(() => rm(directory, { recursive: true, force: true }));
  return () => directory;
}
