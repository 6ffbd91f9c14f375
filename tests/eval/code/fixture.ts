import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { now, runGit } from './git.ts';

const files = z.record(z.string(), z.string().nullable());
const commit = z.object({
  message: z.string(),
  days_ago: z.number(),
  author: z.string().optional(),
  branch: z.string().optional(),
  /** Where a new branch starts. */
  from: z.string().optional(),
  merge: z.string().optional(),
  tag: z.string().optional(),
  files: files.optional(),
});
const repositorySchema = z.object({
  no_git: z.boolean().optional(),
  commits: z.array(z.union([z.object({ remote_push: z.array(z.string()) }), commit])).optional(),
  remote_commits: z.array(commit).optional(),
  start_merge: z.string().optional(),
  working: files.optional(),
});
type Commit = z.infer<typeof commit>;

/** A repository with its remote, both in one folder. */
export interface Repository {
  readonly home: string;
  /** The work tree. */
  readonly files: string;
  readonly remote: string;
}

/** Writes files, or removes those without content. */
export function writeFiles(folder: string, contents: z.infer<typeof files> = {}): void {
  for (const [path, content] of Object.entries(contents)) {
    const file = join(folder, path);
    if (content === null) rmSync(file, { force: true });
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
}

function author({ author: name = 'Founder', days_ago: days }: Commit): Readonly<Record<string, string>> {
  const date = `${now - days * 86_400} +0000`;
  const email = `${name.toLowerCase().replaceAll(/\W+/gu, '.')}@example.com`;
  return Object.fromEntries(
    ['AUTHOR', 'COMMITTER'].flatMap((who) => [
      [`GIT_${who}_NAME`, name],
      [`GIT_${who}_EMAIL`, email],
      [`GIT_${who}_DATE`, date],
    ]),
  );
}

function must(folder: string, args: readonly string[], env = {}): void {
  const { status, output } = runGit(folder, args, env);
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
}

function addCommit(folder: string, { message, merge, tag, ...rest }: Commit, current: string): string {
  const { branch = 'main', from } = rest;
  if (branch !== current)
    must(folder, from === undefined ? ['checkout', '-q', branch] : ['checkout', '-q', '-b', branch, from]);
  const env = author({ message, ...rest });
  if (merge !== undefined) must(folder, ['merge', '-q', '--no-ff', '-m', message, merge], env);
  else {
    writeFiles(folder, rest.files);
    must(folder, ['add', '-A']);
    must(folder, ['commit', '-q', '-m', message], env);
  }
  if (tag !== undefined) must(folder, ['tag', tag]);
  return branch;
}

function build(home: string, fixture: z.infer<typeof repositorySchema>): void {
  const folder = join(home, 'site');
  mkdirSync(folder);
  if (fixture.no_git !== true) {
    // Without sample hooks, a copy is quick.
    must(folder, ['init', '-q', '--template=', '-b', 'main']);
    let current = 'main';
    for (const step of fixture.commits ?? [])
      if ('remote_push' in step) {
        must(home, ['init', '-q', '--template=', '--bare', '-b', 'main', 'origin.git']);
        // Relative, so that a copy of the fixture has its own remote.
        must(folder, ['remote', 'add', 'origin', '../origin.git']);
        for (const branch of step.remote_push) must(folder, ['push', '-q', '-u', 'origin', branch]);
      } else current = addCommit(folder, step, current);
    if (current !== 'main') must(folder, ['checkout', '-q', 'main']);
    if (fixture.remote_commits) {
      const colleague = join(home, 'colleague');
      must(home, ['clone', '-q', 'origin.git', 'colleague']);
      for (const step of fixture.remote_commits)
        addCommit(colleague, { author: 'Sam Colleague', ...step }, 'main');
      must(colleague, ['push', '-q', 'origin', 'main']);
      rmSync(colleague, { recursive: true });
    }
    if (fixture.start_merge !== undefined) runGit(folder, ['merge', '-q', fixture.start_merge]);
  }
  writeFiles(folder, fixture.working);
}

const built = new Map<string, string>();

/** A fresh copy of a fixture's repository; every fixture is built once. */
export function openRepository(file: string): {
  readonly repository: Repository;
  readonly dispose: () => void;
} {
  let template = built.get(file);
  if (template === undefined) {
    template = mkdtempSync(join(tmpdir(), 'saywright-eval-'));
    build(template, repositorySchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
    built.set(file, template);
  }
  const home = mkdtempSync(join(tmpdir(), 'saywright-eval-'));
  cpSync(template, home, { recursive: true, preserveTimestamps: true });
  return {
    repository: { home, files: join(home, 'site'), remote: join(home, 'origin.git') },
    dispose: () => rmSync(home, { recursive: true, force: true }),
  };
}

export function removeTemplates(): void {
  for (const folder of built.values()) rmSync(folder, { recursive: true, force: true });
  built.clear();
}
