import type { Clause } from '../clauses.ts';
import { stem } from '../spelling.ts';
import type { Item } from '../types.ts';
import { evidenceOf } from './rank.ts';
import type { Near } from './rank.ts';

/** Changes that only add something, and put nothing at risk if a word around them is not understood. */
const additive = new Set([
  'save',
  'start',
  'create-branch',
  'switch',
  'set-aside',
  'bring-back',
  'preview',
  'tag',
  'redirect',
]);

/** Words that limit or turn around what is asked. */
const limits = /^(?:EXCEPT|IF|UNTIL|CORRECTION|ADVICE|NOT|SINGLE|OTHERS|KEEP|EVERY|NOTWANTED|REMAINING)$/u;

const isQuestion = (op: string): boolean => op.startsWith('ask-');

/** How a request for an answer starts. */
const asksFor =
  /^\W*(?:(?:and|so|ok|hi|hey|hello|please|pls|um|uh|erm)\W+)*(?:who|what|what'?s|which|when|where|how|how'?s|is|are|do|does|did|has|have|any|am|was|were|list|show|tell|in which|under which|i want to know|i'?d like to know|let me know|remind)\b/iu;

const start = (items: readonly Item[], text: string): string => text.slice(items[0]?.start ?? 0);

/** The words that speak for an operation, by their stems. */
function wordsFor(op: string): ReadonlySet<string> {
  const words = evidenceOf(op).flatMap(({ signs }) =>
    signs.flatMap(([weight, sign]) => (weight > 0 ? (sign.source.match(/[a-z][a-z'?]+/gu) ?? []) : [])),
  );
  return new Set(words.map((word) => stem(word.replaceAll(/[?']/gu, ''))));
}

const known = new Map<string, ReadonlySet<string>>();

function isExplained(item: Item, op: string, sentence: string): boolean {
  if (item.cat === 'glue' || item.cat === 'filler' || item.cat === 'mark' || item.cat === 'break')
    return true;
  if (item.cat === 'cue' && limits.test(item.value)) return false;
  if (item.refs.some(({ value, exact }) => exact && sentence.includes(value))) return true;
  if (/^(?:path|domain|file|variable|quoted|email)$/u.test(item.cat)) return sentence.includes(item.value);
  if (item.cat === 'time' && item.span?.time !== undefined) return sentence.includes(item.span.time);
  if (item.cat === 'time')
    return (
      item.span !== undefined &&
      [item.span.from, item.span.ahead].some(
        (day) => day !== undefined && day !== '' && sentence.includes(day),
      )
    );
  const words = known.get(op) ?? wordsFor(op);
  known.set(op, words);
  return (
    item.value !== '' &&
    item.said
      .toLowerCase()
      .split(/[\s'-]+/u)
      .every((word) => words.has(stem(word)) || word.length < 3)
  );
}

/** Things that are named: each must have its place in what is done. */
const isThing = ({ cat, refs }: Item): boolean =>
  /^(?:path|domain|file|variable|quoted|email|number|time)$/u.test(cat) || refs.some(({ exact }) => exact);

/**
 * The sentence that an instruction means beyond doubt, though no rule reads all of its grammar: one operation stands
 * out, everything named has its place in it, and it only reads or adds.
 */
export function certainSentence(
  near: readonly Near[],
  clauses: readonly Clause[],
  text: string,
): string | undefined {
  const [best, next] = near;
  const [sentence] = best?.sentences ?? [];
  if (best === undefined || sentence === undefined) return undefined;
  const { op, score } = best;
  const margin = score - (next?.score ?? 0);
  const asked = clauses.filter(({ mood }) => mood !== 'tells' && mood !== 'keeps');
  const askedItems = asked.flatMap(({ items }) => items);
  const aside = clauses.filter((clause) => !asked.includes(clause)).flatMap(({ items }) => items);
  if (isQuestion(op)) {
    const isAskedFor =
      clauses.length > 0 &&
      asked.every(({ mood, items }) => mood === 'question' || asksFor.test(start(items, text)));
    return isAskedFor && asked.length > 0 && score >= 4 && margin >= 1.5 ? sentence : undefined;
  }
  // What changes or takes away something that is there is only read by a rule.
  if (!additive.has(op)) return undefined;
  if (clauses.some(({ mood }) => mood === 'question')) return undefined;
  if (aside.some((item) => (item.cat === 'cue' && limits.test(item.value)) || isThing(item)))
    return undefined;
  const unexplained = askedItems.filter((item) => !isExplained(item, op, sentence));
  return score >= 4 &&
    margin >= 1.5 &&
    unexplained.every((item) => item.cat === 'word' || (item.cat === 'cue' && !limits.test(item.value)))
    ? sentence
    : undefined;
}
