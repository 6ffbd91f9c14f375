import type { Reading } from '@saywright/domain/ast';
import { fail, ok, type Result } from '@saywright/domain/result';
import { limitText, plainLine } from '@saywright/domain/text';
import * as z from 'zod/mini';
import type { ReadContext } from '../ports/reader.ts';
import { answerSchema } from './describe.ts';
import { nameProblems } from './names.ts';

/** Deeper data is not a reading but an attempt to exhaust the stack. */
const deepest = 40;
/** Longest shown text, in characters. */
const longestText = 600;
/** How many words and problems of one answer are used. */
const mostListed = 20;

/** What is wrong with an answer, for the model: at most twenty lines. */
type Problems = readonly string[];

function isTooDeep(value: unknown, left = deepest): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((item) => isTooDeep(item, left - 1));
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly errors?: readonly (readonly Issue[])[];
}

/** Issues as lines. Of a union, only the option that came nearest counts: the one whose issues are deepest. */
function lines(issues: readonly Issue[], before: readonly PropertyKey[] = []): string[] {
  return issues.flatMap(({ path, message, errors }) => {
    const at = [...before, ...path];
    const depth = (option: readonly Issue[]): number => Math.min(...option.map((one) => one.path.length));
    const nearest = errors?.toSorted(
      (one, other) => depth(other) - depth(one) || one.length - other.length,
    )[0];
    return nearest !== undefined && nearest.length > 0 ? lines(nearest, at) : [`${at.join('.')}: ${message}`];
  });
}

/** Texts of a reading in one line and a readable length, without control characters. */
function tidied(reading: Reading): Reading {
  const tidy = (text: string): string => limitText(plainLine(text), longestText);
  const choices = (given: readonly { readonly label: string; readonly instruction: string }[]) =>
    given.map(({ label, instruction }) => ({ label: tidy(label), instruction: tidy(instruction) }));
  const words = (given: NonNullable<Extract<Reading, { kind: 'question' }>['words']>) =>
    given.slice(0, mostListed).map(({ said, read, options }) => ({
      said: tidy(said),
      read: tidy(read),
      ...(options && { options: choices(options.slice(0, 5)) }),
    }));
  if (reading.kind === 'talk') return { ...reading, text: tidy(reading.text) };
  if (reading.kind === 'refusal')
    return { ...reading, reason: tidy(reading.reason), suggestions: reading.suggestions.map(tidy) };
  if (reading.kind === 'question')
    return {
      ...reading,
      text: tidy(reading.text),
      choices: choices(reading.choices),
      ...(reading.words && { words: words(reading.words) }),
    };
  return {
    ...reading,
    words: words(reading.words),
    ...(reading.unused && { unused: reading.unused.slice(0, mostListed).map(tidy) }),
  };
}

/** Checks what a model answered: its shape, its depth and the names in it. */
export function checkAnswer(answer: unknown, { lexicon }: ReadContext): Result<Reading, Problems> {
  if (isTooDeep(answer)) return fail(['The answer is nested too deeply.']);
  const parsed = z.safeParse(answerSchema, answer, { error: z.locales.en().localeError });
  if (!parsed.success) return fail(lines(parsed.error.issues).slice(0, mostListed));
  const problems = nameProblems(parsed.data.reading, lexicon);
  return problems.length > 0 ? fail(problems.slice(0, mostListed)) : ok(tidied(parsed.data.reading));
}
