/** Parts of a project that a restore point holds. */
export const restoreParts = ['database', 'people', 'files', 'code', 'site', 'conversation'] as const;
export type RestorePart = (typeof restoreParts)[number];

/** Why a restore point was made. */
export const restoreReasons = ['named', 'daily', 'before-operation', 'before-return'] as const;
export type RestoreReason = (typeof restoreReasons)[number];

/** What is known of a restore point without looking into it. */
export interface RestorePointFacts {
  readonly id: string;
  /** When it was made, in epoch milliseconds. */
  readonly at: number;
  readonly reason: RestoreReason;
  /** Given by the person, or what it was made before. */
  readonly name: string;
}

/** What going back would do with rows, people or files. */
export interface Moved {
  /** Newer than the point: they go. */
  readonly removed: number;
  /** They went since the point, and come back. */
  readonly restored: number;
  /** Changed since: they get their earlier content. */
  readonly setBack: number;
}

export interface TableDifference extends Moved {
  readonly table: string;
  /** Whether the table was made since and goes, was removed since and comes back, or is in both. */
  readonly kind: 'goes' | 'returns' | 'stays';
  readonly columnsRemoved: readonly string[];
  readonly columnsRestored: readonly string[];
  /** Whether columns, rules or access change. */
  readonly isShapeChanged: boolean;
}

/** A branch or a tag that going back moves. */
export interface BranchDifference {
  readonly name: string;
  readonly kind: 'goes' | 'returns' | 'moves';
  /** Saves made since that it no longer has. */
  readonly newer: number;
}

/** What going back to a restore point would change against now. */
export interface RestoreDifference {
  /** Only tables that change. */
  readonly tables: readonly TableDifference[];
  /** Number of all tables, now and then. */
  readonly tableCount: number;
  readonly people: Moved & { readonly kept: number };
  readonly code: {
    readonly branches: readonly BranchDifference[];
    readonly files: Moved & { readonly same: number };
  };
  /** Files that the project's app stores; left out where it stores none. */
  readonly files?: Moved & { readonly same: number };
  readonly site: {
    /** Names of the versions that visitors see; null where the site is offline. */
    readonly live?: { readonly now: string | null; readonly earlier: string | null };
    /** Settings and variables that change. */
    readonly settings: number;
    /** What cannot come back, each with its reason. */
    readonly leftOut: readonly string[];
  };
  /** Messages written since; they stay. */
  readonly messages: number;
}

const nothing: Moved = { removed: 0, restored: 0, setBack: 0 };

/** The difference to a point without changes since, in an empty project. */
export const noDifference: RestoreDifference = {
  tables: [],
  tableCount: 0,
  people: { ...nothing, kept: 0 },
  code: { branches: [], files: { ...nothing, same: 0 } },
  site: { settings: 0, leftOut: [] },
  messages: 0,
};
