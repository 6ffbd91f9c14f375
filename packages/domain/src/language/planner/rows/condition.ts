import type { Result } from '../../result.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import type { Understanding } from '../plan.ts';
import type { Wish } from '../wish.ts';
import type { Directory } from '../directory.ts';

/** One test on a row, as SQL and as words that continue 'orders …'. */
export interface Condition {
  readonly sql: string;
  readonly words: string;
  /** The column a bare word that follows ('or paid') also speaks about. */
  readonly column?: LexiconColumn;
}

export interface ConditionContext {
  readonly table: LexiconTable;
  readonly lexicon: Directory;
  readonly wish: Wish;
  /** Rows that will change are read strictly: a value of several plain words must stand in quotes. */
  readonly strict: boolean;
  /** The words stand before the noun ('paid orders'): only a state or a name can. */
  readonly front?: boolean;
  /** They stand before it with 'from' or 'of' between ('Ada from customers'): then they name a row. */
  readonly apart?: boolean;
  /** The whole instruction again, with the unread words exchanged: for choices to press. */
  readonly reword: (unread: string, replacement: string) => string;
}

/** A rule reads one condition, asks about it, or leaves it (undefined) to the next rule. */
export type ConditionRule = (
  text: string,
  context: ConditionContext,
) => Result<Condition, Understanding> | undefined;
