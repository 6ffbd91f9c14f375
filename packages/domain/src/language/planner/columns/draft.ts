/** A column while its words are being read. */
export interface ColumnDraft {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly unique: boolean;
  /** SQL of the default for new rows. */
  readonly initial?: string;
  /** SQL of the check constraint; refers to the column as `name`. */
  readonly check?: string;
  readonly allowed?: readonly string[];
  readonly references?: { readonly table: string; readonly column: string };
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
