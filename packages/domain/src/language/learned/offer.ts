import type { Reading } from '../ast/index.ts';
import { periodsIn } from '../core/constituents/dates.ts';
import { reckoning } from '../core/frames/questions/mustRead.ts';
import { readDatabase, type CoreContext } from '../core/read.ts';
import { capitalise } from '../planner/outcome.ts';
import { coreIndex, type CoreIndex } from '../core/schemaIndex.ts';
import { keepsLimits, overwriting } from './limits.ts';
import { scoreIntents, type LearnedModel, type ScoredIntent } from './model.ts';
import { isExplicitTable, isSetting } from './plainForms.ts';
import { isReadingOf, isSameMeaning, readMeant, type Suggested } from './read.ts';
import { knownTokens, stemOf, type Known } from './tokens.ts';

/** What the rules made of a message about the database, with what was learned beside it. */
export interface Offer {
  readonly reading: Reading | undefined;
  /** True where both read the same, what was learned is certain, or every word of a question is read: nothing to ask about. */
  readonly isAgreed: boolean;
  /** Other instructions that the message may mean, the likeliest first. */
  readonly others: readonly string[];
}

/** Others beside a reading, or instead of one. */
const mostOthers = 3;
/** How likely an intent must be to confirm what the rules read. */
const sure = 0.8;
/** How likely it must be to confirm what the rules read in a few words, and how many words are few. */
const likely = 0.5;
const fewWords = 12;
/** Requests with many parts, of which the intent alone confirms too little. */
const detailed: ReadonlySet<string> = new Set(['create', 'insert']);

/** True for new columns of which one is called like a part of a sentence: `most use oakridge`. */
function hasLongName(reading: Reading | undefined): boolean {
  return (
    reading?.kind === 'parts' &&
    reading.parts.some(
      (part) =>
        'changes' in part &&
        part.changes.some(
          (change) =>
            change.do === 'add-columns' && change.columns.some(({ name }) => name.split('_').length > 2),
        ),
    )
  );
}

/** True where the rules read a short message in full as the kind of request that it was learned to be. */
function isPlain(text: string, reading: Reading | undefined, intent: ScoredIntent | undefined): boolean {
  return (
    intent !== undefined &&
    intent.share >= likely &&
    !detailed.has(intent.intent) &&
    !hasLongName(reading) &&
    text.trim().split(/\s+/u).length <= fewWords &&
    isReadingOf(reading, intent.intent)
  );
}
/** How likely an instruction must be to be planned at once. */
const certain = 0.55;
/** How likely, where it takes something away, shows rows to further people, or is taken for another kind more often. */
const certainToLose = 0.85;
const losing: ReadonlySet<string> = new Set([
  'delete',
  'drop-column',
  'drop-table',
  'rename-table',
  'rename-column',
  'public',
  'members',
  'staff',
  'type',
  'required',
  'never',
]);
/** Requests whose instruction often says another order, other columns or fewer rows: always asked about. */
const asked: ReadonlySet<string> = new Set(['top', 'list', 'optional']);
/**
 * Requests about one thing: further columns are mostly mentioned for another reason, and where rows do not say yet whose
 * they are, people choose how they shall.
 */
const single: ReadonlySet<string> = new Set([
  'set',
  'drop-column',
  'required',
  'unique',
  'index',
  'tidy',
  'own',
]);

/** What a message may be instead that is answered and not planned, and the share from which it may. */
const unplanned: ReadonlySet<string> = new Set(['vague', 'forbidden']);
const leastDoubt = 0.03;

function changesIn({ reading }: Suggested): number {
  return reading.kind === 'parts'
    ? reading.parts.reduce((sum, part) => sum + ('changes' in part ? part.changes.length : 1), 0)
    : 0;
}

const everyWord = /\b(?:all|every|each|everything|everyone|everybody|whole)\b/iu;
/** Figures, of which a word that is not understood may ask for others: `how much does Pia owe`. */
const figured: ReadonlySet<string> = new Set(['sum', 'average', 'count']);

/** True where an instruction is about all rows and the message does not say so: `put the price for a dress up by 3`. */
function reachesFurther({ intent, instruction }: Suggested, text: string): boolean {
  return overwriting.has(intent) && everyWord.test(instruction) && !everyWord.test(text);
}

/** True for a word of a question that neither names anything nor is known. */
function isStrange({ kind, cue, names }: Known): boolean {
  return kind === 'word' && cue === '' && names === '';
}

