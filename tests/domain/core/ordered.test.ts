import { readDatabase, readRowList } from '@saywright/domain/core';
import { writePlan } from '@saywright/domain/write';
import { expect, test } from 'vitest';
import { supplier, today } from './supplier.ts';

const context = { lexicon: supplier, today };

type Read = ReturnType<typeof readDatabase>;

function sqlOf(read: Read): string {
  const part = read?.kind === 'parts' ? read.parts[0] : undefined;
  if (part?.service !== 'database' || !('changes' in part)) return '-';
  const plan = writePlan(part.changes, supplier);
  return plan.ok ? plan.value.plan.sql.replaceAll(/\s+/gu, ' ').replace(/;\s*$/u, '') : 'unwritten';
}

/** The rows that a sentence adds as SQL. */
const rowsOf = (said: string): string =>
  sqlOf(readRowList(said, context)?.reading)
    .replace(/^insert into /u, '')
    .replaceAll(/\(select id from \w+ where name = (?<name>'[^']+')\)/gu, 'id of $<name>')
    .replaceAll("(current_date + interval '1 day')::date", 'tomorrow');

const order = 'orders (cafe_id, product, how_many_pieces, delivery_day';

test.each([
  [
    'Café Luna ordered 20 butter croissant and 5 rye bread for tomorrow',
    `${order}) values (id of 'Café Luna', 'Butter croissant', 20, tomorrow), (id of 'Café Luna', 'Rye bread', 5, tomorrow)`,
  ],
  [
    'Blue Cup wants 10 baguettes for Friday, not paid yet',
    `${order}, paid) values (id of 'Blue Cup', 'Baguette', 10, '2026-12-04', false)`,
  ],
  [
    'Old Mill Coffee takes 2 apple cakes on Monday, they paid already',
    `${order}, paid) values (id of 'Old Mill Coffee', 'Apple cake', 2, '2026-11-30', true)`,
  ],
  [
    'new order Blue Cup 10 baguette friday',
    `${order}) values (id of 'Blue Cup', 'Baguette', 10, '2026-12-04')`,
  ],
  [
    'add order: café Blue Cup, product baguette, 10 pieces, Friday, driver Marek, paid yes',
    `${order}, paid, driver) values (id of 'Blue Cup', 'Baguette', 10, '2026-12-04', true, 'Marek')`,
  ],
  [
    'Blue Cup called, 5 spelt rolls for monday please',
    `${order}) values (id of 'Blue Cup', 'spelt rolls', 5, '2026-11-30')`,
  ],
  [
    'Blue Cup needs 2 baguettes and 2 rye breads for monday',
    `${order}) values (id of 'Blue Cup', 'Baguette', 2, '2026-11-30'), (id of 'Blue Cup', 'Rye bread', 2, '2026-11-30')`,
  ],
  [
    'Blue Cup booked apple cake for monday 10:00',
    "visits (cafe_id, product_id, starts_at) values (id of 'Blue Cup', id of 'Apple cake', '2026-11-30 10:00')",
  ],
  [
    'Blue Cup books apple cake tomorrow 9:30',
    "visits (cafe_id, product_id, starts_at) values (id of 'Blue Cup', id of 'Apple cake', '2026-11-29 09:30')",
  ],
])('somebody who gets something is a new row: %s', (said, rows) => {
  expect(rowsOf(said)).toBe(rows);
});

test.each([
  'Blue Cup cancelled 2 baguettes for monday',
  'Blue Cup wants no baguettes on monday',
  'Blue Cup paid for 10 baguettes on monday',
  'Blue Cup never ordered 10 baguettes on friday',
  'Blue Cup ordered 10 baguettes on friday but they were old',
  'Blue Cup has ordered 10 baguettes every friday',
  'Blue Cup wants 10 baguettes instead of 5 on friday',
  'change the order of Blue Cup to 10 baguettes on friday',
  'delete order Blue Cup 10 baguettes friday',
  'did Blue Cup order 10 baguettes for friday?',
])('is no new row: %s', (said) => {
  expect(rowsOf(said)).toBe('-');
});

test.each([
  [
    'add cafés: Moon Bar, phone 601 222 334, Mill Street 5; Red Cup, phone 602 111 445, Harbour Road 13',
    "cafes (name, phone, address) values ('Moon Bar', '601 222 334', 'Mill Street 5'), ('Red Cup', '602 111 445', 'Harbour Road 13')",
  ],
  [
    'add also café Ciao Bar, phone 604 777 999, the person is Ania',
    "cafes (name, phone, person) values ('Ciao Bar', '604 777 999', 'Ania')",
  ],
])('every row between semicolons is kept: %s', (said, rows) => {
  expect(rowsOf(said)).toBe(rows);
});

test('the word for a list is the list, with its accent too, and not a row that begins with it', () => {
  const [plain, accented] = ['which cafes have no phone', 'which cafés have no phone'].map((said) =>
    JSON.stringify(readDatabase(said, context)),
  );
  expect(accented).toContain('"from":"cafes"');
  expect(accented).not.toContain('Luna');
  expect(accented?.replaceAll('é', 'e')).toBe(plain);
});

test.each([
  ['rye bread and baguette are pastry', "kind = 'pastry' where name in ('Rye bread', 'Baguette')"],
  [
    'Rye bread, baguette and apple cake are bread, butter croissant too',
    "kind = 'bread' where name in ('Rye bread', 'Baguette', 'Apple cake', 'Butter croissant')",
  ],
  ['all products without a kind are cake', "kind = 'cake' where nullif(trim(kind), '') is null or kind = ''"],
])('what rows are alike in is set: %s', (said, set) => {
  expect(sqlOf(readDatabase(said, context))).toBe(`update products set ${set}`);
});

test.each([
  [
    'move all orders from friday to saturday because friday is a holiday',
    "delivery_day = '2026-12-05' where delivery_day = '2026-12-04'",
  ],
  [
    "move tomorrow's orders to 3 December",
    "delivery_day = '2026-12-03' where delivery_day = (current_date + interval '1 day')::date",
  ],
  ['postpone unpaid orders to monday', "delivery_day = '2026-11-30' where not (paid is true)"],
])('rows get another day: %s', (said, set) => {
  expect(sqlOf(readDatabase(said, context))).toBe(`update orders set ${set}`);
});

test('no rows are moved where none or no day is named', () => {
  expect(sqlOf(readDatabase('move orders to monday', context))).toBe('-');
  expect(sqlOf(readDatabase('move all orders to Marek', context))).not.toContain('delivery_day');
});

test('how many of something were ordered is the sum of their pieces', () => {
  expect(JSON.stringify(readDatabase('how many butter croissants were ordered', context))).toContain(
    '{"kind":"aggregate","name":"sum","of":{"kind":"column","name":"how_many_pieces"}}',
  );
});
