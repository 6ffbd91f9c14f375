import { verbs } from './items.ts';
import { telling } from './lexicon.ts';
import type { Item } from './types.ts';

/** What a clause does: it asks for something, asks a question, tells how things are, or is neither. */
export type Mood = 'request' | 'question' | 'tells' | 'keeps' | 'fragment';

export interface Clause {
  readonly items: readonly Item[];
  readonly mood: Mood;
  /** A new sentence begins with it. */
  readonly opens: boolean;
}

const wh = new Set(['WHAT', 'WHO', 'WHEN', 'HOWCOME']);
const reasons =
  /^(?:because|since|cos|cause|otherwise|which|while|although|though|so that|as|why|coz|when|where|who)$/u;
const weak = /^(?:can|could|may|do|shall|want|need|would like|is to|are to|like to|want to)$/u;
const pronoun =
  /^(?:i|we|he|she|they|it|people|you|nobody|somebody|someone|who|which|that|everybody|everyone|visitors|customers|there)$/u;
const keeps = new Set(['KEEP', 'SINGLE', 'EXCEPT', 'OLDSTAYS', 'OTHERS']);

export const lower = (item: Item): string => item.said.toLowerCase().replaceAll('’', "'");
const bare = (item: Item): string => lower(item).replaceAll("'", '');
const isVerb = (item: Item): boolean => item.cat === 'cue' && verbs.has(item.value);
/** Cues that are as often nouns: "the tag", "a preview". */
const nouns = new Set(['PREVIEW', 'TAG', 'ASIDE', 'SCHEDULE', 'REDIRECT', 'SAVE', 'PROTECT', 'USE']);
/** Whether a verb is meant, by the word before it. */
const isVerbIn = (items: readonly Item[], at: number): boolean => {
  const item = items[at];
  if (item === undefined || !isVerb(item)) return false;
  const before = items[at - 1];
  if (before === undefined) return true;
  if (/^(?:the|a|an|my|our|this|that|any|no|your|its|his|her|their)$/u.test(lower(before))) return false;
  if (before.cat === 'cue' && /^(?:LAST|NEW|INITIAL|PREVIOUS|CURRENT|LIVE|REAL)$/u.test(before.value))
    return false;
  return (
    !nouns.has(item.value) ||
    before.cat === 'filler' ||
    before.cat === 'mark' ||
    /^(?:to|and|me|us)$/u.test(lower(before))
  );
};
const isPolite = (item: Item): boolean => item.cat === 'filler' && item.value === 'polite';
const isRequest = (item: Item): boolean => item.cat === 'filler' && item.value === 'request';
const isTelling = (item: Item): boolean =>
  !(item.cat === 'cue' && item.value !== 'HISTORY' && item.value !== 'NOT' && item.value !== 'CHANGES') &&
  !isRequest(item) &&
  item.cat !== 'name' &&
  (telling.test(lower(item)) ||
    telling.test(bare(item)) ||
    (item.cat === 'word' && /^\p{L}{3,}ed$/u.test(lower(item))));
const isJoint = (item: Item): boolean =>
  (item.cat === 'mark' && item.value === ',') ||
  /^(?:and|&|but|because|cos|so|then|also|and then|otherwise|which|so that|since|as|after that|afterwards|plus)$/u.test(
    lower(item),
  );

/** Whether a reason or purpose starts here: "because …", "so that we …". */
const isReason = (item: Item, next: Item | undefined): boolean =>
  item.cat === 'glue' &&
  /^(?:because|cos|cause|so that|otherwise)$/u.test(lower(item)) &&
  next !== undefined &&
  (lower(item) !== 'so that' || pronoun.test(lower(next)));

