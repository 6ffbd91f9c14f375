import type { Result } from '@saywright/domain/result';
import type { FileChange } from './codeHost.ts';

/** The project a site belongs to; the name is what people call it. */
export interface SiteProject {
  readonly id: string;
  readonly name: string;
}

/** One thing that can be done to a site, as data. Files and values are handed over before and named by their id. */
export type SiteAction =
  /** Makes a deploy what visitors see; rolling back is publishing an earlier one. */
  | { readonly kind: 'publish'; readonly deploy: string }
  /** Makes a deploy visible under an address of its own; visitors of the site see no difference. */
  | { readonly kind: 'preview'; readonly deploy: string }
  | { readonly kind: 'set-variable'; readonly name: string; readonly value: string }
  | { readonly kind: 'remove-variable'; readonly name: string }
  | { readonly kind: 'delete-site' }
  /** Puts what an executed operation changed back exactly as it was. */
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
  /** Path of its own address on the second origin. */
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

/** What an action does, counted. Plain data, which is stored. */
export interface SiteEffect {
  readonly live: { readonly before: DeployView | null; readonly after: DeployView | null };
  /** The deploy that gets an address of its own. */
  readonly preview: DeployView | null;
  /** How what visitors get changes, or how a preview differs from what they get. */
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
  /** Whether the way back was tried and led exactly to the start. */
  readonly undo: 'exact' | 'none';
}

export type SiteExecutionProblem =
  /** It would now do something else than was proven: nothing was done. */
  { readonly kind: 'changed' } | { readonly kind: 'failed'; readonly message: string };

export interface SiteApplied {
  readonly operationId: string;
  readonly effect: SiteEffect;
  readonly appliedAt: string;
}

/** Files for a deploy, with what they come from. */
export interface SiteContent {
  readonly title: string;
  readonly branch: string;
  readonly commit: string;
  readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

/**
 * Where the founder's site is: one per project, made when first used. A deploy is a fixed set of files, named by their
 * content; what visitors see changes in one step from one deploy to another. Calls for one project run one after the
 * other.
 */
export interface SiteHost {
  status(project: SiteProject): Promise<SiteStatus>;
  /** Hands over files for a deploy that nobody sees yet. */
  prepare(project: SiteProject, content: SiteContent): Promise<Result<string>>;
  /** Hands over a value that stays on the host; the answer names it. */
  keepValue(project: SiteProject, value: string): Promise<Result<string>>;
  prove(project: SiteProject, action: SiteAction): Promise<Result<SiteProof>>;
  /** Does a proven action, only if it still does exactly what was proven. Repeating it changes nothing. */
  execute(
    project: SiteProject,
    approved: { readonly action: SiteAction; readonly operationId: string; readonly signature: string },
  ): Promise<Result<SiteApplied, SiteExecutionProblem>>;
  /** What an operation did, the truth after a crash. */
  applied(project: SiteProject, operationId: string): Promise<SiteApplied | undefined>;
  /** What visitors of the site get; nothing where no site is live. */
  liveFiles(project: SiteProject): Promise<readonly { readonly path: string; readonly bytes: Uint8Array }[]>;
  /** Removes the site for good, with every deploy and value of it. */
  remove(project: SiteProject): Promise<void>;
  /** Forgets what was handed over for a plan that will not be executed. */
  discard(project: SiteProject, action: SiteAction): Promise<void>;
  /** Removes for good what was deleted, and what was handed over and never used, before a moment. */
  purge(before: Date): Promise<void>;
}
