import { fail, type Result } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeProblem, FileChange } from '../ports/codeHost.ts';
import type { Recorded } from './record.ts';
import type { Refs, Repository } from './repository.ts';
import { unsavedChanges } from './trees.ts';

/**
 * An action in the making. `repository` writes to a throw-away copy of the repository's folder, while its files are the
 * founder's own, which are only read.
 */
export interface Trial {
  readonly repository: Repository;
  readonly before: Refs;
  /** What an executed operation left, or undefined. */
  readonly recorded: (operationId: string) => Promise<Recorded | undefined>;
  /** Git's notes about the files are not looked at afterwards, so they need not follow. */
  readonly keepsNotes?: boolean;
}

/** What an action did to the copy: whether the founder's files are to follow the new save, and how to type it. */
export interface Done {
  readonly files: 'keep' | 'match';
  readonly commands: readonly string[];
}

/** The newest save of the branch that was current at the start. */
export function lastSave({ before }: Trial): string {
  return before.branches[before.head] ?? '';
}

export type ActionResult = Result<Done, CodeProblem>;

export function refused(
  message: string,
  conflicts?: readonly string[],
): { readonly ok: false; readonly error: CodeProblem } {
  return fail({ message, ...(conflicts ? { conflicts } : {}) });
}

/** A few names in a sentence, the rest as a count. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

function unsavedSentence(changes: readonly FileChange[], purpose: string): string {
  const names = someOf(changes.map((change) => change.path));
  return `${names} ${changes.length === 1 ? 'has' : 'have'} changes that are not saved, and ${purpose} would lose them. Save first.`;
}

/**
 * Why the founder's files cannot be replaced by those of a save without losing something, or undefined when they can.
 * `purpose` says in a sentence what would lose it.
 */
export async function replacementProblem(
  trial: Trial,
  commit: string,
  purpose: string,
): Promise<string | undefined> {
  const { repository } = trial;
  const changes = await unsavedChanges(repository, lastSave(trial));
  if (changes.length > 0) return unsavedSentence(changes, purpose);
  try {
    await git.checkout({ ...repository, ref: commit, dryRun: true, noUpdateHead: true });
    return undefined;
  } catch (error) {
    if (!(error instanceof git.Errors.CheckoutConflictError)) throw error;
    return `${someOf(error.data.filepaths)} ${error.data.filepaths.length === 1 ? 'is' : 'are'} in your files but not in any save, and ${purpose} would overwrite that. Move it away first.`;
  }
}

/** Makes a branch the current one in the copy. */
export async function pointHeadAt(repository: Repository, branch: string): Promise<void> {
  await git.writeRef({
    ...repository,
    ref: 'HEAD',
    value: `refs/heads/${branch}`,
    symbolic: true,
    force: true,
  });
}

/** A word as a shell takes it. */
export function quoted(word: string): string {
  return /^[\w./:=@-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
