// Builds an app from each sentence, uses it in a browser, and counts the ones that do what was said. `npm run eval:apps`.
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { plannedOperation, type PlanAnswer } from '@saywright/engine/protocol';
import { z } from 'zod';
import { chromiumLaunch } from '../../../scripts/chromium.mjs';
import { closed } from './closed.ts';
import { drive } from './drive.ts';
import { expected, type Expected } from './expected.ts';
import { failuresOf } from './judge.ts';
import { appStudio } from './studio.ts';

const { values: options } = parseArgs({
  options: {
    /** Only kinds that contain one of these words, separated by commas. */
    only: { type: 'string' },
    /** Only plans, without using the apps. */
    plan: { type: 'boolean', default: false },
    json: { type: 'string' },
    /** The sentences that were written after the rules. */
    closed: { type: 'boolean', default: false },
  },
});
const corpusSchema = z.array(z.object({ kind: z.string(), sentences: z.array(z.string()) }));
const corpus = corpusSchema.parse(
  JSON.parse(await readFile(new URL('sentences.json', import.meta.url), 'utf8')),
);
const wanted = options.only?.split(',');
const all = options.closed
  ? closed
  : corpus.flatMap(({ kind, sentences }) =>
      sentences.map((sentence, at) => ({ kind, sentence, expects: expected[kind]?.[at] ?? {} })),
    );
const items = all.filter(({ kind }) => wanted?.some((word) => kind.includes(word)) ?? true);

interface Result {
  readonly sentence: string;
  readonly kind: string;
  readonly planned: 'at once' | 'after one question' | 'not';
  readonly said: string;
  readonly failures: readonly string[];
}

function replyOf({ outcome }: PlanAnswer): string {
  if (outcome.kind === 'question') return outcome.text;
  return outcome.kind === 'refusal' ? outcome.reason : '';
}

const studio = await appStudio();
const browser = await chromium.launch(chromiumLaunch());
const results: Result[] = [];

async function build(kind: string, sentence: string, expects: Expected, at: number): Promise<Result> {
  const founder = await studio.founder(`founder${at}@example.org`);
  const first = await founder.plan(sentence);
  const { outcome } = first;
  const choice = outcome.kind === 'question' ? outcome.choices[0] : undefined;
  const answer = choice ? await founder.plan(choice.instruction) : first;
  const operation = plannedOperation(answer);
  const result = { kind, sentence, said: replyOf(first) };
  if (!operation?.app) return { ...result, planned: 'not', failures: [`not planned: ${replyOf(answer)}`] };
  const planned = choice ? 'after one question' : 'at once';
  if (options.plan) return { ...result, planned, said: `${operation.title}. ${result.said}`, failures: [] };
  const executed = await founder.execute(operation);
  if (executed.state !== 'executed')
    return { ...result, planned, failures: [`not built: ${executed.state}`] };
  const observed = await drive(browser, founder, operation);
  return {
    ...result,
    planned,
    said: `${operation.title}. ${result.said}`,
    failures: failuresOf(expects, observed, operation),
  };
}

for (const [at, { kind, sentence, expects }] of items.entries()) {
  const result = await build(kind, sentence, expects, at).catch((error: unknown): Result => ({
    kind,
    sentence,
    planned: 'not',
    said: '',
    failures: [`stopped: ${String(error)}`],
  }));
  results.push(result);
  const mark = result.failures.length === 0 ? 'works' : 'FAILS';
  console.log(`${mark} [${kind}, ${result.planned}] ${sentence}\n   ${result.said}`);
  for (const failure of result.failures) console.log(`   - ${failure}`);
}
await browser.close();
await studio.close();
const count = (isCounted: (result: Result) => boolean): number => results.filter(isCounted).length;
console.log(
  `\n${count(({ failures }) => failures.length === 0)} of ${results.length} work; planned at once ${count(({ planned }) => planned === 'at once')}, after one question ${count(({ planned }) => planned === 'after one question')}, not planned ${count(({ planned }) => planned === 'not')}.`,
);
if (options.json !== undefined) await writeFile(options.json, JSON.stringify(results, undefined, 1));
for (const line of studio.log) console.error(line);