const asks =
  /^\W*(?:(?:please|pls|and|so|now|ok|hi|hello|can you|could you|tell me|let me know|(?:i|we)(?: would|['’]d)? (?:want|need|like|love) to (?:know|see|have|get))\W+)*(?:who|whom|whose|what|which|when|where|how|is|are|was|were|do|does|did|has|have|show|list|count|find|give|any|all|see|display|get|number|total|sum|average|check|search)\b|\?\W*$/iu;
/** Most words of a question that asks nothing: `unpaid members in Linz`. */
const mostWords = 7;
/** Words that state something, so that what looks like a question tells it. */
const states = /^(?:they|he|she|it|we|i|you)\b|\b(?:is|are|was|were|has|have|had)\b|['’](?:s|re|ve)\b/iu;

/** What somebody did: `karen paid for biscuits stay` asks nothing. */
const tells =
  /^\W*\p{L}+(?: \p{L}+)? (?:(?:has|have|just|already|also) )*(?:paid|came|left|went|called|cancell?ed|returned|bought|took|got|brought|sent|gave|booked|moved|joined|quit|arrived|ordered|finished)\b/iu;

/** `all prices 10 percent up` asks for a change. */
const moves = /(?:%|\bper ?cent|\b\d+) (?:up|down|more|less|higher|lower|off)\b|\b(?:up|down) by\b/iu;

/** Words that a question may leave out without asking for anything else. */
const idle =
  /^(?:com(?:e|es|ing)|g(?:o|oes|oing)|there|here|have|has|had|got|get|gets|do|does|did|done|be|been|us|we|our|you|they|them|their|it|its|this|that|now|currently|ever|also|too|so|just|please|pls|all|any|some|every|list|record|records|total|altogether|exactly|really|actually|right|moment|in|on|at|of|for|to|the|an?|and|or)$/iu;

/** The tables and columns of a question, and all else that it calls by a name. */
function namesIn(part: unknown): readonly string[] {
  if (Array.isArray(part)) return part.flatMap((one: unknown) => namesIn(one));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: readonly [string, unknown]) =>
    typeof value === 'string' ? (/^(?:name|from|table)$/u.test(key) ? [value] : []) : namesIn(value),
  );
}

/** Points to rows that the question itself does not say: `who is driving them`. */
const pointing = /\b(?:them|those|these|him)\W*$/iu;

/** The words that a question leaves over and that may ask for something else: `expire`, `working`. */
function leftOver(reading: Reading | undefined, text: string): readonly string[] {
  if (reading?.kind !== 'parts' || !reading.parts.every((part) => 'question' in part)) return [];
  const pointed = pointing.exec(text)?.[0];
  if (pointed !== undefined) return [pointed];
  const words = (reading.unused ?? []).filter((word) => !idle.test(word));
  const names = words.length === 0 ? [] : namesIn(reading.parts);
  // `In the house` means people in household.
  return words.filter(
    (word) => word.length < 4 || !names.some((name) => name.includes(word.toLowerCase().slice(0, 5))),
  );
}

/** True for a figure, of which a word that is left over would make another one. */
function isFigure(reading: Reading | undefined): boolean {
  return reading?.kind === 'parts' && JSON.stringify(reading.parts).includes('"aggregate"');
}

/** True for a question that only looks something up, and of which no word is left over. */
function isLookup(reading: Reading | undefined, text: string): boolean {
  return (
    !moves.test(text) &&
    (asks.test(text) || (!states.test(text) && !tells.test(text) && text.split(' ').length <= mostWords)) &&
    reading?.kind === 'parts' &&
    leftOver(reading, text).length === 0 &&
    reading.parts.every((part) => 'question' in part)
  );
}

interface ReadAgainst {
  readonly index: CoreIndex;
  /** ISO date. */
  readonly today: string;
}

/** Words that ask for money, and columns that hold it. */
const asksMoney = /\b(?:costs?|money|revenue|turnover|earn(?:s|ed)?|income|worth)\b/iu;
const isMoney = /price|cost|fee|amount|total|money|rate|wage|salary|paid|rent|charge|balance|value|deposit/iu;

/** A price that is not to be as exact as it comes out. */
const rounds = /\bround(?:ed)?\b/iu;

/** Says what somebody may do, so that nothing is simply closed. */
const allows = /\b(?:can|may|should|(?:are|is) allowed to)\b(?! ?(?:not|never|no)\b|['’]t)/iu;

/** Of things that take a while, two of the same are no trouble as long as they are not at one time. */
const overlaps = /\b(?:overlap\p{L}*|clash\p{L}*|collid\p{L}*|double[- ]book\p{L}*)\b/iu;

/** True where one of the things that may not be the same is missing: `the same room, weekday and time`. */
function dropsSame(text: string, instruction: string): boolean {
  const list = /\bsame (?<list>[^.;?!]*)/iu.exec(text)?.groups?.['list'] ?? '';
  const has = new Set((instruction.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => stemOf(word)));
  const items = list.split(/,|\band\b/iu).map((item) => item.trim().toLowerCase());
  return items.length > 1 && items.some((item) => /^\p{L}+$/u.test(item) && !has.has(stemOf(item)));
}

/** True for a figure of other columns than the message asks for. */
function isOtherFigure({ intent, instruction }: Suggested, text: string, tokens: readonly Known[]): boolean {
  return (
    (figured.has(intent) || intent === 'top') &&
    (tokens.some(({ lower }) => reckoning.test(lower)) ||
      (asksMoney.test(text) && !isMoney.test(instruction)))
  );
}

/** True for the only request of a message that is so likely that it need not be asked about. */
function isCertain(
  meant: Suggested,
  text: string,
  tokens: readonly Known[],
  { index, today }: ReadAgainst,
): boolean {
  const { intent, certainty, instruction, isWhole = false } = meant;
  // `has paid everything up to May`: the period may be of the rows.
  const hasPeriod = periodsIn(text, today).length > 0;
  return (
    isWhole &&
    !reachesFurther(meant, text) &&
    !isOtherFigure(meant, text, tokens) &&
    !(rounds.test(text) && !rounds.test(instruction)) &&
    !(/^(?:lock|nobody)\b/iu.test(instruction) && allows.test(text)) &&
    !(intent === 'unique' && (overlaps.test(text) || dropsSame(text, instruction))) &&
    !(figured.has(intent) && tokens.some((token) => isStrange(token))) &&
    (!hasPeriod || periodsIn(instruction, today).length > 0) &&
    !asked.has(intent) &&
    // A new row of a list that is not named may belong to another one.
    !(intent === 'insert' && !tokens.some(({ names }) => names.split('+').includes('t'))) &&
    !(single.has(intent) && changesIn(meant) > 1) &&
    certainty >= (losing.has(intent) ? certainToLose : certain) &&
    keepsLimits(text, instruction, intent, index)
  );
}

/** Characters of a message that is looked at. */
const longest = 800;

/** A reading that says as which instruction the message was read. */
function withWords({ reading, instruction }: Suggested, text: string): Reading {
  return reading.kind === 'parts'
    ? { ...reading, words: [{ said: text.trim(), read: capitalise(instruction) }] }
    : reading;
}

/**
 * Reads a message about the database by the rules and by what was learned from annotated messages.
 *
 * @example
 * readOffer('members: name, email', { lexicon: { tables: [] }, today: '2026-11-24' }, { intents: ['list'], scale: 10, texts: new Map(), labels: ['O'], tokens: new Map(), transitions: [[0], [0]], needs: {}, splits: new Map() }).others // => []
 */
export function readOffer(text: string, context: CoreContext, model: LearnedModel): Offer {
  const read = readDatabase(text, context);
  const isLeft = leftOver(read, text).length > 0;
  const reading = isLeft && isFigure(read) ? undefined : read;
  if (text.length > longest) return { reading, isAgreed: false, others: [] };
  const meant = readMeant(text, context, model);
  const [first] = meant;
  const index = coreIndex(context.lexicon);
  const tokens = knownTokens(text, index);
  const intents = scoreIntents(tokens, model);
  const [intent] = intents;
  const isDoubtful = intents.some((one) => unplanned.has(one.intent) && one.share >= leastDoubt);
  const isAgreed =
    !isLeft &&
    ((first !== undefined && first.share >= sure && isSameMeaning(reading, first.reading)) ||
      isPlain(text, reading, intent) ||
      isSetting(text, reading) ||
      isExplicitTable(text, reading) ||
      isLookup(reading, text));
  // Where the rules read something else, the person says which of both is meant.
  if (
    first &&
    read?.kind !== 'parts' &&
    !isDoubtful &&
    isCertain(first, text, tokens, { index, today: context.today })
  )
    return {
      reading: withWords(first, text),
      isAgreed: true,
      others: [],
    };
  const others = meant
    .filter((one) => !isSameMeaning(one.reading, reading))
    .slice(0, mostOthers)
    .map(({ instruction }) => capitalise(instruction));
  return { reading, isAgreed, others };
}

const asking = 'Is one of these what you mean? Nothing was run.';

/** The rules' own question, where it fits further choices; one that only fits its own is left out. */
function askedText(question: Extract<Reading, { readonly kind: 'question' }> | undefined): string {
  if (!question) return asking;
  if (question.text.includes('what you mean?')) return question.text;
  return question.choices.length > 0 ? asking : `${question.text} Or is one of these what you mean?`;
}

/**
 * The question about a message that the rules do not read: their own choices come after the learned ones. A reading that
 * can be planned, or none at all, is returned as it is.
 *
 * @example
 * questionOf({ reading: undefined, isAgreed: false, others: ['Show orders'] }).kind // => 'question'
 */
export function questionOf({ reading, others }: Offer): Reading | undefined {
  if (reading?.kind !== 'question' && reading !== undefined) return reading;
  if (others.length === 0) return reading;
  const own = reading?.choices ?? [];
  const learned = others.map((instruction) => ({ label: instruction, instruction }));
  const choices = [...learned, ...own.filter(({ instruction }) => !others.includes(instruction))];
  return {
    kind: 'question',
    text: askedText(reading),
    choices: choices.slice(0, 4),
    ...(reading?.words && { words: reading.words }),
  };
}
