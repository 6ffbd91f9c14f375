import type { Result } from '../../../shared/result.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import type { Understanding } from '../plan.ts';
import type { Clause } from '../clause.ts';
import type { SchemaIndex } from '../schemaIndex.ts';

/** One test on a row, as SQL and as words that continue 'orders …'. */
export interface Condition {
  readonly sql: string;
  readonly words: string;
  /** The column that a following bare word ('or paid') also refers to. */
  readonly column?: LexiconColumn;
}

export interface ConditionContext {
  readonly table: LexiconTable;
  readonly schema: SchemaIndex;
  readonly clause: Clause;
  /** True for rows that will change: a value of several plain words must be quoted. */
  readonly strict: boolean;
  /** The words come before the noun ('paid orders'), where only a state or a name is possible. */
  readonly front?: boolean;
  /** They come before it with 'from' or 'of' in between ('Ada from customers'), so they name a row. */
  readonly apart?: boolean;
  /** The whole instruction with the unread words replaced, for choices. */
  readonly reword: (unread: string, replacement: string) => string;
}

/** Reads one condition, asks about it, or leaves it to the next rule (undefined). */
export type ConditionRule = (
  text: string,
  context: ConditionContext,
) => Result<Condition, Understanding> | undefined;
