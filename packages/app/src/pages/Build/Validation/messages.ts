import type { AllowedFinding, Finding } from '@saywright/domain/compliance';
import type { SteeredFile } from '@saywright/domain/mandate';

/** A chosen file, with its path in the chosen folder. */
export interface PickedFile {
  readonly path: string;
  readonly file: File;
}

/** The chosen files, and what was left out. */
export interface PickedSources {
  readonly files: readonly PickedFile[];
  /** Names of skipped third-party folders. */
  readonly folders: readonly string[];
  /** Whether files beyond the limit were dropped. */
  readonly isCut: boolean;
  /** Whether folders beyond the depth limit were skipped. */
  readonly isTooDeep: boolean;
  /** Number of entries the browser could not open. */
  readonly unreadable: number;
}

/** The worker's results. */
export interface CheckedSources {
  /** The files that the documented rules apply to. */
  readonly files: readonly SteeredFile[];
  readonly findings: readonly Finding[];
  readonly allowed: readonly AllowedFinding[];
  /** Number of files that were read. */
  readonly filesRead: number;
  readonly binary: number;
  readonly tooLarge: number;
  readonly unreadable: number;
}

/** The results for some of the files. */
export type Found = Pick<CheckedSources, 'files' | 'findings' | 'allowed'>;

/**
 * Messages to the worker: files in portions, then the start. One long message would block the page while it is copied.
 */
export type CheckRequest =
  | { readonly kind: 'take'; readonly files: readonly PickedFile[] }
  /** Checks the received files, or the bundled sources. */
  | { readonly kind: 'check'; readonly bundled: boolean };

/** Messages from the worker: results in portions, then the totals. */
export type CheckAnswer =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'done'; readonly counts: Omit<CheckedSources, keyof Found> };
