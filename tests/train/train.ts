// Learns from the annotated messages what the parts of a message mean: `npm run train`.
import { readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { messagesOf } from './corpus.ts';
import { examplesOf, splitExamplesOf } from './examples.ts';
import { learn } from './learn.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const corpus = at('tests/train/annotated');
const files = readdirSync(corpus)
  .filter((name) => name.startsWith('database-'))
  .toSorted();
const messages = files.flatMap((name) => messagesOf(`${corpus}/${name}`));
const { texts, tokens, splits, ...rest } = learn(examplesOf(messages), splitExamplesOf(messages));
const data = JSON.stringify({
  ...rest,
  texts: Object.fromEntries(texts),
  tokens: Object.fromEntries(tokens),
  splits: Object.fromEntries(splits),
});
const packed = gzipSync(data, { level: 9 });
writeFileSync(at('packages/engine/model/database.json.gz'), packed);
console.log(
  `${messages.length} messages, ${texts.size} features of texts, ${tokens.size} of words, ${Math.round(packed.length / 1000)} kB.`,
);
