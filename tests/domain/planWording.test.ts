import { phraseText, understand, type Understanding } from '@saywright/domain/planner';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { subjects } from './planner.corpus.ts';

/** The wording besides the question or the SQL: the choices of a question, or all texts of a plan. */
function wording(found: Understanding): readonly string[] {
  if (found.kind === 'refusal') return found.suggestions.map((suggestion) => `- ${suggestion}`);
  if (found.kind === 'question')
    return found.choices.map(({ label, instruction }) =>
      label === instruction ? `- ${label}` : `- ${label} → ${instruction}`,
    );
  const { title, doneTitle, understood, steps, warnings, answer, object, effect } = found.plan;
  return [
    title,
    doneTitle,
    understood,
    ...steps.map((step) => `+ ${phraseText(step)}`),
    ...warnings.map((warning) => `! ${warning}`),
    // The statement that counts has its own tests.
    ...(answer ? [JSON.stringify({ ...answer, countSql: undefined })] : []),
    `${object.kind} ${object.name} ${effect}`,
  ];
}

const lexicons = new Map(
  subjects.flatMap(({ lexicon, cases }) => cases.map(([instruction]) => [instruction, lexicon] as const)),
);

/** Instructions of the corpus, each with the expected wording indented below it. */
function expectations(file: string) {
  const text = readFileSync(new URL(`corpus/${file}.txt`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n\n')
    .map((part) => {
      const [instruction = '', ...lines] = part.split('\n');
      return [instruction, lines.map((line) => line.slice(2))] as const;
    });
}

describe.each(['choices', 'wording'])('%s', (file) => {
  it.each(expectations(file))('%s', (instruction, lines) => {
    const lexicon = lexicons.get(instruction);
    if (!lexicon) throw new Error('the corpus has no such instruction');
    expect(wording(understand(instruction, lexicon))).toEqual(lines);
  });
});
