// Changes one word of each sentence and reports plans that take away something other than the plan of the sentence:
// node --conditions=@saywright/source tests/eval/mutations.ts --sets DIR --set a,b --reader old --seed 1
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { removeTemplates } from './code/fixture.ts';
import type { Answer } from './answer.ts';
import { noLoss, unasked, type Loss } from './loss.ts';
import { readerNames, readers } from './readers/index.ts';
import { findSets } from './sets.ts';
import { trialsOf, services } from './trials.ts';
import type { Trial } from './score.ts';
import { seeded } from '../support/seeded.ts';
import { contentWords, mutate, mutationKinds } from './words.ts';

const { values } = parseArgs({
  options: {
    sets: { type: 'string' },
    set: { type: 'string' },
    only: { type: 'string' },
    reader: { type: 'string', default: 'all' },
    seed: { type: 'string', default: '1' },
    closed: { type: 'string' },
  },
});
const reader = readers[z.enum(readerNames).parse(values.reader)];
const only = z.array(z.enum(services)).parse(values.only?.split(',') ?? [...services]);
const closed = new Set(values.closed?.split(','));
const wanted = values.set?.split(',');
const random = seeded(Number(values.seed));

/** What an answer takes away; an answer that does not act takes away nothing. */
async function lossOf(trial: Trial, answer: Answer): Promise<Loss> {
  if (answer.kind === 'says') return noLoss;
  const { error, loss } = await trial.judge(answer.effects);
  return error === undefined ? loss : noLoss;
}

const sets = findSets(values.sets).filter(
  ({ name }) => !closed.has(name) && (wanted?.includes(name) ?? true),
);
const sentences = sets.flatMap(({ database, code, site }) =>
  [...database, ...code, ...site].map(({ instruction }) => instruction),
);
const vocabulary = [...new Set(sentences.flatMap(contentWords))].toSorted();
const counts = { tried: 0, planned: 0, harmful: 0 };

for (const set of sets)
  for await (const { item, trial } of trialsOf(set, only)) {
    const { id, instruction } = item;
    const read = (text: string): Promise<Answer> =>
      reader({ instruction: text, scene: trial.scene, set: set.name });
    const plain = await lossOf(trial, await read(instruction));
    for (const kind of mutationKinds) {
      const text = mutate(kind, instruction, vocabulary, random);
      if (text === instruction) continue;
      counts.tried += 1;
      const answer = await read(text);
      if (answer.kind === 'says') continue;
      counts.planned += 1;
      const loss = await lossOf(trial, answer);
      const more = [
        ...unasked(loss.lost, plain.lost),
        ...unasked(loss.overwritten, [...plain.overwritten, ...plain.lost]),
        ...unasked(loss.exposed, plain.exposed),
      ];
      if (more.length === 0) continue;
      counts.harmful += 1;
      console.log(`${set.name} ${id} ${kind}: ${text}\n    ${more.slice(0, 3).join(', ')}`);
    }
  }
removeTemplates();
console.log(JSON.stringify({ reader: values.reader, seed: Number(values.seed), ...counts }));
