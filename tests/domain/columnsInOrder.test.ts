import { readDatabase } from '@saywright/domain/core';
import { understand, type Lexicon } from '@saywright/domain/planner';
import { expect, test } from 'vitest';
import { column } from '../support/lexicon.ts';

const lexicon: Lexicon = {
  tables: [
    {
      name: 'products',
      columns: [column('name'), column('price', 'numeric(12,2)')],
      rowSecurity: true,
      policies: [],
    },
  ],
};

test.each([
  ['Add a category to products (bread, pastries or cakes)', ['bread', 'pastries', 'cakes']],
  ['Add a category to products: bread, pastries, cakes', ['bread', 'pastries', 'cakes']],
  ['Add category to products with the choices bread, pastries and cakes', ['bread', 'pastries', 'cakes']],
  ['Add a size to the products table, with options: small / medium / large', ['small', 'medium', 'large']],
])('the choices behind the table are those of the column: %s', (instruction, choices) => {
  const reading = readDatabase(instruction, { lexicon, today: '2026-11-30' });
  const [part] = reading?.kind === 'parts' ? reading.parts : [];
  expect(part && 'changes' in part ? part.changes : []).toEqual([
    {
      do: 'add-columns',
      table: 'products',
      columns: [{ name: instruction.includes('size') ? 'size' : 'category', type: 'text', choices }],
    },
  ]);
});

test.each([
  'Add sold out to products (yes/no)',
  'Add a yes/no column sold out to products',
  'Add a yes/no field called sold out to products',
])('yes and no are a type, not choices: %s', (instruction) => {
  const reading = readDatabase(instruction, { lexicon, today: '2026-11-30' });
  expect(JSON.stringify(reading)).toContain('"name":"sold_out","type":"yes-no"');
});

test('the documented rules read them, too, and leave other lists alone', () => {
  const plan = understand('Add an optional size to products (small, medium or large)', lexicon);
  expect(plan.kind === 'plan' ? plan.plan.sql : plan.kind).toContain("('small', 'medium', 'large')");
  const several = understand('Add an optional colour and an optional size to products (as text)', lexicon);
  expect(JSON.stringify(several)).not.toContain('check (');
});
