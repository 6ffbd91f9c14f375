import type { AccessRule } from '../../../ast/index.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import type { Mention } from './mentions.ts';
import { tablesOf } from './mentions.ts';
import { isAccount } from './own.ts';
import { peopleOf, type People } from './people.ts';

export type RowAction = AccessRule['actions'][number];

/** Who a part of a sentence is about. */
export type Who =
  | {
      readonly kind:
        | 'everyone'
        | 'visitors'
        | 'signed-in'
        | 'either'
        | 'person'
        | 'author'
        | 'me'
        | 'nobody'
        | 'others'
        | 'rest'
        | 'us'
        | 'server';
    }
  | { readonly kind: 'people'; readonly people: readonly People[]; readonly said: string }
  | { readonly kind: 'email'; readonly address: string };

const flagNames = [
  'not',
  'only',
  'except',
  'own',
  'lock',
  'open',
  'now',
  'as-now',
  'all',
  'draft',
  'arrive',
  'every-table',
  'may',
  'only-action',
  'they',
] as const;

/** What a word adds to a part of a sentence. */
export type Flag = (typeof flagNames)[number];

function isFlag(word: string): word is Flag {
  return flagNames.some((one) => one === word);
}

/** A part of a sentence between marks and conjunctions. */
export interface Piece {
  /** What it follows: `,`, `and`, `but`, `:`, `.`. */
  readonly separator: string;
  readonly who: Who[];
  readonly actions: RowAction[];
  readonly tables: LexiconTable[];
  /** Words that may name a condition or a column of the table. */
  readonly rest: Mention[];
  readonly flags: Set<Flag>;
  /** Tables whose own rows are meant: `their own child`. */
  readonly ownOf: LexiconTable[];
  readonly unread: string[];
}

const everyAction: readonly RowAction[] = ['read', 'add', 'change', 'delete'];
const actionsOf = new Map<string, readonly RowAction[]>([
  ['read', ['read']],
  ['add', ['add']],
  ['change', ['change']],
  ['delete', ['delete']],
  ['manage', everyAction],
]);

const conjunction =
  /^(?:and|or|but|while|whereas|however|plus|n|&|although|though|so|because|as|since|otherwise)$/u;
const breaks = /^(?:[,.;:!?()–—/+]|->|=>|→|-|\u2192)$/u;
const plain = [
  'everyone',
  'visitors',
  'signed-in',
  'either',
  'person',
  'author',
  'me',
  'nobody',
  'others',
  'rest',
  'us',
  'server',
] as const;

function isPlain(word: string): word is (typeof plain)[number] {
  return plain.some((one) => one === word);
}

function begin(separator: string): Piece {
  return { separator, who: [], actions: [], tables: [], rest: [], ownOf: [], flags: new Set(), unread: [] };
}

function isFill(mention: Mention | undefined): boolean {
  return (
    mention !== undefined &&
    mention.entries.length === 0 &&
    (mention.word === 'fill' || mention.word === 'all')
  );
}

/** The nearest word before that is more than an article. */
function before(words: readonly Mention[], at: number): Mention | undefined {
  let back = at - 1;
  while (
    back >= 0 &&
    /^(?:the|a|an|our|my|all|any|each|every|both|own|their|his|her)$/u.test(words[back]?.lower ?? '')
  )
    back -= 1;
  return words[back];
}

const isAction = (mention: Mention): boolean =>
  mention.word !== undefined &&
  (actionsOf.has(mention.word) || mention.word === 'write') &&
  tablesOf(mention).length === 0;
const passive =
  /^(?:seen|shown|readable|legible|visible|visable|accessible|viewed|changed|edited|updated|deleted|removed|added|entered|displayed|writable|invisible)$/u;