/** The mood of the items of a clause. */
export function moodOf(items: readonly Item[], opens = true): Mood {
  const rest = items.filter(
    (item) => !isPolite(item) && item.cat !== 'mark' && !/^(?:and|but|&)$/u.test(lower(item)),
  );
  const [first, second] = rest;
  if (first === undefined) return 'fragment';
  if (
    first.cat === 'glue' &&
    reasons.test(lower(first)) &&
    !(lower(first) === 'so that' && second !== undefined && !pronoun.test(lower(second)))
  )
    return 'tells';
  if (
    first.cat === 'cue' &&
    first.value === 'NOT' &&
    second !== undefined &&
    (second.cat === 'glue' || second.cat === 'name' || second.cat === 'file') &&
    !rest.some((item) => isVerb(item) || isTelling(item) || item.value === 'NOLONGER')
  )
    return 'keeps';
  const asks = rest.slice(0, 3).findIndex(({ cat, value }) => cat === 'cue' && wh.has(value));
  if (asks > 0 && opens && rest.slice(0, asks).every(({ cat }) => cat === 'glue')) return 'question';
  if (first.cat === 'cue' && first.value === 'NAMED') return 'fragment';
  const isAsked = rest.some((item) => isRequest(item));
  if (first.cat === 'cue' && first.value === 'SINCE') return 'tells';
  if (
    first.cat === 'cue' &&
    first.value === 'OTHERS' &&
    !rest.some(({ cat, value }) => cat === 'cue' && value === 'KEEP') &&
    rest.some((item) => isTelling(item))
  )
    return 'tells';
  const only = first.cat === 'cue' && first.value === 'SINGLE';
  if (only && second !== undefined && isTelling(second)) return 'tells';
  if (
    first.cat === 'cue' &&
    keeps.has(first.value) &&
    !(only && (isAsked || (second !== undefined && isVerb(second))))
  )
    return 'keeps';
  const startsWithSo = items.some((item) => lower(item) === 'so') && pronoun.test(lower(first));
  const request = rest.findIndex(
    (item, index) => isRequest(item) && (index === 0 || !weak.test(lower(item))),
  );
  const tell = rest.findIndex((item) => isTelling(item));
  const verb = rest.findIndex((_item, index) => isVerbIn(rest, index));
  if (first.cat === 'cue' && first.value === 'BEFORE' && second !== undefined && pronoun.test(lower(second)))
    return 'tells';
  if (startsWithSo && request !== 0) return 'tells';
  if (
    request >= 0 &&
    (tell < 0 ||
      request < tell ||
      rest.slice(0, request).every((item) => item.cat !== 'glue' || !pronoun.test(lower(item))))
  )
    return 'request';
  if (verb === 0) return 'request';

  if (
    second !== undefined &&
    !wh.has(first.value) &&
    pronoun.test(lower(first)) &&
    (isVerb(second) || (second.cat === 'cue' && second.value === 'NOT'))
  )
    return 'tells';
  const isOpen = opens || items.some((item) => item.value.startsWith('?'));
  if (first.cat === 'cue' && wh.has(first.value)) return isOpen ? 'question' : 'tells';
  if (/^(?:is|are|do|does|did|has|have|was|were|am)$/u.test(lower(first)))
    return isOpen ? 'question' : 'tells';
  if (rest.findIndex((item) => isRequest(item)) > 0) return 'tells';
  const before = rest[verb - 1];
  if (
    verb > 0 &&
    before !== undefined &&
    (pronoun.test(lower(before)) || (weak.test(lower(before)) && verb > 1))
  )
    return 'tells';
  if (tell >= 0 && (verb < 0 || tell < verb)) return 'tells';
  if (verb >= 0) return 'request';
  return 'fragment';
}

/** Whether a separate clause starts at `at`. */
function starts(items: readonly Item[], at: number, isComma: boolean): boolean {
  const offset = items.slice(at).findIndex((item) => !isPolite(item) && !isJoint(item));
  const from = at + offset;
  const first = items[from];
  if (offset < 0 || first === undefined) return false;
  if (isVerb(first) || isRequest(first) || isTelling(first)) return true;
  if (
    first.cat === 'cue' &&
    (wh.has(first.value) ||
      (isComma && keeps.has(first.value)) ||
      /^(?:IF|SINCE|NOTWANTED|OTHERS|NAMED|USE|CORRECTION)$/u.test(first.value) ||
      (isComma && first.value === 'NOT') ||
      first.value === 'KEEP')
  )
    return true;
  if (first.cat === 'glue' && reasons.test(lower(first)) && lower(first) !== 'as') return true;
  for (let next = from; next < from + 6; next++) {
    const item = items[next];
    if (item === undefined || item.cat === 'mark' || item.cat === 'break') return false;
    if (next > from && isTelling(item)) return true;
    if (next > from && isRequest(item)) return true;
    if (
      (isVerb(item) || (item.cat === 'cue' && item.value === 'NOT')) &&
      next > from &&
      pronoun.test(lower(items[next - 1] ?? item))
    )
      return true;
    if (isVerbIn(items, next)) return pronoun.test(lower(items[next - 1] ?? item));
  }
  return false;
}

/** The clauses of a text in order. */
export function clausesOf(items: readonly Item[]): Clause[] {
  const clauses: Clause[] = [];
  let current: Item[] = [];
  let opens = true;
  const close = (isSentence: boolean): void => {
    if (current.some((item) => item.cat !== 'mark'))
      clauses.push({ items: current, mood: moodOf(current, opens), opens });
    else if (!isSentence) return;
    opens = isSentence;
    current = [];
  };
  for (const [at, item] of items.entries()) {
    if (
      item.cat === 'break' ||
      (item.cat === 'mark' &&
        (/^[.!?;()]|[–—-]/u.test(item.value) || (item.value === ':' && moodOf(current) === 'tells')))
    ) {
      if (item.value.startsWith('?')) current.push(item);
      close(true);
    } else if (
      current.length > 0 &&
      ((isJoint(item) &&
        (starts(items, at + 1, item.value === ',') ||
          (item.value === ',' && current.length > 1 && moodOf(current, opens) === 'tells'))) ||
        isReason(item, items[at + 1]))
    ) {
      close(false);
      current.push(item);
    } else current.push(item);
  }
  close(true);
  return clauses;
}
