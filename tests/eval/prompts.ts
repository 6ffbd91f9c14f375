// Writes the prompts that the product would send to a language model for the items of sets, to record answers:
// node --conditions=@saywright/source tests/eval/prompts.ts --sets DIR --set a --out DIR
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readingPrompt } from '../../packages/engine/src/reader/prompt.ts';
import { removeTemplates } from './code/fixture.ts';
import { readContext } from './readers/context.ts';
import { promptHash } from './readers/recorded.ts';
import { findSets } from './sets.ts';
import { services, trialsOf } from './trials.ts';

const { values } = parseArgs({
  options: { sets: { type: 'string' }, set: { type: 'string' }, out: { type: 'string' } },
});
const { out } = values;
if (out === undefined) throw new Error('Say with --out where the prompts go.');
const wanted = values.set?.split(',');
for (const set of findSets(values.sets).filter(({ name }) => wanted?.includes(name) ?? true)) {
  const folder = join(out, set.name);
  mkdirSync(folder, { recursive: true });
  let count = 0;
  for await (const { item, trial } of trialsOf(set, services)) {
    const { id, instruction } = item;
    const prompt = readingPrompt(instruction, await readContext(trial.scene));
    if (count === 0) writeFileSync(join(folder, 'system.txt'), prompt.system);
    writeFileSync(
      join(folder, `${id}.json`),
      JSON.stringify({ id, prompt: promptHash(prompt), user: prompt.user }, undefined, 2),
    );
    count += 1;
  }
  console.log(`${folder}: ${count} prompts`);
}
removeTemplates();
