import { expect, test } from 'vitest';
import { readDatabase } from '@saywright/domain/core';
import { schemaOf } from '../../train/corpus.ts';

const lexicon = schemaOf('customers(name:text, town:text="Graz|Linz", plan:text) orders(size:text)');

function changes(instruction: string): readonly unknown[] {
  const reading = readDatabase(instruction, { lexicon, today: '2026-11-25' });
  return reading?.kind === 'parts'
    ? reading.parts.flatMap((part): readonly unknown[] => ('changes' in part ? part.changes : []))
    : [];
}

test.each([
  ['the town should be Salzburg Nord if nothing is given', { default: { value: 'Salzburg Nord' } }],
  ['town default linz', { default: { value: 'Linz' } }],
  ['town of customers can only be Graz, Linz or Wels', { choices: ['Graz', 'Linz', 'Wels'] }],
  ['SET THE DEFAULT TOWN TO GRAZ', { default: { value: 'Graz' } }],
  ['plan default basic', { default: { value: 'basic' } }],
  ['make Large the default size', { default: { value: 'Large' } }],
  ['the default for plan is Family Gold', { default: { value: 'Family Gold' } }],
])('values are spelt as they were typed, or as they are there: %s', (instruction, change) => {
  expect(changes(instruction)).toMatchObject([change]);
});

test('values of new tables are spelt as they were typed', () => {
  expect(changes('create a table dogs with name, kind (default Mixed Breed)')).toMatchObject([
    { columns: [{ name: 'name' }, { default: { value: 'Mixed Breed' } }] },
  ]);
});

test.each([
  ['at least 1, at most 5', { kind: 'between', from: { value: 1 }, to: { value: 5 } }],
  ['at least 2', { kind: 'compare', operator: '>=', right: { value: 2 } }],
  ['never more than 16, the room is small', { kind: 'compare', operator: '<=', right: { value: 16 } }],
])('bounds of a new column: %s', (bounds, check) => {
  expect(changes(`create a table games with title, level (${bounds})`)).toMatchObject([
    { columns: [{ name: 'title' }, { check }] },
  ]);
});
