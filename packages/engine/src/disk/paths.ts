import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './files.ts';

const maxPathLength = 1000;
const maxSegmentBytes = 255;

/** Names that reach the repository on one file system or another: `.git`, `.GIT`, `git~1`. */
const repositoryName = /^(?:\.git|git~\d+)$/iu;

function segmentProblem(segment: string): string | undefined {
  if (segment === '' || segment === '.' || segment === '..') return 'must not leave its folder';
  if (/[. ]$/u.test(segment)) return 'must not have a name that ends in a dot or a space';
  if (repositoryName.test(segment)) return 'must not be inside the .git folder';
  if (Buffer.byteLength(segment) > maxSegmentBytes) return 'has a name that is too long';
  return undefined;
}

/**
 * Why an untrusted path cannot name a file below a folder, as a sentence, or undefined when it can. Paths use `/` and
 * are relative. Names with another meaning on any file system are refused.
 */
export function pathProblem(path: string): string | undefined {
  const shown = JSON.stringify(path.slice(0, 80));
  if (path === '' || path.length > maxPathLength)
    return `A file path has 1 to ${maxPathLength} characters; ${shown} does not.`;
  if (/[\\:\p{Cc}\p{Cf}\p{Cs}]/u.test(path))
    return `The file path ${shown} contains characters that are not allowed in file names.`;
  for (const segment of path.split('/')) {
    const problem = segmentProblem(segment);
    if (problem !== undefined) return `The file ${shown} ${problem}.`;
  }
  return undefined;
}

/** True when the file, or a folder between `root` and it, is a link. Links are never followed. */
export async function passesLink(root: string, path: string): Promise<boolean> {
  let at = root;
  for (const segment of path.split('/')) {
    at = join(at, segment);
    const entry = await lstat(at).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
      throw error;
    });
    if (entry === undefined) return false;
    if (entry.isSymbolicLink()) return true;
  }
  return false;
}
