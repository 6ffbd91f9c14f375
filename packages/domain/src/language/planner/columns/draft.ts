/** A column as far as its words have been read. */
export interface ColumnDraft {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly unique: boolean;
  /** SQL of the value new rows start with. */
  readonly initial?: string;
  /** SQL of the test every value must pass; the column is written as `name` inside it. */
  readonly check?: string;
  readonly allowed?: readonly string[];
  readonly references?: { readonly table: string; readonly column: string };
  /** Ends the sentence of its step: 'in dollars'. */
  readonly note?: string;
}

/** What one feature of a column's words adds to its draft. */
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
