// How well first messages of one writer are read by what the others taught: `npm run train:check:apps`.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  appIn,
  scoredIn,
  wordingIn,
  type FoundApp,
} from '../../packages/domain/src/language/learned/apps/read.ts';
import { appMessagesOf, type AppMessage, type MeantList } from './appCorpus.ts';
import { learnApps } from './learnApps.ts';

const corpus = fileURLToPath(new URL('annotated', import.meta.url));
const writers = readdirSync(corpus)
  .filter((name) => name.startsWith('apps-'))
  .toSorted()
  .map((name) => ({ name, messages: appMessagesOf(`${corpus}/${name}`) }));

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;
const rough = (name: string): string => name.replaceAll(/[^a-z]/gu, '').replace(/(?:ies|es|s)$/u, '');

/** Whether two names are the same, or one is part of the other. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [rough(one), rough(other)];
  return a === b || (a.length > 3 && b.includes(a)) || (b.length > 3 && a.includes(b));
}

const hidden = new Set(['own', 'placed', 'inbox', 'team']);
const forAll = new Set(['public', 'shared']);

interface Counts {
  meant: number;
  found: number;
  right: number;
  reached: number;
  named: number;
  facts: number;
  factsRight: number;
  shown: number;
}

/** The list that was found where a writer marked one. */
function foundFor(
  message: AppMessage,
  { lists }: FoundApp,
  meant: MeantList,
): FoundApp['lists'][number] | undefined {
  const { tokens } = wordingIn(message.text);
  const mark = message.marks.find(({ label, list }) => label === 'L' && list === meant.number);
  return lists.find(
    ({ from, to }) =>
      mark !== undefined && (tokens[from]?.start ?? 0) < mark.end && (tokens[to - 1]?.end ?? 0) > mark.start,
  );
}

/** Counts what was found of a message; true where all its lists were, and no others, each with who reaches it. */
function isWhole(message: AppMessage, found: FoundApp, counts: Counts): boolean {
  counts.meant += message.lists.length;
  counts.found += found.lists.length;
  const reached = message.lists.filter((meant) => {
    const hit = foundFor(message, found, meant);
    if (!hit) return false;
    counts.right += 1;
    if (isAlike(hit.name, meant.name)) counts.named += 1;
    if (hidden.has(meant.access) && forAll.has(hit.access)) counts.shown += 1;
    const facts = message.marks
      .filter(({ label, list }) => label === 'F' && list === meant.number)
      .map(({ start, end }) => message.text.slice(start, end));
    counts.facts += facts.length;
    counts.factsRight += facts.filter((fact) =>
      hit.facts.some((one) => one.includes(fact) || fact.includes(one)),
    ).length;
    if (hit.access !== meant.access) return false;
    counts.reached += 1;
    return true;
  });
  return reached.length === message.lists.length && found.lists.length === message.lists.length;
}

for (const { name, messages } of writers) {
  const model = learnApps(writers.filter((one) => one.name !== name).flatMap((one) => one.messages));
  const counts: Counts = {
    meant: 0,
    found: 0,
    right: 0,
    reached: 0,
    named: 0,
    facts: 0,
    factsRight: 0,
    shown: 0,
  };
  const asking = messages.filter(({ lists }) => lists.length > 0);
  const whole = asking.filter((message) =>
    isWhole(message, appIn(scoredIn(message.text, model), model), counts),
  ).length;
  const others = messages.filter(({ lists }) => lists.length === 0);
  const quiet = others.filter(({ text }) => appIn(scoredIn(text, model), model).lists.length === 0).length;
  const { meant, found, right, reached, named, facts, factsRight, shown } = counts;
  console.log(
    `${name}: lists found ${percent(right, meant)}, right of those found ${percent(right, found)}; who reaches them ${percent(reached, right)} (${shown} shown to everybody in vain), names ${percent(named, right)}, facts ${percent(factsRight, facts)}; all of it ${whole} of ${asking.length}; nothing found in ${quiet} of ${others.length} that ask for nothing`,
  );
}
