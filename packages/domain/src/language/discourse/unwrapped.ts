import { plural, singular } from '../planner/names.ts';
import { rememberedByObject } from '../../shared/remember.ts';
import type { DiscourseTable } from './context.ts';
import {
  announced,
  askedLead,
  asking,
  boundary,
  courtesy,
  greeting,
  howTo,
  intendedLead,
  isBeginning,
  leadsOn,
  limiting,
  limitingStart,
  ofSpeaker,
  ofDays,
  ofHosts,
  opening,
  pleadingLead,
  pointing,
  politeStart,
  questionLead,
  reasonStart,
  request,
  social,
  wish,
} from './politeWords.ts';
import { namesValue } from './storedValues.ts';

const namesOf = rememberedByObject((tables: readonly DiscourseTable[]): ReadonlySet<string> => {
  const names = new Set(tables.flatMap(({ name, columns }) => [name, ...columns]));
  return new Set(
    [...names].flatMap((name) => {
      const words = name.toLowerCase().replaceAll('_', ' ');
      return [words, plural(words), singular(words)];
    }),
  );
});

/** Columns whose names are everyday words, which say nothing of a list by themselves. */
const everyday =
  /^(?:id|name|day|date|time|note|notes|number|kind|type|text|work|hour|hours|week|status|state|call|phone|start|end)s?$/u;

type Harmless = (words: string) => boolean;

