import type { Service } from '../../operations/types.ts';
import type { ProjectFacts } from '../../content/demo/projectFiles.ts';

/** Facts about a repository. */
export interface CodeContext {
  /** The branch that is current. */
  readonly branch: string;
  readonly branches: readonly string[];
  /** Files that differ from the last save. */
  readonly unsaved: readonly { readonly path: string; readonly change: 'added' | 'changed' | 'removed' }[];
}

/** An action that a sentence is understood as. */
export type UnderstoodCodeAction =
  /** Commits everything unsaved on the current branch, or only some paths; the message is derived if left out. */
  | {
      readonly kind: 'save';
      readonly message?: string | undefined;
      readonly paths?: readonly string[] | undefined;
    }
  | {
      readonly kind: 'create-branch';
      readonly name: string;
      /** The start branch; defaults to the current one. */
      readonly from?: string;
      readonly switchTo: boolean;
    }
  | { readonly kind: 'switch'; readonly name: string }
  | { readonly kind: 'delete-branch'; readonly name: string }
  | {
      readonly kind: 'merge';
      readonly from: string;
      readonly into: string;
      /** Files that keep the version of one side: `ours` is that of `into`, `theirs` that of `from`. */
      readonly settle?: readonly { readonly path: string; readonly keep: 'ours' | 'theirs' }[] | undefined;
    }
  /** Writes the first files of a project and commits them on the current branch. */
  | ({ readonly kind: 'start-project' } & ProjectFacts)
  /** Adds a commit that reverts an earlier one, by default the last; history is never rewritten. */
  | { readonly kind: 'revert'; readonly commit?: string | undefined };

/** An action on a repository. A version is a branch, a tag, or the first characters of a commit id. */
export type SingleCodeAction =
  | UnderstoodCodeAction
  | { readonly kind: 'rename-branch'; readonly name: string; readonly to: string }
  /** Files as they were in a version, as unsaved changes; all files if no paths are given. */
  | { readonly kind: 'restore'; readonly from: string; readonly paths?: readonly string[] | undefined }
  /** Files as they were last saved; all unsaved changes if no paths are given. */
  | { readonly kind: 'discard'; readonly paths?: readonly string[] | undefined }
  /** Keeps the unsaved changes for later and removes them from the files. */
  | { readonly kind: 'set-aside'; readonly note?: string | undefined }
  /** Brings back the changes that were set aside last. */
  | { readonly kind: 'bring-back' }
  | { readonly kind: 'tag'; readonly name: string; readonly version?: string | undefined }
  | { readonly kind: 'delete-tag'; readonly name: string }
  /** Adds patterns to `.gitignore` and saves that; files that match stay on disk and leave the history. */
  | { readonly kind: 'ignore'; readonly patterns: readonly string[] }
  | {
      readonly kind: 'write-file';
      readonly path: string;
      readonly content: string;
      /** Id of content that the repository has already; in place of `content`. */
      readonly blob?: string;
    }
  | { readonly kind: 'move-file'; readonly path: string; readonly to: string }
  | { readonly kind: 'delete-files'; readonly paths: readonly string[] };

/** An action on a repository, or several in order that are one plan. */
export type RequestedCodeAction =
  | SingleCodeAction
  | { readonly kind: 'several'; readonly actions: readonly SingleCodeAction[] };

interface Choice {
  readonly label: string;
  readonly instruction: string;
  /** The service to send it to; defaults to the one that asked. */
  readonly service?: Service;
}

/** The reading of an instruction about code: an action, an answer, one question or a refusal. */
export type CodeUnderstanding =
  | { readonly kind: 'plan'; readonly action: UnderstoodCodeAction; readonly next: readonly string[] }
  | { readonly kind: 'answer'; readonly about: 'status' | 'history' | 'branches' | 'files' }
  | {
      readonly kind: 'question';
      readonly text: string;
      readonly choices: readonly Choice[];
      /** Set when nothing was understood; the choices are examples. */
      readonly isUnread?: true;
    }
  | { readonly kind: 'refusal'; readonly reason: string; readonly suggestions: readonly string[] };
