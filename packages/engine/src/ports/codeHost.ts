import type { CodeWish } from '@saywright/domain/code-hosting';
import type { Result } from '@saywright/domain/result';

/** The project a repository belongs to; the name is what people call it. */
export interface CodeProject {
  readonly id: string;
  readonly name: string;
}

/** Who a save is by. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** One thing that can be done to a repository, as data. */
export type CodeAction =
  | CodeWish
  /**
   * The way back of an executed operation: everything exactly as before it where nothing came after, else a save that
   * takes back what it changed.
   */
  | { readonly kind: 'undo'; readonly operationId: string };

export interface CodeRequest {
  readonly action: CodeAction;
  readonly author: Author;
  /** The time that new saves carry, ISO 8601; part of the plan, so that trial and execution make the same save. */
  readonly at: string;
}

export interface FileChange {
  readonly path: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** Null where there is no file. */
  readonly bytesBefore: number | null;
  readonly bytesAfter: number | null;
}

export interface CodeCommit {
  readonly id: string;
  readonly message: string;
  readonly author: string;
  /** ISO 8601. */
  readonly at: string;
}

export interface CodeStatus {
  readonly branch: string;
  readonly branches: readonly { readonly name: string; readonly commit: string }[];
  /** What differs from the last save. */
  readonly unsaved: readonly FileChange[];
  /** Newest first, at most 20. */
  readonly commits: readonly CodeCommit[];
}

/** What an action does, measured by doing it to a throw-away copy. Plain data, which is stored. */
export interface CodeEffect {
  readonly head: { readonly before: string; readonly after: string };
  readonly branches: readonly {
    readonly name: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  readonly files: readonly FileChange[];
  /** Saves that a branch gains, newest first. */
  readonly gained: readonly CodeCommit[];
  /** Saves that are on no branch afterwards; they are kept for undo. */
  readonly lost: readonly CodeCommit[];
}

/** Lines that stand together in a file, with the number of the first one before and after. */
export interface CodeHunk {
  readonly oldStart: number;
  readonly newStart: number;
  readonly lines: readonly { readonly kind: 'added' | 'removed' | 'context'; readonly text: string }[];
}

/** What changes in a file of text. */
export interface FileDiff {
  readonly path: string;
  readonly hunks: readonly CodeHunk[];
}

export interface CodeProof {
  readonly effect: CodeEffect;
  /** What changes line by line in the first files of text, as far as a person can take it in. */
  readonly diffs: readonly FileDiff[];
  /** Equal exactly when the same branches would end at the same saves, starting from the same ones. */
  readonly signature: string;
  /** How the action would be typed. */
  readonly commands: readonly string[];
  /** What the way back is, found by trying it on the copy. */
  readonly undo: 'exact' | 'none';
}

/** Why an action is not possible. Nothing was changed. */
export interface CodeProblem {
  readonly message: string;
  /** Paths that both sides changed, when that is the reason. */
  readonly conflicts?: readonly string[];
}

export type CodeExecutionProblem =
  /** It would now do something else than was proven: nothing was done. */
  { readonly kind: 'changed' } | { readonly kind: 'failed'; readonly message: string };

export interface CodeApplied {
  readonly operationId: string;
  readonly effect: CodeEffect;
  readonly appliedAt: string;
}

/** A file to be written, or removed where there are no bytes. */
export interface FileWrite {
  readonly path: string;
  readonly bytes: Uint8Array | null;
}

/**
 * Where the founder's code is kept: one repository per project, made with a first save on `main` when first used.
 * Calls for one project run one after the other. `ref` is a branch or a commit; left out, it means the files as they
 * are now, saved or not.
 */
export interface CodeHost {
  status(project: CodeProject): Promise<CodeStatus>;
  files(
    project: CodeProject,
    ref?: string,
  ): Promise<Result<readonly { readonly path: string; readonly bytes: number }[]>>;
  read(project: CodeProject, path: string, ref?: string): Promise<Result<Uint8Array>>;
  /** The contents of several files of one save, in the order asked for. */
  readMany(
    project: CodeProject,
    paths: readonly string[],
    ref: string,
  ): Promise<Result<readonly { readonly path: string; readonly bytes: Uint8Array }[]>>;
  write(project: CodeProject, files: readonly FileWrite[]): Promise<Result<null>>;
  compare(project: CodeProject, from: string, to: string): Promise<Result<readonly FileChange[]>>;
  /** Does the action to a throw-away copy and measures what changed there. */
  prove(project: CodeProject, request: CodeRequest): Promise<Result<CodeProof, CodeProblem>>;
  /** Does a proven action for good, only if it still does exactly what was proven. Repeating it changes nothing. */
  execute(
    project: CodeProject,
    approved: CodeRequest & { readonly operationId: string; readonly signature: string },
  ): Promise<Result<CodeApplied, CodeExecutionProblem>>;
  /** What an operation did, the truth after a crash. */
  applied(project: CodeProject, operationId: string): Promise<CodeApplied | undefined>;
  /** Removes the repository for good, with everything in it. */
  remove(project: CodeProject): Promise<void>;
}
