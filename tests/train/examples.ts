import { coreIndex } from '../../packages/domain/src/language/core/schemaIndex.ts';
import { knownTokens } from '../../packages/domain/src/language/learned/tokens.ts';
import type { Message } from './corpus.ts';
import { canSplit, splitFeatures } from '../../packages/domain/src/language/learned/splits.ts';
import type { Example, Featured } from './learn.ts';

/** Each part of each message as an example, and whole messages that have one request beside talk. */
export function examplesOf(messages: readonly Message[]): Example[] {
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
    return [...segments, ...(whole ? [whole] : [])].map(({ intent, text, spans }) => {
      const tokens = knownTokens(text, index);
      const labels = tokens.map(({ start, end }) => {
        const span = spans.find((one) => start >= one.start && end <= one.end);
        return span ? `${start === span.start ? 'B' : 'I'}-${span.label}` : 'O';
      });
      return { intent, tokens, labels };
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
