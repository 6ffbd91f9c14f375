import type { Result } from '@saywright/domain/result';
import type { FileChange } from './codeHost.ts';

/** The project a site belongs to, with its display name. */
export interface SiteProject {
  readonly id: string;
  readonly name: string;
}

/** The pages that a variable or a password is for. */
export type SiteAudience = 'live' | 'previews';
/** Both when left out. */
export type SiteScope = SiteAudience | 'both';

/** An action that can be carried out at a later moment. */
export type LaterSiteAction =
  | { readonly kind: 'publish'; readonly deploy: string }
  | { readonly kind: 'take-offline'; readonly message?: string | undefined }
  | { readonly kind: 'bring-online' };

/** One change of a site. Files, values and passwords are stored before and referred to by id. */
export type SingleSiteAction =
  /** Makes a deploy live, and the site online; rolling back is publishing an earlier one. */
  | LaterSiteAction
  /** Makes a deploy visible at a separate address; visitors of the site see no difference. */
  | { readonly kind: 'preview'; readonly deploy: string }
  /** Takes the separate addresses of deploys away. */
  | { readonly kind: 'remove-preview'; readonly deploys: readonly string[] }
  | {
      readonly kind: 'set-variable';
      readonly name: string;
      readonly value: string;
      readonly scope?: SiteScope | undefined;
    }
  | { readonly kind: 'remove-variable'; readonly name: string; readonly scope?: SiteScope | undefined }
  /** The first domain is the main one; every other one redirects to it. */
  | { readonly kind: 'add-domain'; readonly domain: string; readonly isMain?: boolean | undefined }
  | { readonly kind: 'remove-domain'; readonly domain: string }
  | { readonly kind: 'set-main-domain'; readonly domain: string }
  | { readonly kind: 'redirect'; readonly from: string; readonly to: string }
  | { readonly kind: 'remove-redirect'; readonly from: string }
  | { readonly kind: 'set-password'; readonly password: string; readonly scope?: SiteScope | undefined }
  | { readonly kind: 'remove-password'; readonly scope?: SiteScope | undefined }
  /** `at` is an ISO 8601 moment in UTC. */
  | { readonly kind: 'schedule'; readonly id: string; readonly at: string; readonly what: LaterSiteAction }
  /** Cancels everything that is scheduled. */
  | { readonly kind: 'cancel-schedule' }
  | { readonly kind: 'delete-site' };

/** An action on a site, as data. */
export type SiteAction =
  | SingleSiteAction
  /** Several actions as one, in this order. */
  | { readonly kind: 'several'; readonly actions: readonly SingleSiteAction[] }
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
  /** Where each variable holds. */
  readonly scopes: Readonly<Record<string, SiteScope>>;
  readonly deleted: boolean;
  readonly domains: readonly { readonly name: string; readonly isMain: boolean }[];
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** The message that visitors get instead of the site; null while it is online. */
  readonly offline: string | null;
  /** What asks for a password. */
  readonly passwords: readonly SiteAudience[];
  /** The soonest first. */
  readonly schedule: readonly ScheduledView[];
  /** What was scheduled and is over, the newest first, at most 10. */
  readonly ran: readonly RanView[];
}

/** Something that will be carried out at a later moment. */
export interface ScheduledView {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly action: LaterSiteAction;
  /** What will be published; null for other actions, and where its files no longer exist. */
  readonly deploy: DeployView | null;
}

export interface RanView extends ScheduledView {
  readonly ranAt: string;
  /** Why it was not carried out; null where it was. */
  readonly problem: string | null;
}

/** A setting that an action changes; null where it is not set. */
export interface SettingChange {
  readonly kind: 'domain' | 'main-domain' | 'redirect' | 'offline' | 'password' | 'schedule';
  /** The domain, the path or the audience; '' for settings that exist once. */
  readonly name: string;
  /** Never a secret: a password is only `set`. */
  readonly before: string | null;
  readonly after: string | null;
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
  /** Missing in effects from before there were such settings. */
  readonly settings?: readonly SettingChange[];
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
  /** Stores the salted hash of a password, never the password, and returns its id. */
  keepPassword(project: SiteProject, password: string): Promise<Result<string>>;
  prove(project: SiteProject, action: SiteAction): Promise<Result<SiteProof>>;
  /** Executes a proven action, only if it still does exactly what was proven. Idempotent. */
  execute(
    project: SiteProject,
    approved: { readonly action: SiteAction; readonly operationId: string; readonly signature: string },
  ): Promise<Result<SiteApplied, SiteExecutionProblem>>;
  /** Reads what an operation did; used for crash recovery. */
  applied(project: SiteProject, operationId: string): Promise<SiteApplied | undefined>;
  /** Carries out everything scheduled whose moment has come, where it still does exactly what was proven. */
  runDue(): Promise<void>;
  /** The files that visitors get; empty where no site is live. */
  liveFiles(project: SiteProject): Promise<readonly { readonly path: string; readonly bytes: Uint8Array }[]>;
  /** Permanently removes the site with all its deploys and values. */
  remove(project: SiteProject): Promise<void>;
  /** Removes the files and values stored for a plan that will not be executed. */
  discard(project: SiteProject, action: SiteAction): Promise<void>;
  /** Permanently removes what was deleted, or stored and never used, before a given time. */
  purge(before: Date): Promise<void>;
}
