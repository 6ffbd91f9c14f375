/** A column of the founder's database, with the facts the planner needs. */
export interface LexiconColumn {
  readonly name: string;
  /** As Postgres prints it: `text`, `numeric(12,2)`, `timestamp with time zone`. */
  readonly type: string;
  readonly nullable: boolean;
  readonly hasDefault: boolean;
  readonly unique: boolean;
  readonly primaryKey: boolean;
  /** The table a foreign key of this column points to. */
  readonly references?: string;
  /** The values allowed by a check constraint or an enum. */
  readonly allowedValues?: readonly string[];
  /** Texts that occur in it, for columns with short ones; at most 400. Never leaves the server. */
  readonly values?: readonly string[];
}

/** A table of the founder's database. Names are as stored, without quotes; the schema is always `public`. */
export interface LexiconTable {
  readonly name: string;
  readonly columns: readonly LexiconColumn[];
  readonly rowSecurity: boolean;
  readonly policies: readonly string[];
}

/** The names that exist now; the planner never guesses a name that is not in it. */
export interface Lexicon {
  readonly tables: readonly LexiconTable[];
}
