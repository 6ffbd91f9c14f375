import { copyFile, cp, link, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../disk/files.ts';

/** Gives a file a second name, or copies it where the disk has no second names. Objects never change once written. */
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

/** Adds to a repository the objects that another one has and it has not. Nothing points at them yet. */
export async function shareObjects(fromGitdir: string, toGitdir: string): Promise<void> {
  const known = new Set(await objectFiles(toGitdir));
  for (const file of await objectFiles(fromGitdir)) {
    if (known.has(file)) continue;
    await mkdir(dirname(join(toGitdir, file)), { recursive: true });
    await share(join(fromGitdir, file), join(toGitdir, file));
  }
}

/** A copy of a repository's own folder in which everything can be tried; the objects are shared, the rest is apart. */
export async function copyRepository(gitdir: string, to: string): Promise<void> {
  const objects = join(gitdir, 'objects');
  await cp(gitdir, to, { recursive: true, filter: (path) => path !== objects });
  await mkdir(join(to, 'objects'), { recursive: true });
  await shareObjects(gitdir, to);
}