/** Whether people that are also a table are the ones who act, or the rows acted on. */
function isActing(words: readonly Mention[], at: number, hasWho: boolean, next: string): boolean {
  const previous = before(words, at)?.lower ?? '';
  if (words.some(({ word }) => word === 'lock' || word === 'open'))
    return /^(?:by|to|for)$/u.test(previous) && at > 1;
  if (/^(?:table|tables|list|lists|rows|records|page|data|names?)$/u.test(words[at + 1]?.lower ?? ''))
    return false;
  const isIn = /^(?:in|of|from|on|into)$/u.test(previous);
  if (isIn)
    return (
      words
        .slice(Math.max(0, at - 4), at)
        .some(({ lower }) => /^(?:who|is|are|listed|down|so)$/u.test(lower)) && previous === 'in'
    );
  if (/^(?:by|for|to)$/u.test(previous)) return true;
  const earlier = words.slice(0, at);
  const later = words.slice(at + 1);
  if (earlier.some(isAction) || hasWho) return false;
  if (later.some(({ lower }) => passive.test(lower))) return false;
  if (later.some((mention) => isAction(mention) || mention.word === 'may' || mention.word === 'own'))
    return true;
  return next !== ':' || earlier.length > 0;
}

const isLink = ({ lower }: Mention): boolean => /^(?:is|are|be)$/u.test(lower);

function whoOf(mention: Mention, tables: readonly LexiconTable[]): Who | undefined {
  if (mention.kind === 'email') return { kind: 'email', address: mention.said };
  const people = peopleOf(mention.word, mention.entries, tables);
  if (people.length > 0) return { kind: 'people', people, said: mention.said };
  const kind = mention.word;
  if (
    kind === 'author' &&
    mention.entries.every((entry) => entry.kind === 'column' && isAccount(entry.column, tables))
  )
    return { kind };
  if (mention.entries.length > 0 || kind === undefined || !isPlain(kind)) return undefined;
  return { kind };
}

