import { readDatabase, readRowList } from '@saywright/domain/core';
import { writePlan } from '@saywright/domain/write';
import { expect, test } from 'vitest';
import { hire, supplier, today } from './supplier.ts';

const context = { lexicon: supplier, today };
const ofHire = { lexicon: hire, today };

type Read = ReturnType<typeof readDatabase>;

function sqlOf(read: Read, lexicon = supplier): string {
  const part = read?.kind === 'parts' ? read.parts[0] : undefined;
  if (part?.service !== 'database' || !('changes' in part)) return '-';
  const plan = writePlan(part.changes, lexicon);
  return plan.ok ? plan.value.plan.sql.replaceAll(/\s+/gu, ' ').replace(/;\s*$/u, '') : 'unwritten';
}

/** The rows that a sentence adds as SQL. */
const rowsOf = (said: string, of = context): string =>
  sqlOf(readRowList(said, of)?.reading, of.lexicon)
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

const rental = 'rentals (customer_id, tool_id, start_date, due_date';
const seats = 'ticket_orders (customer, show_id, seats, performance_date';

test.each([
  [
    'barry took the chainsaw today back monday',
    `${rental}) values (id of 'Barry Stone', id of 'Stihl chainsaw', current_date, '2026-11-30')`,
  ],
  [
    'kev hired plate compactor 2 days from tmrw',
    `${rental}) values (id of 'Kev Marsh', id of 'Plate compactor', tomorrow, '2026-12-01')`,
  ],
  [
    'kev borrowed the chainsaw until wed',
    `${rental}) values (id of 'Kev Marsh', id of 'Stihl chainsaw', current_date, '2026-12-02')`,
  ],
  [
    'kev has the chainsaw from 1 dec to 4 dec deposit paid',
    `${rental}, deposit_paid) values (id of 'Kev Marsh', id of 'Stihl chainsaw', '2026-12-01', '2026-12-04', true)`,
  ],
  [
    'barry booked plate compactor for sat 5 dec one day 45 bucks',
    `${rental}, amount) values (id of 'Barry Stone', id of 'Plate compactor', '2026-12-05', '2026-12-06', 45)`,
  ],
  [
    'Lovely news, Dr Shah has just rung and wants another 6 seats for the Carol on the 11th of December',
    `${seats}) values ('Dr Shah', id of 'A Christmas Carol', 6, '2026-12-11')`,
  ],
  [
    'The church choir would like 10 seats for the Carol on the 12th, not paid yet',
    `${seats}, paid) values ('church choir', id of 'A Christmas Carol', 10, '2026-12-12', false)`,
  ],
  [
    'Somebody called Mr Fenwick rang for three tickets to the Carol on Saturday, 16 January',
    `${seats}) values ('Mr Fenwick', id of 'A Christmas Carol', 3, '2027-01-16')`,
  ],
  [
    'Could you put down the Women’s Institute for 15 seats for the Carol on 12 December',
    `${seats}) values ('Women’s Institute', id of 'A Christmas Carol', 15, '2026-12-12')`,
  ],
  ['new cust mick dolan 0412 555 199', "customers (name, phone) values ('mick dolan', '0412 555 199')"],
])('spans of days, parts of names and new people: %s', (said, rows) => {
  expect(rowsOf(said, ofHire)).toBe(rows);
});

test.each([
  'kev hired plate compactor for monday and for tuesday',
  'kev keeps the chainsaw until wed',
  'Rotary Club have finally paid for their Carol seats',
  'Dr Shah wants five seats for the Carol instead of three on 12 December',
])('changes of what is there are no new rows: %s', (said) => {
  expect(rowsOf(said, ofHire)).toBe('-');
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
