import type { ColumnSpec, Condition } from '../../../ast/index.ts';

/** A table that is being described. */
export interface Draft {
  readonly name: string;
  readonly said: string;
  columns: ColumnSpec[];
  unique: (readonly string[])[];
  checks: Condition[];
  /** The words say that a table is wanted. */
  readonly isSure: boolean;
  key?: readonly string[];
}
