import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fail, ok, type Result } from '@saywright/domain/result';
import { errorCode, writeAtomic } from '../disk/files.ts';
import { passesLink, pathProblem } from '../disk/paths.ts';
import type { FileWrite } from '../ports/codeHost.ts';

/** Size limit of one file, in bytes. */
export const maxFileBytes = 10 * 1024 * 1024;
/** How many files one call may write. */
const maxWrites = 2000;

async function problemOf(dir: string, { path, bytes }: FileWrite): Promise<string | undefined> {
  const problem = pathProblem(path);
  if (problem !== undefined) return problem;
  if (bytes && bytes.length > maxFileBytes) return `${path} is larger than 10 MB.`;
  if (await passesLink(dir, path)) return `${path} is reached through a link, and links are not followed.`;
  const entry = await lstat(join(dir, path)).catch(() => undefined);
  return entry && !entry.isFile() ? `${path} is a folder.` : undefined;
}

/**
 * Writes and removes files of a project. All paths are checked before the first one is touched. Files are written in the
 * project's home first, so that a crash leaves nothing among the founder's files.
 */
export async function writeFiles(
  home: string,
  dir: string,
  files: readonly FileWrite[],
): Promise<Result<null>> {
  if (files.length > maxWrites) return fail(`At most ${maxWrites} files can be written at once.`);
  for (const file of files) {
    const problem = await problemOf(dir, file);
    if (problem !== undefined) return fail(problem);
  }
  try {
    for (const { path, bytes } of files) {
      if (bytes === null) {
        await rm(join(dir, path), { force: true });
        continue;
      }
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await writeAtomic(join(dir, path), bytes, { scratch: join(home, `trial-${randomUUID()}`) });
    }
    return ok(null);
  } catch (error) {
    if (errorCode(error) === 'EEXIST' || errorCode(error) === 'ENOTDIR')
      return fail('One of the paths uses a file as a folder.');
    throw error;
  }
}

/** Reads a file's current content, saved or not. */
export async function readWorkFile(dir: string, path: string): Promise<Result<Uint8Array>> {
  const problem = pathProblem(path);
  if (problem !== undefined) return fail(problem);
  if (await passesLink(dir, path))
    return fail(`${path} is reached through a link, and links are not followed.`);
  const entry = await lstat(join(dir, path)).catch(() => undefined);
  if (!entry?.isFile()) return fail(`There is no file called ${path}.`);
  return ok(new Uint8Array(await readFile(join(dir, path))));
}
