import type { Cue } from '../../cues.ts';
import { cueOf } from '../../cues.ts';
import { ground } from '../../ground.ts';
import type { CoreIndex } from '../../schemaIndex.ts';
import { type Token, tokenise } from '../../tokens.ts';
import { singular } from '../../../planner/names.ts';

/** Cues that only say that something is to be stored, or join its parts. */
const joining: ReadonlySet<Cue> = new Set<Cue>([
  ...([
    'polite',
    'function',
    'create',
    'add',
    'want',
    'table',
    'column',
    'row',
    'each',
    'every',
    'and',
  ] as const),
  ...([
    'or',
    'must',
    'can',
    'link',
    'write',
    'which',
    'who',
    'when',
    'with',
    'by',
    'to',
    'from',
    'in',
    'of',
  ] as const),
  ...(['for', 'per', 'now', 'new', 'first', 'is', 'have', 'all', 'this', 'me', 'own', 'how-many'] as const),
]);

/** Cues of a rule on what is stored. */
const ruling: ReadonlySet<Cue> = new Set<Cue>([
  ...([
    'not',
    'never',
    'only',
    'required',
    'optional',
    'unique',
    'twice',
    'same',
    'default',
    'empty',
  ] as const),
  ...([
    'more',
    'less',
    'at-least',
    'at-most',
    'between',
    'before',
    'after',
    'without',
    'nobody',
    'if',
  ] as const),
]);

/** Other words for storing something, for the place where it is stored and for its parts. */
const storing = new Set(
  `keep keeps keeping kept track tracking tracked note noting noted jot save saving saved store storing stored log logging
collect collecting manage managing remember remembering hold holding holds organise organize organising document monitor
capture recorded recording records registered registering listing fill filled know type place somewhere something space spot
home book books box section area way registry ledger tracker database inventory overview form system file files chart notebook
rota roster journal archive planner schedule index board spreadsheet logbook tabl lsit contain contains containing include
includes including consisting consists comprising following follows details detail info information data headings heading
following contain show shows single small little simple proper quick nice basic separate extra another big whole different
various full complete central tidy sorted sort kind type needed wanted required possible like mk kindly gonna wanna gimme
computer app paper folk people person someone everyone belongs belong connected record list columns yes you you'd you'll would
set up where i'd i'm i've i'll we'd we've we'll we're let's let down maintain maintaining somehow
properly digital digitally namely specifically means meaning etc stuff thing things bit tell ones`.split(
    /\s+/u,
  ),
);

/** Words of a rule that are no cues. */
const limits = new Set(
  'negative positive zero below above left blank filled given there allowed always number'.split(' '),
);

/** Words that ask for something else than a change of what is stored: code, a site, messages. */
const elsewhere = new Set(
  `site website homepage webpage page button repo repository branch commit merge deploy publish domain certificate server header
footer logo html css readme licence license password login backup alert reminder poem gallery`.split(/\s+/u),
);

const changing: ReadonlySet<Cue> = new Set<Cue>([
  'remove',
  'change',
  'rename',
  'edit',
  'mark',
  'private',
  'public',
]);
const people: ReadonlySet<Cue> = new Set<Cue>(['everyone', 'nobody', 'visitors', 'signed-in', 'only']);
const access: ReadonlySet<Cue> = new Set<Cue>(['see', 'edit', 'write', 'can']);

/** A word in small letters and the singular. */
function stem(lower: string): string {
  return singular(lower.replace(/'s$/u, ''));
}

/** The words of a text, in the singular. */
export function wordsOf(text: string): readonly string[] {
  return tokenise(text.replaceAll('_', ' ')).flatMap(({ kind, lower }) =>
    kind === 'mark' || kind === 'break' ? [] : lower.split(/[\s-]+/u).map(stem),
  );
}

function isWord({ kind }: Token): boolean {
  return kind !== 'mark' && kind !== 'break';
}

/**
 * The parts of a statement that a reading of it does not use, as said: each goes from a word without use to the last one
 * before a mark or a used word. `isRule` is true where the statement was read as a rule, so that words of rules are used.
 */
export function unusedParts(statement: string, used: ReadonlySet<string>, isRule = false): readonly string[] {
  const tokens = tokenise(statement);
  const parts: Token[][] = [];
  let open: Token[] = [];
  let begun = false;
  const close = (): void => {
    if (begun) parts.push(open);
    open = [];
    begun = false;
  };
  for (const token of tokens) {
    const cue = cueOf(token.lower);
    const isUsed = isWord(token) && wordsOf(token.text).every((word) => used.has(word));
    const isJoining =
      storing.has(token.lower) ||
      (isRule && limits.has(token.lower)) ||
      (cue !== undefined && (joining.has(cue) || (isRule && ruling.has(cue))));
    if (!isWord(token) || isUsed) close();
    else {
      if (cue === 'polite' && !begun) open = [];
      else open.push(token);
      begun ||= !isJoining && token.lower.length > 1;
    }
  }
  close();
  return parts.map((part) => {
    const last = part.findLastIndex((token) => cueOf(token.lower) === undefined);
    const kept = part.slice(0, Math.max(last + 1, 1));
    return statement.slice(kept[0]?.start ?? 0, kept.at(-1)?.end ?? 0);
  });
}

/** True for words that may ask for something else: a change, access, a table of the project, code or a site. */
export function mayAskMore(part: string, index: CoreIndex): boolean {
  const items = ground(tokenise(part), index);
  const cues = items.flatMap(({ cue, lower }) => {
    // `changed`, `removing`
    const found = cue ?? cueOf(lower.replace(/(?:d|ing)$/u, '')) ?? cueOf(lower.replace(/(?:ed|ing)$/u, ''));
    return found === undefined ? [] : [found];
  });
  return (
    cues.some((cue) => changing.has(cue)) ||
    (cues.some((cue) => people.has(cue)) && cues.some((cue) => access.has(cue))) ||
    items.some(
      ({ entries, corrected }) => corrected === undefined && entries.some(({ kind }) => kind === 'table'),
    ) ||
    isElsewhere(part)
  );
}

/** True where a word belongs to code, a site or messages. */
export function isElsewhere(text: string): boolean {
  return wordsOf(text).some((word) => elsewhere.has(word));
}
