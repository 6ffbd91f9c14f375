import { readInstruction } from '@saywright/domain/read';
import { writePlan, writeQuestion } from '@saywright/domain/write';
import { expect, test } from 'vitest';
import { cafe } from '../hosts/cafe.ts';
import { tailor, today } from './tailor.ts';

/** What a sentence is read as first: the condition of a question, the SQL of a change, or the service it is about. */
function firstOf(instruction: string, lexicon = tailor): string {
  const [first] = readInstruction(instruction, { lexicon, today, hosts: cafe });
  if (first?.reading.kind !== 'parts') return first ? `${first.rules} ${first.reading.kind}` : '-';
  const [part] = first.reading.parts;
  if (part?.service !== 'database') return part?.service ?? '-';
  if ('changes' in part) {
    const plan = writePlan(part.changes, lexicon);
    return plan.ok ? plan.value.plan.sql.replaceAll(/\s+/gu, ' ') : 'unwritten';
  }
  const written = writeQuestion(part.question, part.caption, lexicon);
  return written.ok ? part.caption : 'unwritten';
}

test.each([
  ['who did not pay yet', 'jobs where paid is no'],
  ['who didnt pay', 'jobs where paid is no'],
  ['who has not paid', 'jobs where paid is no'],
  ["who hasn't payed", 'jobs where paid is no'],
  ['which customers didn’t pay', 'jobs where paid is no'],
  ['who still must pay', 'jobs where paid is no'],
  ['who has to pay', 'jobs where paid is no'],
  ['who did pay already', 'jobs where paid is yes'],
  ['list the people who still have to pay', 'jobs where paid is no'],
  ['who of my customers did not pay until today', 'jobs where paid is no'],
  ['what must be ready this week', 'matching jobs'],
  ['show everything due this week', 'matching jobs'],
  ['what must be finish until wednesday', 'jobs where ready on day is before 2026-12-03'],
  ['what is due tomorrow', 'jobs where ready on day is tomorrow'],
  ['everything that must be finished before 5 december', 'jobs where ready on day is before 2026-12-05'],
])('“%s” is about the rows', (instruction, caption) => {
  expect(firstOf(instruction)).toBe(caption);
});

test.each(['who did not pay yet', 'who didnt deliver', 'which people have not answered'])(
  '“%s” is never answered by the code, also where no column records it',
  (instruction) => {
    expect(firstOf(instruction, { tables: tailor.tables.slice(3) })).not.toMatch(/hosting|hosts/u);
  },
);

test.each(['who changed the about page', 'who did change the menu page'])(
  '“%s” is about the code',
  (said) => {
    expect(firstOf(said)).toBe('code-hosting');
  },
);

test.each([
  [
    'delete appointment from 20 november',
    "starts_at::date >= '2026-11-20' and starts_at::date < '2026-11-21'",
  ],
  [
    'remove the appointment of 20 november',
    "starts_at::date >= '2026-11-20' and starts_at::date < '2026-11-21'",
  ],
  ['delete appointments from 20 november on', "starts_at::date >= '2026-11-20'"],
  [
    'delete the appointment from 5 december',
    "starts_at::date >= '2026-12-05' and starts_at::date < '2026-12-06'",
  ],
])('a day without a year is the nearest one where rows are there: %s', (said, where) => {
  expect(firstOf(said)).toBe(`delete from appointments where ${where};`);
});
