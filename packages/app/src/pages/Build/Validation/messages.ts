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

/** What the worker is asked: to check the given files, or without any the sources that came with the page. */
export interface CheckRequest {
  readonly files: readonly PickedFile[] | undefined;
}

/** What the worker answers. */
export type CheckAnswer =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'done'; readonly checked: CheckedSources };
