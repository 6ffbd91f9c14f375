import { reckoning } from '../questions/mustRead.ts';
import { labelsOf } from '../../constituents/columnKinds.ts';
import { piecesOf, valuesOf, type Piece } from '../../constituents/pieces.ts';
import type { Cue } from '../../cues.ts';
import type { CoreIndex } from '../../schemaIndex.ts';

/** Cues that ask for something or limit it: a part with one of them is never mere context. */
const speaking: ReadonlySet<Cue> = new Set([
  ...([
    'create',
    'add',
    'remove',
    'change',
    'rename',
    'mark',
    'increase',
    'decrease',
    'private',
    'public',
  ] as const),
  ...([
    'not',
    'never',
    'only',
    'except',
    'without',
    'must',
    'required',
    'optional',
    'unique',
    'twice',
  ] as const),
  ...([
    'same',
    'default',
    'everyone',
    'nobody',
    'each',
    'every',
    'all',
    'if',
    'before',
    'after',
    'since',
  ] as const),
  ...([
    'until',
    'more',
    'less',
    'at-least',
    'at-most',
    'between',
    'older',
    'newer',
    'empty',
    'first',
    'last',
  ] as const),
  ...(['show', 'how-many', 'how-much', 'which', 'upper', 'lower', 'trim', 'visitors', 'signed-in'] as const),
]);

const limiting =
  /\b(?:others?|rest|those|these|ones?|keep|keeps|stay|stays|leave|leaves|please|unless|instead|but|also|too|again|except|without|either)\b/iu;
