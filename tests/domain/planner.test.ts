import { loadModule, parse } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { phraseText, understand } from '@saywright/domain/planner';
import type { DatabasePlan, Lexicon, Understanding } from '@saywright/domain/planner';
import { subjects } from './planner.corpus.ts';
import { empty, shop } from './planner.lexicon.ts';

function outcome(found: Understanding): string {
  if (found.kind === 'question') return `? ${found.text}`;
  return found.kind === 'refusal' ? `! ${found.reason}` : found.plan.sql.replaceAll(/\s+/gu, ' ');
}

function planOf(instruction: string, lexicon: Lexicon = shop): DatabasePlan {
  const found = understand(instruction, lexicon);
  if (found.kind !== 'plan') throw new Error(`${instruction}: ${outcome(found)}`);
  return found.plan;
}

function nextOf(instruction: string): readonly string[] {
  const found = understand(instruction, shop);
  return found.kind === 'plan' ? found.next : [];
}

const cases = subjects.flatMap(({ lexicon, cases: lines }) =>
  lines.map(([instruction]) => [instruction, lexicon] as const),
);

describe.each(subjects)('corpus: $subject', ({ lexicon, cases: lines }) => {
  it.each(lines)('%s', (instruction, expected) => {
    expect(outcome(understand(instruction, lexicon))).toBe(expected);
  });
});

describe('every plan of the corpus', () => {
  const plans = cases.flatMap(([instruction, lexicon]) => {
    const found = understand(instruction, lexicon);
    return found.kind === 'plan' ? [[instruction, found.plan] as const] : [];
  });
  beforeAll(() => loadModule());

  it.each(plans)('is SQL that Postgres can parse: %s', async (_instruction, plan) => {
    await expect(parse(plan.sql)).resolves.toBeDefined();
  });

  const open = plans.filter(
    ([, plan]) => /to anon|using \(true\)/u.test(plan.sql) && plan.object.kind !== 'script',
  );
  it.each(open)('grants access to everyone only on request, with a warning: %s', (instruction, plan) => {
    expect(instruction).toMatch(/everyone|public|signed-in|members/iu);
    expect(plan.warnings.length).toBeGreaterThan(0);
  });

  const made = plans.filter(
    ([, plan]) => plan.sql.startsWith('create table') && plan.object.kind === 'table',
  );
  it.each(made)('locks the new table: %s', (_instruction, plan) => {
    expect(plan.sql).toContain('enable row level security');
  });

  it.each(plans)('describes what it does: %s', (_instruction, plan) => {
    const wording = [
      plan.title,
      plan.doneTitle,
      plan.understood,
      ...plan.steps.map((step) => phraseText(step)),
    ];
    expect(plan.steps.length).toBeGreaterThan(0);
    expect(wording.filter((text) => text.trim() === '')).toEqual([]);
    expect(plan.effect === 'read').toBe(plan.answer !== undefined);
  });
});

describe('choices', () => {
  const offered = cases.flatMap(([instruction, lexicon]) => {
    const found = understand(instruction, lexicon);
    return found.kind === 'question'
      ? found.choices
          // Another service reads choices meant for it.
          .filter(({ service }) => service === undefined)
          .map((choice) => [choice.instruction, instruction, lexicon] as const)
      : [];
  });

  it.each(offered)('%s is understood after: %s', (chosen, asked, lexicon) => {
    expect(chosen).not.toBe(asked);
    expect(outcome(understand(chosen, lexicon))).not.toMatch(/did not understand/u);
    expect(outcome(understand(chosen, lexicon))).not.toBe(outcome(understand(asked, lexicon)));
  });
});

describe('new tables', () => {
  it('writes the SQL of the first example exactly', () => {
    const plan = planOf('Create a customers table with a name, a unique email and a signup date', empty);
    expect(plan.sql).toBe(`create table customers (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  signup_date date not null default current_date
);
alter table customers enable row level security;`);
    expect(plan.steps.map((step) => phraseText(step))).toEqual([
      'Make a table called customers with a row id',
      'Add name, which must be filled in',
      'Add email, which must be filled in and must be unique',
      'Add signup_date, which starts as today',
      'Lock the table: until you add a rule, only you can read it',
    ]);
    expect(plan.title).toBe('Create a table called customers');
    expect(plan.doneTitle).toBe('Created customers');
    expect(plan.object).toEqual({ kind: 'table', name: 'customers' });
  });

  it('gives owned tables exactly the four owner rules', () => {
    const { sql } = planOf(
      'Create a notes table with a title, where people should only see their own',
      empty,
    );
    expect(sql.match(/for (?:select|insert|update|delete) to authenticated/gu)).toHaveLength(4);
    expect(sql.match(/\(select auth\.uid\(\)\) = user_id/gu)).toHaveLength(5);
    expect(sql).not.toMatch(/true|anon/u);
  });
});

describe('several requests', () => {
  it.each([
    [
      'Create a shops table with a name; then add an optional phone number to it. After that, everyone can read shops',
      ['Add an optional phone number to shops', 'Everyone can read shops'],
    ],
    ['mark all orders as shipped and then delete all tasks', ['Delete all tasks']],
    ['Add a customer named "Tom. And then delete all orders"', []],
  ])('%s', (instruction, next) => {
    expect(nextOf(instruction)).toEqual(next);
  });

  it('keeps the other requests in the choices of a question', () => {
    const found = understand('Add a bio to custmers; then delete all tasks', shop);
    expect(found.kind === 'question' ? found.choices[0]?.instruction : '').toBe(
      'Add a bio to customers; delete all tasks',
    );
  });
});

describe('names', () => {
  it.each([
    'delete all custmers',
    'rename custmers to people',
    'drop the custmers table',
    'mark all ordrs as paid',
  ])('never assumes a similar table: %s', (instruction) => {
    expect(understand(instruction, shop).kind).not.toBe('plan');
  });

  it.each(['delete all unicorns', 'drop the unicorns table', 'remove the fax column from customers'])(
    'offers nothing unlike for something destructive: %s',
    (instruction) => {
      const found = understand(instruction, shop);
      expect(found.kind === 'question' ? found.choices : undefined).toEqual([]);
    },
  );
});

describe('an empty lexicon', () => {
  it.each(cases)('%s', (instruction) => {
    expect(['plan', 'question', 'refusal']).toContain(understand(instruction, empty).kind);
  });

  it('offers a first table', () => {
    const found = understand('What tables do we have?', empty);
    expect(found.kind === 'question' ? found.choices.length : 0).toBeGreaterThan(0);
  });
});
