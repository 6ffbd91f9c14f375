import type { Result } from '@saywright/domain/result';
import type { FileChange } from './codeHost.ts';

/** The project a site belongs to, with its display name. */
export interface SiteProject {
  readonly id: string;
  readonly name: string;
}

/** An action on a site, as data. Files and values are stored before and referred to by id. */
export type SiteAction =
  /** Makes a deploy live; rolling back is publishing an earlier one. */
  | { readonly kind: 'publish'; readonly deploy: string }
  /** Makes a deploy visible at a separate address; visitors of the site see no difference. */
  | { readonly kind: 'preview'; readonly deploy: string }
  | { readonly kind: 'set-variable'; readonly name: string; readonly value: string }
  | { readonly kind: 'remove-variable'; readonly name: string }
  | { readonly kind: 'delete-site' }
  /** Restores exactly what an executed operation changed. */
  | { readonly kind: 'undo'; readonly operationId: string };

export interface DeployView {
  readonly id: string;
  readonly title: string;
  readonly branch: string | null;
  readonly commit: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  /** When visitors first saw it, or null. */
  readonly publishedAt: string | null;
  readonly files: number;
  readonly bytes: number;
  /** Path of the deploy on the second origin. */
  readonly path: string;
}

export interface SiteStatus {
  readonly name: string;
  /** Path of the site on the second origin. */
  readonly path: string;
  readonly live: DeployView | null;
  /** Newest first, at most 20. */
  readonly deploys: readonly DeployView[];
  /** Names only: values never leave the host. */
  readonly variables: readonly string[];
  readonly deleted: boolean;
}

/** The measured effect of an action. Plain data, which is stored. */
export interface SiteEffect {
  readonly live: { readonly before: DeployView | null; readonly after: DeployView | null };
  /** The deploy that gets a separate address. */
  readonly preview: DeployView | null;
  /** Changes in what visitors get, or how a preview differs from it. */
  readonly files: {
    readonly added: number;
    readonly changed: number;
    readonly removed: number;
    readonly same: number;
    /** Growth in bytes. */
    readonly bytes: number;
    /** The first few of those that differ. */
    readonly examples: readonly FileChange[];
  };
  readonly variables: {
    readonly added: readonly string[];
    readonly changed: readonly string[];
    readonly removed: readonly string[];
  };
  readonly online: { readonly before: boolean; readonly after: boolean };
}

export interface SiteProof {
  readonly effect: SiteEffect;
  /** Equal exactly when the same start leads to the same end. */
  readonly signature: string;
  readonly commands: readonly string[];
  /** Whether undo was tried and led back exactly to the start. */
  readonly undo: 'exact' | 'none';
}

export type SiteExecutionProblem =
  /** It would no longer do exactly what was proven: nothing was done. */
  { readonly kind: 'changed' } | { readonly kind: 'failed'; readonly message: string };

export interface SiteApplied {
  readonly operationId: string;
  readonly effect: SiteEffect;
  readonly appliedAt: string;
}

/** Files for a deploy, with their source. */
export interface SiteContent {
  readonly title: string;
  readonly branch: string;
  readonly commit: string;
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

/**
 * The founder's site: one per project, created on first use. A deploy is a fixed set of files, named by their content;
 * visitors are switched from one deploy to another in one step. Calls for one project run one after the other.
 */
export interface SiteHost {
  status(project: SiteProject): Promise<SiteStatus>;
  /** Stores files for a deploy that nobody sees yet, and returns its id. */
  prepare(project: SiteProject, content: SiteContent): Promise<Result<string>>;
  /** Stores a value, which never leaves the host, and returns its id. */
  keepValue(project: SiteProject, value: string): Promise<Result<string>>;
  prove(project: SiteProject, action: SiteAction): Promise<Result<SiteProof>>;
  /** Executes a proven action, only if it still does exactly what was proven. Idempotent. */
  execute(
    project: SiteProject,
    approved: { readonly action: SiteAction; readonly operationId: string; readonly signature: string },
  ): Promise<Result<SiteApplied, SiteExecutionProblem>>;
  /** Reads what an operation did; used for crash recovery. */
  applied(project: SiteProject, operationId: string): Promise<SiteApplied | undefined>;
  /** The files that visitors get; empty where no site is live. */
  liveFiles(project: SiteProject): Promise<readonly { readonly path: string; readonly bytes: Uint8Array }[]>;
  /** Permanently removes the site with all its deploys and values. */
  remove(project: SiteProject): Promise<void>;
  /** Removes the files and values stored for a plan that will not be executed. */
  discard(project: SiteProject, action: SiteAction): Promise<void>;
  /** Permanently removes what was deleted, or stored and never used, before a given time. */
  purge(before: Date): Promise<void>;
}
