import type { AllowedFinding, Finding } from '@saywright/domain/compliance';
import type { SteeredFile } from '@saywright/domain/mandate';

/** A file somebody chose, under its path in what they chose. */
export interface PickedFile {
  readonly path: string;
  readonly file: File;
}

/** What somebody chose, and what of it was left out. */
export interface Picked {
  readonly files: readonly PickedFile[];
  /** Names of folders that hold what others wrote. */
  readonly folders: readonly string[];
  /** More files than are taken. */
  readonly isCut: boolean;
  /** Folders deeper than anybody nests them. */
  readonly isTooDeep: boolean;
  /** Entries the browser could not open. */
  readonly unreadable: number;
}

/** What the worker found in the sources. */
export interface CheckedSources {
  /** The files the documented rules apply to. */
  readonly files: readonly SteeredFile[];
  readonly findings: readonly Finding[];
  readonly allowed: readonly AllowedFinding[];
  /** Files that were read. */
  readonly looked: number;
  readonly binary: number;
  readonly tooLarge: number;
  readonly unreadable: number;
}

/** What was found in some of the files. */
export type Found = Pick<CheckedSources, 'files' | 'findings' | 'allowed'>;

/**
 * What the worker is told: files in portions, then to begin. A long message would hold up the page that writes or reads
 * it.
 */
export type CheckRequest =
  | { readonly kind: 'take'; readonly files: readonly PickedFile[] }
  /** Checks the files that were handed over, or the sources that came with the page. */
  | { readonly kind: 'check'; readonly bundled: boolean };

/** What the worker answers: what it finds in portions, then how many files there were of each kind. */
export type CheckAnswer =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'done'; readonly counts: Omit<CheckedSources, keyof Found> };
