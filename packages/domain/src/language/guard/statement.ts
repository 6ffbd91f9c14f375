/** What a sentence is when it is no wish: it tells how things are, asks about them, or forbids. */
export type NoWish = 'statement' | 'question' | 'forbidden';

const asks =
  /^(?:why|how|did|does|do (?:i|we|you|they)|is|are|was|were|has|had|have (?:i|we|you|they)|am i|should (?:i|we)|would it|what (?:happens|if|would|is wrong)|what's wrong|when|where|isn't|aren't|can't|couldn't|doesn't|didn't|wasn't|weren't|hasn't)\b/iu;
const forbids =
  /^(?:do not|don't|dont|never|avoid|not|no,|instead of|rather than|before|after|if|unless)\b/iu;

const tells = String.raw`is|are|was|were|isn't|aren't|wasn't|weren't|has|have|had|hasn't|haven't|does not|do not|did not|doesn't|don't|didn't|cannot|can't|couldn't|could not|can not|keeps?|seems?|looks?|gets?|got|went|goes|lacks?|misses|contains?|stopped|disappeared|appears?|shows?|works?|vanished|got`;
/** A subject and what is told of it. A relative clause within would make the subject the object of a verb before it. */
const telling = new RegExp(
  String.raw`^(?<subject>(?:(?!(?:who|that|which|whose|where|when|if|so|should|must|may|shall|will|sure|to|as|with|by)\b)[\p{L}\p{N}_'-]+,? ){1,6}?)(?:also |now |already |always |really |just |all |only )*(?:${tells})\b`,
  'iu',
);
const wished = /\b(?:should|must|shall|needs? to|ought to|has to|have to)\b/iu;
const ofOneself =
  /^(?:i|we|you|someone|somebody|he|she)(?:'m|'ve|'re|'d)? (?:already |just |only |accidentally |also |never )*(?:can't|cannot|could|couldn't|see|saw|have|had|lost|deleted|removed|dropped|changed|don't|do not|did|didn't|think|thought|notice|noticed|found|wonder|wanted|was|were|am|afraid|is|are|keep|kept|hear|heard)\b/iu;
const atPresent =
  /\b(?:right now|currently|at the moment|at present|at this moment|any ?more|suddenly|somehow|by accident|accidentally|still|for some reason|apparently|nowadays|these days)\b/iu;

/**
 * True for a text that speaks of how things are at present.
 *
 * @example
 * tellsOfNow('email is required right now') // => true
 */
export function tellsOfNow(said: string): boolean {
  return atPresent.test(said);
}

/** What is missing, said as a fact: 'the shop has no price'. */
const lacking =
  /\b(?:has|have|had|got) no\b|\b(?:does|do|did)(?: not|n't) have\b|\blacks?\b|\b(?:is|are|was|were) missing\b|\bmisses\b/iu;

/** What is known of a sentence besides its words. */
export interface Saying {
  /** Its first word tells somebody to do something: it is a wish, whatever it goes on to tell. */
  readonly isOrder: boolean;
  /** Telling how things shall be built is a way to ask for it: 'an order has many lines', 'prices can't be negative'. */
  readonly describes: boolean;
}

/**
 * Whether a sentence is no wish at all.
 *
 * @example
 * noWish('invoices are visible to everyone right now', { isOrder: false, describes: false }) // => 'statement'
 */
export function noWish(said: string, { isOrder, describes }: Saying): NoWish | undefined {
  if (forbids.test(said)) return 'forbidden';
  if (asks.test(said)) return 'question';
  if (isOrder) return undefined;
  if (ofOneself.test(said) || tellsOfNow(said)) return 'statement';
  const tellsOnly = describes ? lacking.test(said) : telling.test(said);
  return tellsOnly && !wished.test(said) ? 'statement' : undefined;
}
