import { randomUUID } from 'node:crypto';
import { copyFile, cp, link, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../disk/files.ts';
import { inParallel } from '../disk/parallel.ts';
import { repositoryAt, type Repository, type Watch } from './repository.ts';

/** Hard-links a file, or copies it where the disk has no hard links. Objects never change once written. */
async function share(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: unknown) => {
    if (errorCode(error) === 'EEXIST') return;
    await copyFile(from, to);
  });
}

async function objectFiles(gitdir: string): Promise<readonly string[]> {
  const entries = await readdir(join(gitdir, 'objects'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(gitdir.length + 1));
}

/** Adds to a repository the objects that it lacks from another one. No ref points at them yet. */
export async function shareObjects(fromGitdir: string, toGitdir: string): Promise<void> {
  const known = new Set(await objectFiles(toGitdir));
  const missing = (await objectFiles(fromGitdir)).filter((file) => !known.has(file));
  for (const folder of new Set(missing.map((file) => dirname(file))))
    await mkdir(join(toGitdir, folder), { recursive: true });
  await inParallel(missing, (file) => share(join(fromGitdir, file), join(toGitdir, file)));
}

/** Copies a `.git` folder for a trial; the objects are shared, the rest is separate. */
async function copyRepository(gitdir: string, to: string): Promise<void> {
  const objects = join(gitdir, 'objects');
  await cp(gitdir, to, { recursive: true, filter: (path) => path !== objects });
  await mkdir(join(to, 'objects'), { recursive: true });
  await shareObjects(gitdir, to);
}

/** Runs work on a throw-away copy of the `.git` folder; the founder's files are only read. */
export async function withCopy<Value>(
  home: string,
  dir: string,
  watch: Watch,
  work: (repository: Repository) => Promise<Value>,
): Promise<Value> {
  const copy = join(home, `trial-${randomUUID()}`);
  try {
    await copyRepository(join(dir, '.git'), copy);
    return await work(repositoryAt(dir, copy, watch));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
