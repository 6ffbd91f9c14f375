import type { LexiconTable } from '../../../planner/lexicon.ts';
import type { Mention } from './mentions.ts';
import type { Piece, RowAction, Who } from './pieces.ts';

/** One statement about access: these people may, or may not, do this with these rows. */
export interface Statement {
  readonly who: readonly Who[];
  readonly actions: readonly RowAction[];
  readonly tables: readonly LexiconTable[];
  readonly ownOf: readonly LexiconTable[];
  readonly rest: readonly Mention[];
  readonly isNot: boolean;
  readonly isOnly: boolean;
  /** True where `only` is about what they may do: "parents only read". */
  readonly isOnlyAction: boolean;
  readonly isOwn: boolean;
  readonly isAll: boolean;
  readonly isDraft: boolean;
  /** The condition is about rows as they arrive. */
  readonly isArrival: boolean;
  /** The current rules: "like until now". */
  readonly isAsNow: boolean;
}

/** What all sentences together say. */
export interface Sayings {
  statements: Statement[];
  /** Tables to lock, no matter what follows. */
  locked: LexiconTable[];
  isEveryTable: boolean;
  isComplaint: boolean;
  /** Nobody else may do what is allowed. */
  isExclusive: boolean;
  topic: readonly LexiconTable[];
  topicActions: readonly RowAction[];
  /** The people a complaint is about. */
  topicWho: readonly Who[];
  /** True where an action is named, not only taken as read. */
  isExplicit: boolean;
  /** People without a column for their account are known by their e-mail address. */
  isByEmail: boolean;
  unread: string[];
}

/** The state before the first sentence. */
export function nothingSaid(): Sayings {
  return {
    statements: [],
    locked: [],
    isEveryTable: false,
    isComplaint: false,
    isExclusive: false,
    topic: [],
    topicActions: [],
    topicWho: [],
    isExplicit: false,
    isByEmail: false,
    unread: [],
  };
}

/** The statement that one part makes. */
export function statementOf(piece: Piece, over: Partial<Statement>): Statement {
  return {
    who: piece.who.filter(({ kind }) => kind !== 'others'),
    actions: piece.actions,
    tables: piece.tables,
    ownOf: piece.ownOf,
    rest: piece.rest,
    isNot: piece.flags.has('not'),
    isOnly: piece.flags.has('only'),
    isOnlyAction: piece.flags.has('only-action'),
    isOwn: piece.flags.has('own'),
    isAll: piece.flags.has('all'),
    isDraft: piece.flags.has('draft'),
    isArrival: piece.flags.has('arrive'),
    isAsNow: piece.flags.has('as-now'),
    ...over,
  };
}
