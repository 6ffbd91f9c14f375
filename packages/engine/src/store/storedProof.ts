import type { Proof } from '../database/prove.ts';

/** A proof with its time and duration. */
export interface StoredProof extends Proof {
  readonly provenAt: string;
  readonly tookMs: number;
  /** For an undo that would remove later changes: whether the untouched rest can be undone alone. */
  readonly untouched?: boolean;
  /** For an undo: later changes stay, so not everything is restored. */
  readonly isPartial?: boolean;
  /** Why this proof replaced an approved one with the same effect, for the receipt. */
  readonly recheck?: string;
}
