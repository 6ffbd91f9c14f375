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
  /** True where it has no text twice, so that a first name alone says who is meant. */
  readonly isDistinct?: boolean;
}

/** A rule about the values of a table, or a key. */
export interface LexiconConstraint {
  readonly name: string;
  readonly kind: 'check' | 'unique' | 'primary' | 'foreign' | 'exclusion';
  readonly columns: readonly string[];
}

/** An access rule with the actions it gives. */
export interface LexiconRule {
  readonly name: string;
  readonly actions: readonly ('read' | 'add' | 'change' | 'delete')[];
}

export interface LexiconIndex {
  readonly name: string;
  readonly columns: readonly string[];
  readonly unique: boolean;
}

/** A table of the founder's database. Names are as stored, without quotes; the schema is always `public`. */
export interface LexiconTable {
  readonly name: string;
  readonly columns: readonly LexiconColumn[];
  readonly rowSecurity: boolean;
  readonly policies: readonly string[];
  /** The access rules with their actions; a policy that is not listed here counts as one for every action. */
  readonly rules?: readonly LexiconRule[];
  readonly constraints?: readonly LexiconConstraint[];
  /** Indexes that belong to no constraint. */
  readonly indexes?: readonly LexiconIndex[];
}

/** The names that exist now; the planner never guesses a name that is not in it. */
export interface Lexicon {
  readonly tables: readonly LexiconTable[];
}
