import { nearestTables, type Lexicon, type LexiconColumn } from '@saywright/domain/planner';
import { expect, test } from 'vitest';

const column = (name: string, more: Partial<LexiconColumn> = {}): LexiconColumn => ({
  name,
  type: 'text',
  nullable: true,
  hasDefault: false,
  unique: false,
  primaryKey: false,
  ...more,
});
const table = (name: string, ...columns: readonly LexiconColumn[]): Lexicon['tables'][number] => ({
  name,
  columns: [column('id'), column('name'), ...columns],
  rowSecurity: true,
  policies: [],
});
const lexicon: Lexicon = {
  tables: [
    table('tblOrders', column('status', { allowedValues: ['open', 'cancelled'] })),
    table('order_items', column('order_id', { references: 'tblOrders' }), column('quantity')),
    table('customers', column('birthday')),
    table('suppliers', column('min_order')),
    table('flowers', column('stems')),
    table('staff', column('shift')),
  ],
};
const near = (text: string, limit: number): readonly string[] =>
  nearestTables(text, lexicon, limit).map(({ name }) => name);

test('the table that a text names is near, in singular or plural and inside a longer name', () => {
  expect(near('delete my oldest order', 1)).toContain('tblOrders');
  expect(near('which CUSTOMERS are new?', 1)[0]).toBe('customers');
  expect(near('add a flower', 1)[0]).toBe('flowers');
});

test('columns and allowed values lead to their table', () => {
  expect(near('who has a birthday today?', 1)[0]).toBe('customers');
  expect(near('remove everything cancelled', 1)[0]).toBe('tblOrders');
});

test('tables that are linked with a near one come along', () => {
  expect(near('remove everything cancelled', 1)).toEqual(['tblOrders', 'order_items']);
  expect(near('what quantity was that?', 1)).toEqual(['order_items', 'tblOrders']);
});

test('few tables are all near, in their order', () => {
  expect(near('anything', 6)).toEqual(lexicon.tables.map(({ name }) => name));
});

test('a text without a word, or a table without one, shares nothing', () => {
  expect(near('???', 1)).toEqual(['tblOrders', 'order_items']);
  const signs = { name: '€', columns: [], rowSecurity: true, policies: [] };
  const tables = nearestTables('which customers?', { tables: [signs, ...lexicon.tables] }, 1);
  expect(tables.map(({ name }) => name)).toEqual(['customers']);
});
