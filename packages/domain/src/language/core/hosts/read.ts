import { clausesOf } from './clauses.ts';
import { itemsOf } from './items.ts';
import { gaps } from './match.ts';
import { nameIndex } from './names.ts';
import { certainSentence } from './nearest/certain.ts';
import { nearOperations, nearSentences, severalRequests, type Near } from './nearest/rank.ts';
import { question } from './question.ts';
import { readByFrames } from './readByFrames.ts';
import { tokensOf } from './tokens.ts';
import type { HostContext, HostReading } from './types.ts';

/** How much must speak for an operation if no rule read anything. */
const certain = 3;

/** How a question ends that only offers what is nearest. */
const unknown = 'Is this what you want?';

/** The most choices that a question back has. */
const mostChoices = 3;

/** The sentences of a question and those nearest to what was said: only those that plan, each effect once. */
function choicesOf(own: readonly string[], near: readonly Near[], context: HostContext): readonly string[] {
  const found = new Map<string, string>();
  const [first, ...rest] = own;
  const nearest = nearSentences(near, 6);
  for (const sentence of [
    ...(first === undefined ? [] : [first]),
    ...nearest.slice(0, 2),
    ...rest,
    ...nearest,
  ]) {
    if (found.size === mostChoices) break;
    const reading = readByFrames(sentence, context)?.reading;
    const effect = reading?.kind === 'parts' ? JSON.stringify(reading.parts) : undefined;
    if (effect !== undefined && !found.has(effect)) found.set(effect, sentence);
  }
  return [...found.values()];
}

/**
 * Reads a founder's instruction about the code and the site: changes and questions in order, or one question back. A
 * question has up to three choices, each an instruction that plans.
 * @returns undefined if nothing in it is about either.
 *
 * @example
 * readHosts('Pia and Jo like tea', { today: '2026-11-23', code: { branch: 'main', branches: ['main'], tags: [], files: [], unsaved: [], commits: [], hasSetAside: false }, site: { live: null, deploys: [], previews: [], domains: [], variables: [], redirects: [], schedule: null, online: false, passwords: { live: false, previews: false } } })
 * // => undefined
 */
export function readHosts(instruction: string, context: HostContext): HostReading | undefined {
  const read = readByFrames(instruction, context);
  if (read !== undefined && read.reading.kind !== 'question') return read;
  const text = instruction.slice(0, 2000).replaceAll('’', "'");
  const items = itemsOf(tokensOf(text), nameIndex(context), context.today);
  const near = nearOperations(text, items, context);
  const own =
    read?.reading.kind === 'question' ? read.reading.choices.map(({ instruction: one }) => one) : [];
  const clauses = clausesOf(items);
  // What the rules ask about because several things are meant is not certain.
  const isOpen =
    gaps(items, near[0]?.op ?? '').length === 0 &&
    (read?.reading.kind !== 'question' || /^I (?:don't know|understood)/u.test(read.reading.text));
  const certainly = isOpen ? certainSentence(near, clauses, text) : undefined;
  const meant = certainly === undefined ? undefined : readByFrames(certainly, context);
  if (certainly !== undefined && meant?.reading.kind === 'parts') return meant;
  const requests = clauses
    .filter(({ mood }) => mood === 'request' || mood === 'fragment')
    .map((clause) => clause.items);
  const several = severalRequests(requests, text, context);
  const joint = several.length > 0 ? [several.join(', and then ')] : [];
  const choices = choicesOf([...joint, ...own], near, context);
  // What was not understood, with nothing to choose, leaves the answer to others.
  if (read?.reading.kind === 'question' && choices.length === 0 && read.reading.text.endsWith(unknown))
    return undefined;
  if (
    read === undefined &&
    (choices.length === 0 || (near[0]?.score ?? 0) < (context.service === undefined ? certain : certain / 2))
  )
    return undefined;
  const asked =
    read?.reading.kind === 'question'
      ? read.reading.text
      : "I'm not sure what you mean, so I haven't changed anything. Do you want one of these?";
  return {
    reading: question(asked, choices),
    score: read?.score ?? 0.2,
    claimed: read?.claimed ?? [],
  };
}
