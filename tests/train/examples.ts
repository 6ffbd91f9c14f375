import { coreIndex } from '../../packages/domain/src/language/core/schemaIndex.ts';
import { knownTokens, type Known } from '../../packages/domain/src/language/learned/tokens.ts';
import type { Message, Segment } from './corpus.ts';
import { canSplit, splitFeatures } from '../../packages/domain/src/language/learned/splits.ts';
import { randomNumbers, type Example, type Featured } from './shared.ts';

/** How often a segment is also learned with quotes. */
const respelt = 0.1;
/** Labels whose words people put in quotes. */
const quotable: ReadonlySet<string> = new Set(['N', 'S', 'V', 'O']);

/** A segment whose words are replaced, with the offsets of its spans in the new text. */
function rewritten(
  { intent, text, spans }: Segment,
  spell: (words: string, label: string | undefined) => string,
): Segment {
  let made = '';
  let at = 0;
  const moved: { label: string; start: number; end: number }[] = [];
  for (const { label, start, end } of spans) {
    made += spell(text.slice(at, start), undefined);
    const from = made.length;
    made += spell(text.slice(start, end), label);
    moved.push({ label, start: from, end: made.length });
    at = end;
  }
  return { intent, text: made + spell(text.slice(at), undefined), spans: moved };
}

/** A copy with its names and values in quotes, some of the time. */
function quoted(segment: Segment, random: () => number): readonly Segment[] {
  const isQuotable = segment.spans.some(({ label }) => quotable.has(label));
  return isQuotable && random() < respelt
    ? [
        rewritten(segment, (words, label) =>
          label !== undefined && quotable.has(label) ? `"${words}"` : words,
        ),
      ]
    : [];
}

/** The ending of a possessive, which is no part of a span: `[V:Pia]'s phone`. */
const possessive = /^['’]s?$/u;

/** The label of each token of a segment. */
export function labelsIn(tokens: readonly Known[], { text, spans }: Segment): string[] {
  return tokens.map(({ start, end }) => {
    const span = spans.find(
      (one) =>
        start >= one.start &&
        (end <= one.end || (start < one.end && possessive.test(text.slice(one.end, end)))),
    );
    return span ? `${start === span.start ? 'B' : 'I'}-${span.label}` : 'O';
  });
}

/** Each part of each message as an example, and whole messages that have one request beside talk. */
export function examplesOf(messages: readonly Message[]): Example[] {
  const random = randomNumbers(5);
  return messages.flatMap(({ lexicon, segments }) => {
    const index = coreIndex(lexicon);
    const requests = segments.filter(({ intent }) => intent !== 'none');
    const [only] = requests;
    let whole: (typeof segments)[number] | undefined;
    if (segments.length > 1 && only && requests.length === 1) {
      const before = segments
        .slice(0, segments.indexOf(only))
        .map(({ text }) => `${text} `)
        .join('');
      const after = segments
        .slice(segments.indexOf(only) + 1)
        .map(({ text }) => ` ${text}`)
        .join('');
      whole = {
        intent: only.intent,
        text: `${before}${only.text}${after}`,
        spans: only.spans.map(({ label, start, end }) => ({
          label,
          start: start + before.length,
          end: end + before.length,
        })),
      };
    }
    const all = [...segments, ...(whole ? [whole] : [])];
    const copies = all.flatMap((segment) => quoted(segment, random));
    return [...all, ...copies].map(({ intent, text, spans }, place) => {
      const tokens = knownTokens(text, index);
      const labels = labelsIn(tokens, { intent, text, spans });
      return { intent, tokens, labels, isRespelt: place >= all.length };
    });
  });
}

/** Places in messages at which a further request begins, and at which none does. */
export function splitExamplesOf(messages: readonly Message[]): Featured[] {
  return messages.flatMap(({ lexicon, segments }) => {
    const tokens = knownTokens(segments.map(({ text }) => text).join(' '), coreIndex(lexicon));
    const starts = new Set<number>();
    let end = 0;
    for (const { text } of segments) {
      const start = end;
      starts.add(tokens.findIndex((token) => token.start >= start));
      end += text.length + 1;
    }
    return tokens.flatMap((_, at) =>
      canSplit(tokens, at) ? [{ features: splitFeatures(tokens, at), place: starts.has(at) ? 1 : 0 }] : [],
    );
  });
}