/** Whether words neither limit anything nor name anything of the project. */
function harmlessIn(tables: readonly DiscourseTable[]): Harmless {
  const names = namesOf(tables);
  return (said) => {
    if (limiting.test(said.replaceAll(ofSpeaker, ' ')) || ofHosts.test(said)) return false;
    const words = said.toLowerCase().split(/[^\p{L}\p{N}'’-]+/u);
    const isNamed = words.some((_, at) =>
      [1, 2, 3].some((length) => {
        const name = words.slice(at, at + length).join(' ');
        return names.has(name) && !everyday.test(name);
      }),
    );
    return !isNamed && !namesValue(said, tables);
  };
}

function bareEnds(text: string): string {
  return text.replace(/^[\s,;:.!?–-]+|[\s,;:–-]+$/gu, '');
}

/** A sentence that asks for nothing: a greeting, thanks, a reason, small talk. */
function isIdle(sentence: string, harmless: Harmless, isBefore: boolean): boolean {
  const said = bareEnds(sentence.replace(/[.!?…]+$/u, ''));
  if (said === '' || pointing.test(said)) return true;
  const mild = said.replaceAll(/\b(?:every|each|always|never)\b/giu, ' ');
  const isOther = /\b(?:they|them|it|these|those|this|that)\b/iu.test(said) || !social.test(said);
  if (wish.test(said) || !harmless(isOther ? said : mild) || sentence.trim().endsWith(':')) return false;
  if (howTo.test(said) || request.test(said.replace(opening, '')) || requestIn(said, harmless) !== undefined)
    return false;
  return courtesy.test(said) || greeting.test(said) || isBefore || social.test(said);
}

type Lead = RegExpExecArray;

/** What follows words that lead to a request; undefined where it is none, or the words before ask for something. */
function after({ index, 0: words }: Lead, sentence: string, harmless: Harmless, isIntended: boolean) {
  const [before, rest] = [sentence.slice(0, index), sentence.slice(index + words.length)];
  return request.test(rest) && leadsOn(before, isIntended) && isBeginning(before) && harmless(before)
    ? rest
    : undefined;
}

/** Whether a clause begins at a place, or only courtesy precedes it there. */
function isClauseStart(sentence: string, index: number): boolean {
  const clause = bareEnds(/[^,;:.!?]*$/u.exec(sentence.slice(0, index))?.[0] ?? '');
  return (
    clause === '' ||
    opening.test(`${clause} `) ||
    courtesy.test(clause) ||
    /^(?:and|so|but|or)$/iu.test(clause)
  );
}

/** What follows the words that lead to a request; undefined where none do. */
function requestIn(sentence: string, harmless: Harmless): string | undefined {
  const isOpen = ({ index, 0: words }: Lead): boolean => {
    const rest = bareEnds(sentence.slice(index + words.length));
    return rest !== '' && !announced.test(rest);
  };
  const pleas = [...sentence.matchAll(pleadingLead)].filter(({ index }) => isClauseStart(sentence, index));
  const asks = [...sentence.matchAll(askedLead), ...pleas]
    .filter(isOpen)
    .toSorted((one, other) => one.index - other.index);
  // The first thing that is asked for is the request; another one further on is not.
  const [first] = asks;
  if (first) return after(first, sentence, harmless, false);
  for (const one of sentence.matchAll(questionLead)) {
    const rest = after(one, sentence, harmless, false);
    if (rest !== undefined) return rest;
  }
  for (const one of [...sentence.matchAll(intendedLead)].toReversed()) {
    const rest = after(one, sentence, harmless, true);
    if (rest !== undefined) return rest;
  }
  for (const { index, 0: words } of [...sentence.matchAll(boundary)].toReversed()) {
    const [before, rest] = [sentence.slice(0, index), sentence.slice(index + words.length)];
    const isAside = /^\s*:|\b(?:but|anyway)\b/iu.test(words);
    const isSocial = social.test(before) || courtesy.test(bareEnds(before)) || isAside;
    // `…, which is no system` asks nothing.
    const isRelative =
      !isAside && /^(?:who|whose|which|what|when|where)\b/iu.test(rest) && !courtesy.test(bareEnds(before));
    if (
      request.test(rest) &&
      isSocial &&
      !isRelative &&
      (!limitingStart.test(before) || politeStart.test(before)) &&
      !request.test(before) &&
      isBeginning(before) &&
      harmless(before)
    )
      return rest;
  }
  return undefined;
}

/** A request without what follows it: thanks, reasons, `if you would be so kind`. */
function withoutTail(sentence: string, harmless: Harmless): string {
  const marks = [
    ...sentence.matchAll(
      /\s*(?:[,;!?]|\s[–-])\s*|\s+(?=(?:because|otherwise|at your earliest|when(?:ever)? you|if (?:you|it[’']s|that[’']s|possible)|so (?:i|we|that i|that we)\b|(?:as|since|before|or|and) (?:i|i[’']\p{L}+|we|we[’']\p{L}+|my)\b|thanks?\b|thank you|asap|right away|please$|pls$|plz$|for me$|(?:will|would|can|could) you$|ok(?:ay)?$|my (?:dear|friend)$|darling$|love$))/giu,
    ),
  ];
  for (const { index, 0: words } of marks) {
    const tail = bareEnds(sentence.slice(index + words.length).replace(/[.!?…]+$/u, ''));
    const isSocial =
      courtesy.test(tail) ||
      pointing.test(tail) ||
      (reasonStart.test(tail) && (social.test(tail) || tail.split(' ').length < 3)) ||
      /^(?:because|otherwise)\b/iu.test(tail) ||
      // Why somebody goes: `delete Petra and Max, they went with someone else`.
      (/^(?:delete|remove|cancel|take)\b/iu.test(sentence) &&
        /^(?:he|she|they)(?:['’]\p{L}+)? \p{L}+/iu.test(tail));
    const asksMore = tail
      .split(/[,;.!?]\s*|\band\b\s*/u)
      .some((part) => request.test(part.trim()) && !pointing.test(part.trim()));
    if (index > 0 && tail !== '' && isSocial && !asksMore && !ofDays.test(tail) && harmless(tail))
      return sentence.slice(0, index);
  }
  return sentence;
}

/** Words that stand for something mentioned before. */
const reference =
  /\b(?:it|them|those|these|this|that|him|her|ones?|both|same|so)\b(?! (?:week|month|year|is)\b)/iu;

/** Whether words before a request name nothing that it could be about. */
function isEmpty(part: string): boolean {
  const said = bareEnds(part.replaceAll(askedLead, ' ').replaceAll(pleadingLead, ' '));
  return said === '' || courtesy.test(said) || greeting.test(said) || said.split(' ').length < 2;
}

const longest = 700;
/** Words at the end that others would take for a part of the request. */
const oddEnd = /\b(?:thx|tks|cheers|ta|quick|asap|hurry|rush|run|love|darling|dear|friend|then)\W*$/iu;
/** Fewer words around a request, such as “could you please”, are left to what reads it. */
const few = 4;

/**
 * The request of a message without what is only polite: greetings, thanks, reasons and small talk that name nothing of the
 * project and limit nothing. The message itself where nothing or not enough of it is that.
 *
 * @example
 * unwrapped('Good morning! Could you please add a list of boats, my boss keeps asking. Thanks', []) // => 'add a list of boats'
 */
export function unwrapped(message: string, tables: readonly DiscourseTable[]): string {
  const text = message.trim();
  if (text.length > longest || text.includes('\n') || text.split(' ').length < 4) return message;
  const harmless = harmlessIn(tables);
  const sentences = text.split(/(?<=(?<!\b\p{Lu})[.!?…])\s+(?=\S)/u);
  // Before what asks for something, statements about others are small talk, too.
  const asks = sentences.findLastIndex(
    (sentence) => sentence.search(askedLead) >= 0 || sentence.trim().endsWith('?'),
  );
  const isKept = sentences.map((sentence, at) => !isIdle(sentence, harmless, at < asks));
  const [from, to] = [isKept.indexOf(true), isKept.lastIndexOf(true)];
  if (from < 0) return message;
  const kept = sentences.slice(from, to + 1);
  const [first = '', ...others] = kept;
  const opened = first.replace(opening, '');
  const how = sentences.some((one) => pointing.test(bareEnds(one.replace(/[.!?…]+$/u, ''))))
    ? howTo.exec(opened)
    : null;
  const begun = how
    ? opened.slice(how[0].length)
    : request.test(opened)
      ? opened
      : (requestIn(first, harmless) ?? opened);
  const all = [begun, ...others];
  let ended = all.at(-1) ?? '';
  for (let shorter = withoutTail(ended, harmless); shorter !== ended; shorter = withoutTail(ended, harmless))
    ended = shorter;
  const found = bareEnds([...all.slice(0, -1), ended].join(' '));
  // What is polite in a few words is read as it is.
  const removed = text.split(' ').length - found.split(' ').length;
  const isFew = removed < few && !oddEnd.test(text);
  const before = text.slice(0, Math.max(0, text.indexOf(found)));
  // What is called `it` may be in the words before.
  const isReferring = reference.test(found) && before.split(/[.!?,]/u).some((part) => !isEmpty(part));
  if (!request.test(found) || found.split(' ').length < 2 || isFew || isReferring) return message;
  return asking.test(found) ? found : found.replace(/\?+$/u, '');
}
