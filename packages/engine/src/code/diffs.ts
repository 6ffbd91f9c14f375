import { isUtf8 } from 'node:buffer';
import { structuredPatch } from 'diff';
import * as git from 'isomorphic-git';
import type { CodeHunk, FileChange, FileDiff } from '../ports/codeHost.ts';
import type { Repository } from './repository.ts';

/** Limits of what is shown, so that a plan stays quick to read. */
const most = { files: 20, fileBytes: 200_000, lines: 400 } as const;
/** Milliseconds after which comparing very different texts is given up. */
const timeout = 500;

const kinds = { '+': 'added', '-': 'removed', ' ': 'context' } as const;

/** The text of a file in a commit; empty where it does not exist, undefined where it is binary or too long. */
async function textOf(repository: Repository, commit: string, path: string): Promise<string | undefined> {
  const found = await git.readBlob({ ...repository, oid: commit, filepath: path }).catch(() => undefined);
  if (!found) return '';
  const { blob } = found;
  if (blob.length > most.fileBytes || blob.includes(0) || !isUtf8(blob)) return undefined;
  return new TextDecoder().decode(blob);
}

function hunksOf(before: string, after: string): readonly CodeHunk[] | undefined {
  const patch = structuredPatch('', '', before, after, '', '', { context: 3, timeout });
  return patch?.hunks.map(({ oldStart, newStart, lines }) => ({
    oldStart,
    newStart,
    lines: lines.flatMap((line) => {
      const sign = line.charAt(0);
      // The "no newline at end of file" remark is not a line of the file.
      return sign === '+' || sign === '-' || sign === ' ' ? [{ kind: kinds[sign], text: line.slice(1) }] : [];
    }),
  }));
}

/**
 * Line-by-line changes between pairs of commits or trees; the first pair in which a file differs counts. Files that are
 * binary or too long are left out.
 */
export async function fileDiffs(
  repository: Repository,
  pairs: readonly { readonly from: string; readonly to: string }[],
  files: readonly FileChange[],
): Promise<readonly FileDiff[]> {
  const diffs: FileDiff[] = [];
  let room: number = most.lines;
  for (const { path } of files.slice(0, most.files))
    for (const { from, to } of pairs) {
      const [before, after] = [await textOf(repository, from, path), await textOf(repository, to, path)];
      const hunks = before === undefined || after === undefined ? undefined : hunksOf(before, after);
      if (!hunks || hunks.length === 0) continue;
      const lines = hunks.reduce((sum, hunk) => sum + hunk.lines.length, 0);
      if (lines > room) break;
      room -= lines;
      diffs.push({ path, hunks });
      break;
    }
  return diffs;
}
