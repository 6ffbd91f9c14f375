import type { RequestedCodeAction } from '@saywright/domain/code-hosting';
import type { Result } from '@saywright/domain/result';

/** The project a repository belongs to, with its display name. */
export interface CodeProject {
  readonly id: string;
  readonly name: string;
}

/** Author of a commit. */
export interface Author {
  readonly name: string;
  readonly email: string;
}

/** An action on a repository, as data. */
export type CodeAction =
  | RequestedCodeAction
  /**
   * Undoes an executed operation: restores everything exactly where nothing came after it, otherwise adds a commit that
   * reverts it.
   */
  | { readonly kind: 'undo'; readonly operationId: string };

export interface CodeRequest {
  readonly action: CodeAction;
  readonly author: Author;
  /** Timestamp of new commits, ISO 8601; part of the plan, so that trial and execution create the same commit. */
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
  /** Files that differ from the last save. */
  readonly unsaved: readonly FileChange[];
  /** Newest first, at most 20. */
  readonly commits: readonly CodeCommit[];
}

/** The effect of an action, measured on a throw-away copy. Plain data, which is stored. */
export interface CodeEffect {
  readonly head: { readonly before: string; readonly after: string };
  readonly branches: readonly {
    readonly name: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  readonly files: readonly FileChange[];
  /** Commits that a branch gains, newest first. */
  readonly gained: readonly CodeCommit[];
  /** Commits that are on no branch afterwards; they stay stored for undo. */
  readonly lost: readonly CodeCommit[];
  /** Tags, and changes that were set aside, by full ref name. */
  readonly refs?:
    | readonly { readonly ref: string; readonly before: string | null; readonly after: string | null }[]
    | undefined;
  /** Paths whose unsaved changes are replaced; the bytes stay stored for undo. */
  readonly replaced?: readonly string[] | undefined;
}

/** Consecutive lines of a file, with the number of the first one before and after. */
export interface CodeHunk {
  readonly oldStart: number;
  readonly newStart: number;
  readonly lines: readonly { readonly kind: 'added' | 'removed' | 'context'; readonly text: string }[];
}

/** Changes in a text file. */
export interface FileDiff {
  readonly path: string;
  readonly hunks: readonly CodeHunk[];
}

export interface CodeProof {
  readonly effect: CodeEffect;
  /** Line-by-line changes in the first text files, limited to a readable amount. */
  readonly diffs: readonly FileDiff[];
  /** Equal exactly when the same branches would end at the same commits, starting from the same ones. */
  readonly signature: string;
  /** The equivalent git commands. */
  readonly commands: readonly string[];
  /** Whether undo works, found by trying it on the copy. */
  readonly undo: 'exact' | 'none';
}

/** Why an action is not possible. Nothing was changed. */
export interface CodeProblem {
  readonly message: string;
  /** Paths that both sides changed, when that is the reason. */
  readonly conflicts?: readonly string[];
}

export type CodeExecutionProblem =
  /** It would no longer do exactly what was proven: nothing was done. */
  { readonly kind: 'changed' } | { readonly kind: 'failed'; readonly message: string };

export interface CodeApplied {
  readonly operationId: string;
  readonly effect: CodeEffect;
  readonly appliedAt: string;
}

/** A tag with the commit it marks. */
export interface CodeTag {
  readonly name: string;
  readonly commit: string;
}

/** Unsaved changes that were set aside. */
export interface CodeAside {
  readonly note: string;
  /** ISO 8601. */
  readonly at: string;
  readonly files: readonly FileChange[];
}

/** Which commits of a history to list. */
export interface CodeHistoryFilter {
  /** A branch, a tag or a commit; the current branch if left out. */
  readonly ref?: string | undefined;
  /** A file or a folder that the commits changed. */
  readonly path?: string | undefined;
  /** Part of the author's name or address. */
  readonly author?: string | undefined;
  /** Earliest time, ISO 8601. */
  readonly since?: string | undefined;
  readonly limit: number;
}

/** A file to be written, or removed where there are no bytes. */
export interface FileWrite {
  readonly path: string;
  readonly bytes: Uint8Array | null;
}

/** Progress of a call through the files of a project. */
export interface FileProgress {
  readonly step: 'reading' | 'comparing';
  readonly done: number;
  readonly total: number;
}

/**
 * The founder's code: one repository per project, created with a first commit on `main` on first use. Calls for one
 * project run one after the other. `ref` is a branch, a tag or a commit; left out, it means the current files, saved or not. A
 * call whose `signal` is aborted ends soon with its reason and has changed nothing.
 */
export interface CodeHost {
  /** Stores content that a plan may write to a file; returns its id. No file changes. */
  storeBlob(project: CodeProject, content: Uint8Array): Promise<string>;
  status(project: CodeProject, signal?: AbortSignal): Promise<CodeStatus>;
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
  compare(
    project: CodeProject,
    from: string,
    to: string,
    signal?: AbortSignal,
  ): Promise<Result<readonly FileChange[]>>;
  /** Compares two versions, line by line where they are text; `to` left out means the current files. */
  difference(
    project: CodeProject,
    from: string,
    to: string | undefined,
    signal?: AbortSignal,
  ): Promise<Result<{ readonly files: readonly FileChange[]; readonly diffs: readonly FileDiff[] }>>;
  /** Commits that match a filter, newest first. */
  history(project: CodeProject, filter: CodeHistoryFilter): Promise<Result<readonly CodeCommit[]>>;
  tags(project: CodeProject): Promise<readonly CodeTag[]>;
  /** Changes that were set aside, newest first. */
  asides(project: CodeProject): Promise<readonly CodeAside[]>;
  /** Carries out the action on a throw-away copy and measures what changed there. */
  prove(
    project: CodeProject,
    request: CodeRequest,
    signal?: AbortSignal,
  ): Promise<Result<CodeProof, CodeProblem>>;
  /**
   * Runs work on the code as an action leaves it, on a throw-away copy. The work may not call the host for the same
   * project.
   */
  withResult<Value>(
    project: CodeProject,
    request: CodeRequest,
    use: (code: Pick<CodeHost, 'status' | 'files' | 'readMany'>) => Promise<Value>,
  ): Promise<Result<Value, CodeProblem>>;
  /**
   * Executes a proven action, only if it still does exactly what was proven. Idempotent. Once it has started to change the
   * repository it is finished, even if aborted.
   */
  execute(
    project: CodeProject,
    approved: CodeRequest & { readonly operationId: string; readonly signature: string },
    signal?: AbortSignal,
  ): Promise<Result<CodeApplied, CodeExecutionProblem>>;
  /** Progress of the running call of a project; undefined where none runs, or it counts no files. */
  progress(project: CodeProject): FileProgress | undefined;
  /** Reads what an operation did; used for crash recovery. */
  applied(project: CodeProject, operationId: string): Promise<CodeApplied | undefined>;
  /** Copies files and history to a new folder. */
  copyTo(project: CodeProject, folder: string): Promise<void>;
  /**
   * Starts a new project from a folder that `copyTo` wrote, with a text replaced in its files. Nothing in the folder is
   * trusted; false where it holds no repository.
   */
  startFrom(
    project: CodeProject,
    folder: string,
    replaced: readonly (readonly [text: string, by: string])[],
  ): Promise<boolean>;
  /** Permanently removes the repository with everything in it. */
  remove(project: CodeProject): Promise<void>;
}
