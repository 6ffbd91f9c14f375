import { describedLists } from '@saywright/domain/app';
import { readDatabase } from '@saywright/domain/core';
import { expect, test } from 'vitest';

test.each([
  [
    'I have small bakery and I need order book: cafés, products with price, and orders with delivery day and if it is paid',
    'cafés: name, notes; products: name, price; orders: café, product, delivery day, paid (yes/no)',
  ],
  [
    'I run a dog grooming salon. I want to keep track of dogs, their owners and appointments',
    'owners: name, phone; dogs: name, owner, notes; appointments: owner, dog, date, time',
  ],
  [
    'I keep track of inspections with date, and quotes with date',
    'inspections: date, notes; quotes: date, notes',
  ],
  [
    'hello, i give piano lessons and want to note my pupils, their lessons and if they paid',
    'pupils: name, phone; lessons: pupil, date, paid (yes/no)',
  ],
  [
    'I want an app for my cleaning company with clients, cleaners, and jobs (date, hours, price)',
    'clients: name, phone; cleaners: name, phone; jobs: client, cleaner, date, hours, price',
  ],
  [
    'make database for my car workshop: customers with email, cars, repairs with cost',
    'customers: name, email; cars: name, licence plate; repairs: customer, car, date, cost',
  ],
  [
    'order is from one café and has product, how many pieces, which day we deliver and paid yes or no',
    'orders: café, product, pieces, day, paid (yes/no)',
  ],
  [
    'I want to track my tenants: flat, rent, phone, and which month they paid',
    'tenants: name, flat, rent, phone, month',
  ],
])('what a business keeps becomes its lists: %s', (said, instruction) => {
  expect(describedLists(said, [])?.instruction).toBe(instruction);
});

test('what a list cannot hold is named', () => {
  const lists = describedLists('we need a list of members and boats and who has which boat when', []);
  expect(lists?.instruction).toBe('members: name, phone; boats: name, notes');
  expect(lists?.text).toBe(
    'I can make these lists: members (name, phone) and boats (name, notes). Not part of it yet: “who has which boat when”.',
  );
});

test.each([
  [
    'we keep members with phone, email and whatever they told us about boats',
    '“whatever they told us about boats”',
  ],
  ['we keep members with phone, email and swimmer or rower or both', '“swimmer or rower or both”'],
])('what is too long for a column, or an alternative, is named: %s', (said, unused) => {
  expect(describedLists(said, [])?.text).toContain(`Not part of it yet: ${unused}.`);
});

test.each([
  'order has customers, products and day',
  'I need to store members, Members list and members, boats, goats, coats, notes, votes, quotes, floats',
  'I sell honey at markets',
  'we need a table for the players',
  'I need a category: either contributions, donations or other',
  'my tastings have max guests, the room is small',
  'show customers and orders',
  'Customers, orders',
])('lists nothing that a business keeps: %s', (said) => {
  expect(describedLists(said, [])).toBeUndefined();
});

test('a list that is there already is not made again', () => {
  expect(describedLists('I need to store customers and orders', ['customers'])).toBeUndefined();
});

test('the instruction makes all of the lists, and links what happens to what it is about', () => {
  const instruction = describedLists('I keep customers, cars and repairs with cost', [])?.instruction ?? '';
  const read = readDatabase(instruction, { lexicon: { tables: [] }, today: '2026-11-28' });
  const [part] = read?.kind === 'parts' ? read.parts : [];
  const changes = part && 'changes' in part && part.service === 'database' ? part.changes : [];
  expect(changes.map((change) => change.do === 'create-table' && change.name)).toEqual([
    'customers',
    'cars',
    'repairs',
  ]);
  expect(changes[2]).toMatchObject({
    columns: [
      { name: 'customer_id', references: { table: 'customers' } },
      { name: 'car_id', references: { table: 'cars' } },
      { name: 'date', type: 'date' },
      { name: 'cost', type: 'money' },
    ],
  });
});
