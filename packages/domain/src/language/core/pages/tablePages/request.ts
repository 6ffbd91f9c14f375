import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';

/** A table whose rows a page is to list. */
export interface ShownTable {
  readonly table: LexiconTable;
  /** The columns that were named; all of them where none was. */
  readonly columns: readonly LexiconColumn[];
}

/** Where the rows are to be: on a page that exists or is new, or each table on a page of a whole site. */
export type TablePlace =
  | { readonly kind: 'page'; readonly name: string; readonly isNew: boolean }
  | { readonly kind: 'site' };

/** A request to put tables that exist already on pages. */
export interface TablePagesRequest {
  readonly shown: readonly ShownTable[];
  /** Tables to which people who sign in add rows. */
  readonly forms: readonly LexiconTable[];
  readonly place: TablePlace;
  /** Everybody may read what is shown, also where rows are usually private. */
  readonly isForEverybody: boolean;
  /** Only people who sign in see what is shown. */
  readonly isForMembers?: boolean;
  /**
   * Names of the tables whose rows people choose in a form, though only those who sign in may read them; the form leaves
   * out the others. Asked where it matters and is not said.
   */
  readonly chosen?: readonly string[] | undefined;
  readonly isPublished: boolean;
}
