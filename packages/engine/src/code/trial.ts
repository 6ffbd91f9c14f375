import { fail, type Result } from '@saywright/domain/result';
import * as git from 'isomorphic-git';
import type { CodeProblem, FileChange } from '../ports/codeHost.ts';
import type { Recorded } from './record.ts';
import type { Refs, Repository } from './repository.ts';
import { unsavedChanges } from './trees.ts';

/**
 * An action being tried. `repository` writes to a throw-away copy of the `.git` folder, while its files are the
 * founder's, which are only read.
 */
export interface Trial {
  readonly repository: Repository;
  readonly before: Refs;
  /** The stored record of an executed operation, or undefined. */
  readonly recorded: (operationId: string) => Promise<Recorded | undefined>;
  /** The index is not used afterwards, so it need not be updated. */
  readonly keepsNotes?: boolean;
}

/** What an action did to the copy: whether the founder's files must follow the new commit, and the git commands for it. */
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

/** Lists a few names, and counts the rest. */
export function someOf(names: readonly string[]): string {
  const shown = names.slice(0, 3);
  const more = names.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

function unsavedSentence(changes: readonly FileChange[], purpose: string): string {
  const names = someOf(changes.map((change) => change.path));
  return `${names} ${changes.length === 1 ? 'has' : 'have'} unsaved changes, and ${purpose} would lose them. Save first.`;
}

/**
 * Why replacing the founder's files with those of a commit would lose something, or undefined when it would not.
 * `purpose` names the action in the sentence.
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
    return `${someOf(error.data.filepaths)} ${error.data.filepaths.length === 1 ? 'is' : 'are'} in your files but not in any save, and ${purpose} would overwrite that. Move it elsewhere first.`;
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

/** Quotes a word for a shell where needed. */
export function quoted(word: string): string {
  return /^[\w./:=@-]+$/u.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