const beginning =
  /^(?:(?:and|well|so|anyway|because|cause|cos|since|as|that way|then|you know|otherwise|apparently|honestly|yes|no|sorry|good news|news) )*(?:i|we|you|he|she|it|they|it's|i'm|i've|we're|we've|he's|she's|they're|that's|there|this|that|somebody|someone|people|everybody|(?:my|our|his|her|their|the|a|an) \p{L}+)\b/iu;
const stating =
  /\b(?:is|are|was|were|has|have|had|came|comes?|went|rang|said|says|told|asked|wants?|wanted|knows?|think|thinks|thought|did|does|got|gets|looks?|makes?|made|takes?|took|called|phoned|agreed|decided|hates?|loves?|likes?|hope|hopes|need|needs|use|uses|found|noticed|forgot|mixed|typed|mind|sorry)\b|'(?:s|re|ve|m)\b|\b\p{L}{3,}ed\b/iu;
const purpose =
  /^(?:so|so that|in order that) (?:that )?(?:i|we|people|they|he|she|it|you|my \p{L}+|our \p{L}+) (?:can|could|know|knows|see|do|does|don't|doesn't|may|will|would|am|are|is)\b/iu;
const talk =
  /^(?:hello|hi|hey|yo|dear \p{L}+|good (?:morning|evening|day|afternoon)|thanks?|thank you.*|many thanks.*|cheers|sorry|please|ok|okay|right|so|well|oh|oh dear|sir|madam|anyway|good news|bad news|quick one|small thing|easy one|by popular demand|for the time being|for now|for the moment|after long talks|as agreed|as discussed|kindly|ta|best|regards|best regards|obviously|of course|just saying|long story|silly me|my bad|oops|ugh|bonjour|guten tag|hola)$/iu;

/** Words that turn an aim into a limit. */
const turning = /\b(?:others?|rest|keep|keeps|only|except|unless|without|instead)\b/iu;
/** Asks for what another part says. */
const pointing =
  /^(?:please |kindly |would you |could you |can you |will you |i want you to |so |and )*(?:write|put|note|change|correct|fix|enter|update|do|see to|sort|arrange|amend|adjust|record|make) (?:that|this|it)(?: (?:so|right|in|into|down|up|out|for me|please|now|happen|in the system|for us|into the [\p{L} ]*list|in the [\p{L} ]*list))*$/iu;
/** Takes note of what will be lost. */
const knowing =
  /^(?:yes |and |yeah )?(?:i|we) (?:know|understand|realise|realize|accept|am aware|are aware)\b[^,;:]*\b(?:gone|lost|deleted|away|forever|for good|undone|then)\b[^,;:]*$/iu;
/** Says of the rest that nobody sees it, as is so where nobody is let in. */
const hiding =
  /^(?:and |but )?(?:keep )?(?:the )?(?:others?|rest|other ones|un\p{L}+ ones?|not \p{L}+ ones?)(?: of \p{L}+)? ?(?:should|must|can|to)? ?(?:stays?|remains?|are|is|be)? ?(?:still )?(?:hidden|private|invisible|out of sight|secret|unseen|to ourselves)$/iu;
/** Leaves the rows alone that are not meant; it contradicts a change of all of them. */
const keeping =
  /^(?:and |but )?(?:all )?(?:the |of the )*(?:others?|rest|remaining ones?|everything else|everybody else|everyone else)(?: (?:of|about|in) [\p{L} ]+?)?(?: should| must| can| may)? (?:stays?|remains?|keeps?|is|are)(?: put)? (?:as|at|like|how|what|the same|unchanged|untouched|where|alone)\b[^,;:]*$/iu;

function isPlain(piece: Piece): boolean {
  return (
    (piece.entries.length === 0 || piece.corrected !== undefined) &&
    piece.amount === undefined &&
    piece.literal === undefined &&
    (piece.cue === undefined || piece.corrected !== undefined || !speaking.has(piece.cue))
  );
}

function isContextPart(part: string, index: CoreIndex, today: string): boolean {
  const text = part.trim().replace(/^(?:and|but|-|–)\s+/iu, '');
  if (text === '' || talk.test(text)) return true;
  if (text.split(/\s+/u).some((word) => reckoning.test(word.toLowerCase()))) return false;
  if (pointing.test(text) || knowing.test(text)) return true;
  const pieces = piecesOf({ text }, index, today);
  if (purpose.test(text) && !turning.test(text))
    return pieces.every(
      ({ amount, literal, cue }) =>
        amount === undefined &&
        literal === undefined &&
        (cue === undefined || cue === 'which' || !speaking.has(cue)),
    );
  if (limiting.test(text)) return false;
  return beginning.test(text) && stating.test(text) && pieces.every((piece) => isPlain(piece));
}

/** The only row that a part names, where it asks for nothing: `Farm Halloumi is back on`. */
function rowIn(part: string, index: CoreIndex, today: string): string | undefined {
  if (limiting.test(part)) return undefined;
  const pieces = piecesOf({ text: part }, index, today);
  const isRow = (piece: Piece): boolean =>
    piece.corrected === undefined &&
    valuesOf(piece).some(({ table, column }) => labelsOf(table).some(({ name }) => name === column.name));
  const rows = pieces.filter(isRow);
  return rows.length === 1 && stating.test(part) && pieces.every((piece) => isRow(piece) || isPlain(piece))
    ? rows[0]?.text
    : undefined;
}

function isAsideInBrackets(inner: string, index: CoreIndex, today: string): boolean {
  const text = inner.replaceAll(/\b(?:two|three|four|\d+) (?:people|times|others)\b/giu, 'people');
  return (
    isContextPart(text, index, today) ||
    (text.split(/\s+/u).length > 3 &&
      !limiting.test(text) &&
      piecesOf({ text }, index, today).every((piece) => isPlain(piece)))
  );
}

const pronoun = /\b(?:it|him|her|them)\b/iu;

/**
 * The message without the parts that only tell, greet or explain: they name nothing of the database, hold no figure, ask
 * for nothing and limit nothing. A pronoun stands for the only row that such a part names.
 */
export function withoutContext(text: string, index: CoreIndex, today: string): string {
  const open = text.replaceAll(/\s*\((?<inner>[^()]*)\)/gu, (all, inner: string) =>
    isAsideInBrackets(inner, index, today) ? '' : all,
  );
  const parts = open.split(/(?<=[,;:!?]|\.(?=\s)|\s[–-])\s+|\s+(?=(?:because|cause|cos|so that)\b)/u);
  let row: string | undefined;
  const kept: string[] = [];
  for (const part of parts) {
    const bare = part.replace(/(?:[,;:!?.]|\s[–-])+$/u, '');
    const isKept =
      (keeping.test(bare) || hiding.test(bare)) &&
      !/\b(?:all|every|each|everything)\b/iu.test(text.replace(bare, ''));
    if (isKept || isContextPart(bare, index, today)) continue;
    const named = parts.length > 1 ? rowIn(bare, index, today) : undefined;
    if (named !== undefined && row === undefined) row = named;
    else if (row !== undefined && pronoun.test(part) && kept.length === 0)
      kept.push(part.replace(pronoun, row));
    else kept.push(part);
  }
  return kept
    .join(' ')
    .replace(/[,;:–-]+\s*$/u, '')
    .trim();
}
