import type { Reading } from '../ast/index.ts';
import { readDatabase, type CoreContext } from '../core/read.ts';
import { capitalise } from '../planner/outcome.ts';
import { coreIndex } from '../core/schemaIndex.ts';
import { scoreIntents, type LearnedModel, type ScoredIntent } from './model.ts';
import { isReadingOf, isSameMeaning, readMeant } from './read.ts';
import { knownTokens } from './tokens.ts';

/** What the rules made of a message about the database, with what was learned beside it. */
export interface Offer {
  readonly reading: Reading | undefined;
  /** True where both read the same, so that it need not be asked about. */
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

/** True where the rules read a short message in full as the kind of request that it was learned to be. */
function isPlain(text: string, reading: Reading | undefined, intent: ScoredIntent | undefined): boolean {
  return (
    intent !== undefined &&
    intent.share >= likely &&
    !detailed.has(intent.intent) &&
    text.trim().split(/\s+/u).length <= fewWords &&
    isReadingOf(reading, intent.intent)
  );
}
/** Characters of a message that is looked at. */
const longest = 800;

/**
 * Reads a message about the database by the rules and by what was learned from annotated messages.
 *
 * @example
 * readOffer('members: name, email', { lexicon: { tables: [] }, today: '2026-11-24' }, { intents: ['list'], scale: 10, texts: new Map(), labels: ['O'], tokens: new Map(), transitions: [[0], [0]], needs: {}, splits: new Map() }).others // => []
 */
export function readOffer(text: string, context: CoreContext, model: LearnedModel): Offer {
  const reading = readDatabase(text, context);
  if (text.length > longest) return { reading, isAgreed: false, others: [] };
  const meant = readMeant(text, context, model);
  const [first] = meant;
  const index = coreIndex(context.lexicon);
  const [intent] = scoreIntents(knownTokens(text, index), model);
  const isAgreed =
    (first !== undefined && first.share >= sure && isSameMeaning(reading, first.reading)) ||
    isPlain(text, reading, intent);
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
