/** A sentence that is no request: it states facts, asks about them or forbids something. */
export type NotRequested = 'statement' | 'question' | 'forbidden';

const asks =
  /^(?:why|how|did|does|do (?:i|we|you|they)|is|are|was|were|has|had|have (?:i|we|you|they)|am i|should (?:i|we)|would it|what (?:happens|if|would|is wrong)|what's wrong|when|where|isn't|aren't|can't|couldn't|doesn't|didn't|wasn't|weren't|hasn't)\b/iu;
const forbids =
  /^(?:do not|don't|dont|never|avoid|not|no,|instead of|rather than|before|after|if|unless)\b/iu;

const tells = String.raw`is|are|was|were|isn't|aren't|wasn't|weren't|has|have|had|hasn't|haven't|does not|do not|did not|doesn't|don't|didn't|cannot|can't|couldn't|could not|can not|keeps?|seems?|looks?|gets?|got|went|goes|lacks?|misses|contains?|stopped|disappeared|appears?|shows?|works?|vanished|got`;
/** A subject with a statement about it. A relative clause in it would make it the object of a preceding verb. */
const telling = new RegExp(
  String.raw`^(?<subject>(?:(?!(?:who|that|which|whose|where|when|if|so|should|must|may|shall|will|sure|to|as|with|by)\b)[\p{L}\p{N}_'-]+,? ){1,6}?)(?:also |now |already |always |really |just |all |only )*(?:${tells})\b`,
  'iu',
);
const obliges = /\b(?:should|must|shall|needs? to|ought to|has to|have to)\b/iu;
const aboutOneself =
  /^(?:i|we|you|someone|somebody|he|she)(?:'m|'ve|'re|'d)? (?:already |just |only |accidentally |also |never )*(?:can't|cannot|could|couldn't|see|saw|have|had|lost|deleted|removed|dropped|changed|don't|do not|did|didn't|think|thought|notice|noticed|found|wonder|wanted|was|were|am|afraid|is|are|keep|kept|hear|heard)\b/iu;
const atPresent =
  /\b(?:right now|currently|at the moment|at present|at this moment|any ?more|suddenly|somehow|by accident|accidentally|still|for some reason|apparently|nowadays|these days)\b/iu;

/**
 * True for a text about the present state.
 *
 * @example
 * tellsOfNow('email is required right now') // => true
 */
export function tellsOfNow(said: string): boolean {
  return atPresent.test(said);
}

/** Something missing, stated as a fact: 'the shop has no price'. */
const lacking =
  /\b(?:has|have|had|got) no\b|\b(?:does|do|did)(?: not|n't) have\b|\blacks?\b|\b(?:is|are|was|were) missing\b|\bmisses\b/iu;

/** Facts about a sentence besides its words. */
export interface SentenceFacts {
  /** Begins with an imperative verb, so it is a request whatever follows. */
  readonly isOrder: boolean;
  /** A description counts as a request: 'an order has many lines', 'prices can't be negative'. */
  readonly describes: boolean;
}

/**
 * The kind of a sentence that is no request; undefined for a request.
 *
 * @example
 * notRequested('invoices are visible to everyone right now', { isOrder: false, describes: false }) // => 'statement'
 */
export function notRequested(said: string, { isOrder, describes }: SentenceFacts): NotRequested | undefined {
  if (forbids.test(said)) return 'forbidden';
  if (asks.test(said)) return 'question';
  if (isOrder) return undefined;
  if (aboutOneself.test(said) || tellsOfNow(said)) return 'statement';
  const tellsOnly = describes ? lacking.test(said) : telling.test(said);
  return tellsOnly && !obliges.test(said) ? 'statement' : undefined;
}
