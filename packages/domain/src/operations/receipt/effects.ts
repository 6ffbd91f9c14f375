/** Rows of one table that a plan inserted, changed or deleted, including cascades and triggers. */
export interface RowEffect {
  readonly table: string;
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
  /** Rows in the table before the plan; absent when a single row was found by its key and nothing was counted. */
  readonly before?: number;
}

/** A table or column that lost all its rows or values. */
export interface Loss {
  readonly name: string;
  /** Rows of a table, or filled-in values of a column. */
  readonly count: number;
}

/** A rename. */
export interface Rename {
  readonly from: string;
  readonly to: string;
}

/** Everything a plan did to the database, counted by the database. */
export interface Effects {
  readonly tablesCreated: readonly string[];
  readonly tablesDropped: readonly Loss[];
  readonly tablesRenamed: readonly Rename[];
  readonly columnsAdded: readonly string[];
  readonly columnsDropped: readonly Loss[];
  readonly columnsRenamed: readonly Rename[];
  readonly columnsChanged: readonly string[];
  readonly policiesAdded: number;
  readonly policiesDropped: number;
  readonly rulesAdded: number;
  readonly rulesDropped: number;
  readonly rowSecurityOn: readonly string[];
  readonly rowSecurityOff: readonly string[];
  readonly rows: readonly RowEffect[];
  /** Change of the stored size, in bytes; negative when space is freed. */
  readonly bytes: number;
}
