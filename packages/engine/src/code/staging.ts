import { lstat, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import * as git from 'isomorphic-git';
import { replaceNotes, resetNotes, type Note } from './notes.ts';
import { writeBlob } from './objects.ts';
import { forFiles, type Repository } from './repository.ts';
import { linkMode } from './trees.ts';

async function noteOf(repository: Repository, path: string): Promise<Note> {
  const file = join(repository.dir, path);
  const stats = await lstat(file);
  const isLink = stats.isSymbolicLink();
  const content = isLink ? await readlink(file, { encoding: 'buffer' }) : await readFile(file);
  const mode = isLink ? linkMode : (stats.mode & 0o111) === 0 ? 0o100644 : 0o100755;
  return { path, oid: await writeBlob(repository, content), mode, stats };
}

/** Stages changed and removed files in a throw-away copy. */
export async function stage(
  repository: Repository,
  present: readonly string[],
  gone: readonly string[],
): Promise<void> {
  const lineEnds: unknown = await git.getConfig({ ...repository, path: 'core.autocrlf' });
  if (lineEnds !== 'true') {
    const notes = await forFiles(repository, 'reading', present, (path) => noteOf(repository, path));
    if (await replaceNotes(repository, [...present, ...gone], notes)) return;
  }
  // An index format that only git understands is left to the library.
  await git.add({ ...repository, filepath: [...present], force: true });
  await resetNotes(repository, gone, undefined);
}
