// Scores what readers make of founders' sentences by its effect. `npm run eval`; docs/eval.md has the options.
import { writeFileSync } from 'node:fs';
import { removeTemplates } from './code/fixture.ts';
import { readOptions } from './options.ts';
import { writeFigures } from './page.ts';
import { recording } from './readers/recorded.ts';
import { readers } from './readers/index.ts';
import { scoreAnswer } from './score.ts';
import { findSets } from './sets.ts';
import { tableJson, tableText, Totals } from './table.ts';
import { trialsOf } from './trials.ts';
import { itemProblems } from './verify.ts';

const options = readOptions(process.argv.slice(2));
const reader = readers[options.reader];
const wantedSets = options.set && new Set([...options.set, ...options.closed]);
const sets = findSets(options.sets).filter(({ name }) => wantedSets?.has(name) ?? true);
const closed = new Set(options.closed);
const details: string[] = [];
const figures = new Map<string, Totals>();
const times: number[] = [];
let problems = 0;

for (const set of sets) {
  const totals = new Totals();
  const isWanted = ({ id }: { readonly id: string }): boolean => options.id?.includes(id) ?? true;
  for await (const itemTrial of trialsOf(set, options.only, isWanted)) {
    const { service, item, trial } = itemTrial;
    if (options.verify) {
      const found = await itemProblems(itemTrial);
      problems += found.length;
      if (!closed.has(set.name))
        for (const problem of found) console.log(`${set.name} ${item.id}: ${problem}`);
      continue;
    }
    const started = performance.now();
    const answer = await reader({
      instruction: item.instruction,
      scene: trial.scene,
      set: set.name,
      id: item.id,
    });
    times.push(performance.now() - started);
    const score = await scoreAnswer(trial, answer, ({ instruction, isConfirmed }) =>
      reader({ instruction, scene: trial.scene, set: set.name, isConfirmed }),
    );
    totals.add(service, item.intent, score);
    const { id, instruction, intent } = item;
    if (!closed.has(set.name))
      details.push(JSON.stringify({ set: set.name, service, id, intent, instruction, ...score }));
  }
  if (options.verify) continue;
  console.log(`${tableText(`${set.name} (${options.reader})`, totals)}\n`);
  figures.set(set.name, totals);
}
removeTemplates();
if (options.verify) {
  console.log(`${problems} problems`);
  process.exitCode = problems === 0 ? 0 : 1;
} else {
  const middle = times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
  if (options.details !== undefined) writeFileSync(options.details, `${details.join('\n')}\n`);
  if (options.write) writeFigures(options.reader, figures);
  const result = {
    reader: options.reader,
    readMs: Number(middle.toFixed(1)),
    ...(options.reader === 'old' ? {} : { recording }),
    sets: Object.fromEntries([...figures].map(([name, totals]) => [name, tableJson(totals)])),
  };
  console.log(JSON.stringify(result));
}
