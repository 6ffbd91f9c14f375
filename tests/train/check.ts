// How well messages of one writer are read by what the others taught: `npm run train:check`.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { labelScores, labelsOf, spansOf } from '../../packages/domain/src/language/learned/labels.ts';
import { scoreIntents } from '../../packages/domain/src/language/learned/model.ts';
import { messagesOf } from './corpus.ts';
import { examplesOf, splitExamplesOf } from './examples.ts';
import { learn } from './learn.ts';

const corpus = fileURLToPath(new URL('annotated', import.meta.url));
const writers = readdirSync(corpus)
  .filter((name) => name.startsWith('database-'))
  .toSorted()
  .map((name) => {
    const messages = messagesOf(`${corpus}/${name}`);
    return { name, examples: examplesOf(messages), splits: splitExamplesOf(messages) };
  });

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;

for (const { name, examples } of writers) {
  const others = writers.filter((one) => one.name !== name);
  const model = learn(
    others.flatMap((one) => one.examples),
    others.flatMap((one) => one.splits),
  );
  let [first, third, right, found, gold] = [0, 0, 0, 0, 0];
  for (const { tokens, intent, labels = [] } of examples) {
    const intents = scoreIntents(tokens, model).map((one) => one.intent);
    if (intents[0] === intent) first += 1;
    if (intents.slice(0, 3).includes(intent)) third += 1;
    const read = spansOf(labelsOf(labelScores(tokens, intent, model), model)).map((span) =>
      JSON.stringify(span),
    );
    const meant = spansOf(labels).map((span) => JSON.stringify(span));
    right += meant.filter((span) => read.includes(span)).length;
    found += read.length;
    gold += meant.length;
  }
  const all = examples.length;
  console.log(
    `${name}: intent ${percent(first, all)}, among three ${percent(third, all)}, parts found ${percent(right, gold)}, right of those ${percent(right, found)}`,
  );
}