/** Fills a piece with the words between two separators. */
function fill(piece: Piece, words: readonly Mention[], tables: readonly LexiconTable[], next: string): void {
  if (words.some(({ lower }) => /^(?:they|he|she|you|these|those|it|them)$/u.test(lower)))
    piece.flags.add('they');
  let skipped = -1;
  for (const [at, mention] of words.entries()) {
    const { word, lower, said } = mention;
    if (at === skipped) continue;
    if (
      /^(?:others?|all other)$/u.test(lower) &&
      (piece.flags.has('not') ||
        words.some((one) => one.word === 'lock') ||
        words.slice(0, at).some((one) => /^(?:nothing|no)$/u.test(one.lower)))
    ) {
      piece.who.push({ kind: 'others' });
      const following = words[at + 1];
      if (following && (following.word === 'person' || tablesOf(following).length > 0)) skipped = at + 1;
      continue;
    }
    const own = tablesOf(mention);
    const who = whoOf(mention, tables);
    if (word === 'workers' && who === undefined && piece.flags.has('not')) {
      piece.who.push({ kind: 'others' });
      continue;
    }
    const isRows =
      own.length > 0 &&
      !(
        who &&
        isActing(
          words,
          at,
          piece.who.some(({ kind }) => kind !== 'others'),
          next,
        )
      );
    if (
      /^(?:tick|box|flag|column|field)$/u.test(lower) &&
      (words[at - 1]?.entries ?? []).some(({ kind }) => kind === 'column')
    )
      continue;
    if (lower === '2' && isAction(words[at + 1] ?? mention)) continue;
    if (isRows && words.slice(Math.max(0, at - 2), at).some((one) => one.word === 'own'))
      piece.ownOf.push(...own);
    else if (isRows) piece.tables.push(...own);
    else if (who) {
      // "They must not make staff": people after the action, with nothing that makes them the ones who act.
      const isObject =
        who.kind === 'people' &&
        piece.actions.length > 0 &&
        !piece.flags.has('own') &&
        !/^(?:by|to|for|only|who|in|is|are)$/u.test(words[at - 1]?.lower ?? '') &&
        !/^(?:by|to|for|only|in)$/u.test(before(words, at)?.lower ?? '');
      const isSecond = who.kind === 'people' && piece.who.some(({ kind }) => kind === 'people');
      if (isObject || isSecond) piece.unread.push(said);
      piece.who.push(who);
    } else if (mention.entries.length > 0) {
      // "visible to guests" says who sees it; "visible ones" says which rows.
      const follows = words[at + 1]?.lower ?? '';
      if (word !== undefined && actionsOf.has(word) && /^(?:to|for|by)$/u.test(follows))
        piece.actions.push(...(actionsOf.get(word) ?? []));
      else if (
        piece.actions.length === 0 &&
        mention.entries.every(({ kind }) => kind === 'column') &&
        words.slice(at).some((one) => one.word === 'change' && !passive.test(one.lower)) &&
        !words.some(isLink)
      )
        piece.unread.push(said);
      else piece.rest.push(mention);
    } else if (word === 'write') piece.actions.push('add');
    else if (word !== undefined && actionsOf.has(word)) {
      if (
        lower === 'make' &&
        piece.flags.has('not') &&
        !words.some((one) => tablesOf(one).length > 0 || peopleOf(one.word, one.entries, tables).length > 0)
      )
        piece.unread.push(said);
      const limit = words.slice(0, at).findLastIndex((one) => one.word === 'only');
      if (limit >= 0 && words.slice(limit).every((one) => !whoOf(one, tables)))
        piece.flags.add('only-action');
      piece.actions.push(...(actionsOf.get(word) ?? []));
      // "Changing only who works here": new rows are changes too.
      if (
        /^(?:changing|editing)$/u.test(lower) &&
        words.every(
          (one) =>
            one.entries.every(
              ({ kind, table }) =>
                kind !== 'column' &&
                (kind !== 'table' || peopleOf(one.word, one.entries, tables).length > 0) &&
                table !== undefined,
            ) && one.word !== 'own',
        )
      )
        piece.actions.push('add');
    } else if (word === 'vague' || word === 'workers' || word === 'parents' || word === undefined) {
      if (/^un\p{L}{4,}/u.test(lower)) piece.rest.push(mention);
      else if (mention.kind !== 'mark' && mention.kind !== 'break') piece.unread.push(said);
      else if (!/^['"*•=\-\s…]*$/u.test(said)) piece.unread.push(said);
    } else if (word !== 'fill') {
      const wasSaid = word === 'not' && piece.flags.has('not');
      const isOfCondition =
        word === 'not' &&
        lower !== 'never' &&
        (words[at + 1]?.entries ?? []).some(({ kind }) => kind !== 'table') &&
        piece.actions.length + piece.who.length > 0;
      if (isOfCondition) {
        const following = words[at + 1];
        if (following) piece.rest.push({ ...mention, lower: 'not' });
      } else if (wasSaid) piece.unread.push(said);
      else if (isFlag(word)) piece.flags.add(word);
    }
  }
}

/** True for "nobody except" without people after it. */
function isIncomplete(piece: Piece, words: readonly Mention[]): boolean {
  return piece.who.length === 0 && words.some(({ word, lower }) => word === 'only' && lower.startsWith('no'));
}

/** True for a part with one of these flags. */
export function hasFlag({ flags }: Piece, ...wanted: readonly Flag[]): boolean {
  return wanted.some((flag) => flags.has(flag));
}

/** Splits the words of a sentence at marks and conjunctions, and says what each part is about. */
export function pieces(words: readonly Mention[], tables: readonly LexiconTable[]): readonly Piece[] {
  const found: Piece[] = [];
  let separator = '.';
  let part: Mention[] = [];
  const end = (next: string): void => {
    const piece = begin(separator);
    fill(piece, part, tables, next);
    if (isIncomplete(piece, part)) piece.unread.push('nobody');
    if (part.length > 0 && !(part.every(isFill) && piece.flags.size === 0)) found.push(piece);
    separator = next;
    part = [];
  };
  for (const [at, mention] of words.entries()) {
    // "see and change their own": one list of actions.
    const following =
      words[at + 1]?.lower === 'to' || words[at + 1]?.word === 'may' ? words[at + 2] : words[at + 1];
    const isList =
      /^(?:and|or|,|\/|n|&)$/u.test(mention.lower) &&
      part.length > 0 &&
      following !== undefined &&
      isAction(following) &&
      isAction(part.at(-1) ?? mention);
    if (isList) continue;
    const isBreak = mention.kind === 'break' || (mention.kind === 'mark' && breaks.test(mention.said));
    if (isBreak || (mention.entries.length === 0 && conjunction.test(mention.lower)))
      end(mention.kind === 'break' ? '.' : mention.lower);
    else part.push(mention);
  }
  end('.');
  return found;
}
