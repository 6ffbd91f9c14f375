/** A column while its words are being read. */
export interface ColumnDraft {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly unique: boolean;
  /** SQL of the default for new rows. */
  readonly initial?: string;
  /** The default in words, where its SQL is not plain. */
  readonly startWords?: string;
  /** SQL of the check constraint; refers to the column as `name`. */
  readonly check?: string;
  readonly allowed?: readonly string[];
  readonly references?: {
    /** A public table, or `auth.users`. */
    readonly table: string;
    readonly column: string;
    /** Ends the reference in SQL: `on delete cascade`. */
    readonly onDelete?: string;
  };
  /** Ends the wording of its step: 'in dollars'. */
  readonly note?: string;
}

/** The fields that one feature adds to the draft. */
export interface Feature {
  optional?: boolean;
  required?: boolean;
  unique?: boolean;
  type?: string;
  suffix?: string;
  money?: boolean;
  initialWords?: string;
  allowedWords?: string;
  lowest?: string;
  highest?: string;
  positive?: 'above' | 'from';
  longest?: string;
  named?: string;
  note?: string;
  reference?: string;
}
