import { isUtf8 } from 'node:buffer';
import { lstat, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import * as git from 'isomorphic-git';
import type { Note } from './notes.ts';
import { writeBlob } from './objects.ts';
import { forFiles, type Repository } from './repository.ts';
import { linkMode } from './trees.ts';

/** Text with the line ends of git, where the repository is set up to convert them. */
function withoutCarriageReturns(content: Buffer): Buffer {
  return isUtf8(content) ? Buffer.from(content.toString().replaceAll('\r\n', '\n')) : content;
}

async function noteOf(repository: Repository, path: string, convertsLineEnds: boolean): Promise<Note> {
  const file = join(repository.dir, path);
  const stats = await lstat(file);
  const isLink = stats.isSymbolicLink();
  const content = isLink ? await readlink(file, { encoding: 'buffer' }) : await readFile(file);
  const mode = isLink ? linkMode : (stats.mode & 0o111) === 0 ? 0o100644 : 0o100755;
  const bytes = convertsLineEnds && !isLink ? withoutCarriageReturns(content) : content;
  return { path, oid: await writeBlob(repository, bytes), mode, stats };
}

/** Reads files of the founder into a throw-away copy of the repository. */
export async function readNotes(repository: Repository, paths: readonly string[]): Promise<readonly Note[]> {
  const lineEnds: unknown = await git.getConfig({ ...repository, path: 'core.autocrlf' });
  return forFiles(repository, 'reading', paths, (path) => noteOf(repository, path, lineEnds === 'true'));
}
