import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerSentence,
  phraseText,
  quoteIdentifier,
  quoteLiteral,
  toIdentifier,
  understand,
} from '@saywright/domain/planner';
import { shop } from './planner.lexicon.ts';

describe('answers', () => {
  const count = { kind: 'number', before: 'You have', one: 'customer', many: 'customers' } as const;
  it.each([
    [[{ count: 1204 }], 'You have 1,204 customers.'],
    [[{ count: '1' }], 'You have 1 customer.'],
    [[{ count: 0n }], 'You have 0 customers.'],
    [[{ count: '12345678901234567890' }], 'You have 12,345,678,901,234,567,890 customers.'],
    [[{ count: null }], 'There are no rows to calculate that from.'],
    [[], 'There are no rows to calculate that from.'],
  ])('case %#', (rows, sentence) => {
    expect(answerSentence(count, rows)).toBe(sentence);
  });

  it('shows a figure with its decimals', () => {
    const form = { kind: 'number', before: 'The average price of products is', one: '', many: '' } as const;
    expect(answerSentence(form, [{ average: '-1234.50' }])).toBe(
      'The average price of products is -1,234.50.',
    );
  });

  it('counts the rows of a list', () => {
    const form = { kind: 'rows', caption: 'customers with no email' } as const;
    expect(answerSentence(form, [])).toBe('Nothing found: customers with no email.');
    expect(answerSentence(form, [{ id: 1 }, { id: 2 }])).toBe('2 found: customers with no email.');
  });

  it.each([
    [50, '50 found: unpaid orders.'],
    [1505, '1,505 found, the first 50 are shown: unpaid orders.'],
    [100_001, 'More than 100,000 found, the first 50 are shown: unpaid orders.'],
    ['unknown', 'At least 50 found: unpaid orders.'],
  ] as const)('says how many rows were found beyond those it shows: %s', (total, sentence) => {
    const rows = Array.from({ length: 50 }, (_, id) => ({ id }));
    expect(answerSentence({ kind: 'rows', caption: 'unpaid orders' }, rows, total)).toBe(sentence);
  });

  it.each([
    ['Show orders', true],
    ['Show me the latest 5 orders', false],
    ['Show me the latest 500 orders', true],
  ])('counts what an answer may leave out: %s', (instruction, isCounted) => {
    const found = understand(instruction, shop);
    const form = found.kind === 'plan' ? found.plan.answer : undefined;
    expect(form?.kind === 'rows' && form.countSql !== undefined).toBe(isCounted);
  });

  it('accepts any value', () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.string(), fc.anything())), (rows) => {
        expect(answerSentence(count, rows)).toMatch(/\.$/u);
      }),
    );
  });
});

describe('phrases and names', () => {
  it('reads as one line', () => {
    expect(phraseText(['Add ', { name: 'email' }, ', which may stay empty'])).toBe(
      'Add email, which may stay empty',
    );
    expect(phraseText([])).toBe('');
  });

  it.each([
    ['Order Items', 'order_items'],
    ['unitPrice', 'unit_price'],
    ['Café crème', 'cafe_creme'],
    ["people's names", 'peoples_names'],
    ['2nd address', 'n2nd_address'],
    ['顧客', '顧客'],
    ['!!!', ''],
  ])('%s becomes %s', (words, name) => {
    expect(toIdentifier(words)).toBe(name);
  });

  it.each([
    ['customers', 'customers'],
    ['order', '"order"'],
    ['Orders', '"Orders"'],
    ['a"b', '"a""b"'],
    ['größe', '"größe"'],
  ])('quotes %s as %s', (name, sql) => {
    expect(quoteIdentifier(name)).toBe(sql);
  });

  it('quotes literals', () => {
    expect(quoteLiteral("O'Neil")).toBe("'O''Neil'");
    expect(quoteLiteral('a\\b')).toBe(String.raw`E'a\\b'`);
  });
});

describe('typed SQL', () => {
  const effects: readonly (readonly [string, 'read' | 'change', string])[] = [
    ['select * from customers', 'read', 'data'],
    ['select count(*), lower(name) from customers group by name;', 'read', 'data'],
    ['with x as (select 1) select * from x', 'read', 'data'],
    ['with x as (delete from orders returning *) select * from x', 'change', 'data'],
    ['select delete_all()', 'change', 'data'],
    ['select 1; drop table orders', 'change', 'data'],
    ['select * into copies from customers', 'change', 'data'],
    ['select pg_sleep(10)', 'change', 'data'],
    ['insert into customers (name) values (1)', 'change', 'data'],
    ['create policy x on orders for select using (true)', 'change', 'rls'],
    ['alter table orders enable row level security', 'change', 'rls'],
    ['create table a (id int)', 'change', 'schema'],
    ['-- a note\ndrop table if exists orders', 'change', 'schema'],
  ];
  it.each(effects)('%s', (sql, effect, type) => {
    const found = understand(sql, shop);
    expect(
      found.kind === 'plan' ? [found.plan.effect, found.plan.type, found.plan.title, found.plan.sql] : found,
    ).toEqual([effect, type, 'Run your SQL', sql]);
  });

  it.each([
    'delete from customers who signed up before 2024',
    'select all customers',
    'update orders set status to paid',
    'create table clients with a name',
    'drop table orders',
  ])('%s is not SQL', (text) => {
    const found = understand(text, shop);
    expect(found.kind === 'plan' ? found.plan.title : '').not.toBe('Run your SQL');
  });

  it('removes the code fence around SQL', () => {
    const found = understand('```sql\nselect 1\n```', shop);
    expect(found.kind === 'plan' ? found.plan.sql : '').toBe('select 1');
  });
});
