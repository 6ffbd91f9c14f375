import { readRowList } from '@saywright/domain/core';
import type { Lexicon } from '@saywright/domain/planner';
import { expect, test } from 'vitest';
import { column, table } from '../../support/lexicon.ts';
import { sqlOf } from './sqlOf.ts';

const orders = table(
  'orders',
  column('user_id', 'uuid', { references: 'auth.users', nullable: false }),
  column('product_id', 'uuid', { references: 'products' }),
  column('quantity', 'integer'),
);
const products = table(
  'products',
  column('name', 'text', { nullable: false, values: ['Sourdough', 'Baguette'] }),
  column('description', 'text'),
  column('price', 'numeric(12,2)', { nullable: false }),
);
/** A shop, in which only products have a price. */
const shop: Lexicon = { tables: [products, orders, table('about_us', column('title', 'text'))] };

const rowsOf = (said: string, lexicon: Lexicon = shop): string =>
  sqlOf(readRowList(said, { lexicon, today: '2026-11-30' })?.reading, lexicon);

test.each([
  [
    'Add a cinnamon bun for £3.20, a rye loaf for £4.80 and a lemon drizzle cake for £18',
    "insert into products (name, price) values ('Cinnamon bun', 3.2), ('Rye loaf', 4.8), ('Lemon drizzle cake', 18)",
  ],
  ['we also sell croissants at 2 euro', "insert into products (name, price) values ('Croissants', 2)"],
  ['Add rye bread 5,40 to the shop please', "insert into products (name, price) values ('Rye bread', 5.4)"],
  ['Add chauffeur 20 eur', "insert into products (name, price) values ('Chauffeur', 20)"],
  ['new: pretzel €1', "insert into products (name, price) values ('Pretzel', 1)"],
])('a thing with its price needs no name of a list: %s', (said, sql) => {
  expect(rowsOf(said)).toBe(sql);
});

test.each([
  'add a delivery fee of £3',
  'add a price of 5 euro',
  'Add a bun for £3.20 and a loaf',
  'Add two buns 12',
  'Add an order for £3',
])('what is no thing with a price is left: %s', (said) => {
  expect(rowsOf(said)).toBe('-');
});

test('nothing is guessed where several lists have prices, or a row needs more', () => {
  const services = table('services', column('name', 'text'), column('price', 'numeric(12,2)'));
  expect(rowsOf('Add a rye loaf for £4.80', { tables: [products, services] })).toBe('-');
  const kinds = table(
    'products',
    column('name', 'text'),
    column('kind', 'text', { nullable: false }),
    column('price', 'numeric(12,2)'),
  );
  expect(rowsOf('Add a rye loaf for £4.80', { tables: [kinds] })).toBe('-');
});

test.each([
  [
    'sourdough should be 4.50 not 5.40',
    "update products set price = 4.5 where name = 'Sourdough' and price = 5.4",
  ],
  [
    'sourdough was 4.50, not 5.40, sorry my mistake',
    "update products set price = 4.5 where name = 'Sourdough' and price = 5.4",
  ],
])('a corrected figure is that of the thing rather than of its orders: %s', (said, sql) => {
  expect(rowsOf(said)).toBe(sql);
});
