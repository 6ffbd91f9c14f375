import type { Lexicon, LexiconColumn } from '@saywright/domain/planner';
import { rowScript, writeRowChanges, type RowChanges } from '@saywright/domain/write';
import { describe, expect, test } from 'vitest';
import { statements } from './write.lexicon.ts';

function column(name: string, type = 'text'): LexiconColumn {
  return { name, type, nullable: true, hasDefault: false, unique: false, primaryKey: false };
}

const shop: Lexicon = {
  tables: [
    {
      name: 'products',
      rowSecurity: true,
      policies: [],
      constraints: [{ name: 'products_pkey', kind: 'primary', columns: ['id'] }],
      columns: [column('id', 'bigint'), column('title'), column('price', 'numeric(12,2)')],
    },
    {
      name: 'Order "lines"',
      rowSecurity: true,
      policies: [],
      constraints: [{ name: 'lines_pkey', kind: 'primary', columns: ['order', 'line'] }],
      columns: [column('order', 'bigint'), column('line', 'integer'), column('note')],
    },
    { name: 'log', rowSecurity: true, policies: [], constraints: [], columns: [column('text')] },
    { name: 'archive', rowSecurity: true, policies: [], columns: [column('text')] },
  ],
};

const id = (value: string | null): RowChanges['changed'][number]['key'] => [{ column: 'id', value }];
const none: RowChanges = { table: 'products', changed: [], added: [], removed: [] };
const price = (of: string, from: string | null, to: string | null): RowChanges['changed'][number] => ({
  key: id(of),
  values: [{ column: 'price', from, to }],
});

function planOf(changes: Partial<RowChanges>) {
  const written = writeRowChanges({ ...none, ...changes }, shop);
  if (!written.ok) throw new Error(written.error);
  return written.value;
}

function problemOf(changes: Partial<RowChanges>): string {
  const written = writeRowChanges({ ...none, ...changes }, shop);
  return written.ok ? `It was written: ${written.value.sql}` : written.error;
}

const stepsOf = (changes: Partial<RowChanges>): readonly string[] =>
  planOf(changes).steps.map((step) =>
    step.map((part) => (typeof part === 'string' ? part : part.name)).join(''),
  );

describe('edits of rows', () => {
  test('become one plan that deletes, changes and adds, and only rows that are as they were seen', () => {
    const made = planOf({
      removed: [{ key: id('3'), seen: [{ column: 'title', value: "O'Neil" }] }],
      changed: [price('1', '2.00', '2.50'), price('2', null, null)],
      added: [
        [
          { column: 'price', value: '9' },
          { column: 'title', value: null },
        ],
        [{ column: 'title', value: 'Rye' }],
        [],
      ],
    });
    expect(statements(made.sql)).toEqual([
      "delete from products where id = '3' and title::text is not distinct from 'O''Neil'",
      "update products set price = '2.50' where id = '1' and price::text is not distinct from '2.00'",
      "update products set price = null where id = '2' and price::text is not distinct from null",
      "insert into products (title, price) values (null, '9'), ('Rye', default)",
      'insert into products default values',
    ]);
    expect(made.title).toBe('Change 2 rows, add 3 rows and delete 1 row in products');
    expect(made.doneTitle).toBe('Changed 2 rows, added 3 rows and deleted 1 row in products');
    expect(made.expects?.rows).toEqual(['3', '1', '2']);
  });

  test('delete several rows at once, by all columns of the key', () => {
    const key = (order: string, line: string): RowChanges['removed'][number]['key'] => [
      { column: 'order', value: order },
      { column: 'line', value: line },
    ];
    const made = planOf({
      table: 'Order "lines"',
      removed: [
        { key: key('1', '1'), seen: [] },
        { key: key('1', '2'), seen: [] },
      ],
    });
    expect(statements(made.sql)).toEqual([
      `delete from "Order ""lines""" where ("order" = '1' and line = '1') or ("order" = '1' and line = '2')`,
    ]);
    expect(made.expects?.rows).toEqual(['1, 1', '1, 2']);
  });

  test('expect nothing of rows that are only added', () => {
    expect(planOf({ added: [[]] })).not.toHaveProperty('expects');
  });

  test('are described one by one, and counted from the twentieth on', () => {
    expect(
      stepsOf({
        removed: [{ key: id('3'), seen: [] }],
        changed: [price('1', '2.00', null)],
        added: [[], [{ column: 'title', value: 'Rye' }]],
      }),
    ).toEqual([
      'Delete a row of products: 3',
      'Set price to empty in row 1; it was 2.00',
      'Add a row to products with default values',
      'Add a row to products with title Rye',
    ]);
    const rows = (count: number): Partial<RowChanges> => ({ added: Array.from({ length: count }, () => []) });
    expect(stepsOf(rows(21))).toHaveLength(21);
    expect(stepsOf(rows(22)).slice(20)).toEqual(['And 2 more like these']);
  });
});

describe('edits that cannot be planned', () => {
  const row = price('1', '2.00', '3.00');
  test.each<[Partial<RowChanges>, string]>([
    [{ table: 'nothing', added: [[]] }, 'There is no table called nothing.'],
    [{}, 'Nothing was changed, so there is nothing to plan.'],
    [{ changed: [{ key: id('1'), values: [] }] }, 'Nothing was changed, so there is nothing to plan.'],
    [
      { added: Array.from({ length: 201 }, () => []) },
      'This is about 201 rows. One plan can change, delete or add without values 200 rows at most, so apply some of them first.',
    ],
    [
      { added: Array.from({ length: 10_001 }, () => [{ column: 'title', value: 'Rye' }]) },
      'This adds 10001 rows. One plan can add 10000 at most, so apply some of them first.',
    ],
    [
      { changed: [row], removed: [{ key: id('1'), seen: [] }] },
      'Row 1 is in this set of changes twice. Change or delete it once.',
    ],
    [{ changed: [{ ...row, key: id(null) }] }, 'The row id of products has changed. Load its rows again.'],
    [
      { changed: [{ ...row, key: [{ column: 'title', value: 'Rye' }] }] },
      'The row id of products has changed. Load its rows again.',
    ],
    [
      { changed: [{ ...row, key: [...id('1'), { column: 'title', value: 'Rye' }] }] },
      'The row id of products has changed. Load its rows again.',
    ],
    [{ changed: [{ ...row, key: [{ column: 'oid', value: '1' }] }] }, 'Products has no column called oid.'],
    [{ added: [[{ column: 'colour', value: 'red' }]] }, 'Products has no column called colour.'],
    [
      { changed: [{ ...row, values: [...row.values, ...row.values] }] },
      'One column has two values. Discard the change and make it again.',
    ],
    [
      { table: 'log', changed: [], removed: [{ key: [{ column: 'text', value: 'x' }], seen: [] }] },
      'Log has no row id that tells its rows apart, so they cannot be changed one by one. Add a row id to it first.',
    ],
    [
      { table: 'archive', added: [[{ column: 'text', value: 'x' }]] },
      'Archive has no row id that tells its rows apart, so they cannot be changed one by one. Add a row id to it first.',
    ],
  ])('%#', (changes, sentence) => {
    expect(problemOf(changes)).toBe(sentence);
  });
});

describe('a script of rows', () => {
  test('adds them with the numbers they have, a part at a time', () => {
    expect(rowScript('Order "lines"', ['id', 'text'], [['1', "O'Neil"], ['2', null], ['3']])).toBe(
      `insert into "Order ""lines""" (id, text)\noverriding system value\nvalues\n  ('1', 'O''Neil'),\n  ('2', null),\n  ('3', null);`,
    );
    const many = rowScript(
      'log',
      ['n'],
      Array.from({ length: 1001 }, (_, at) => [String(at)]),
    );
    expect(statements(many)).toHaveLength(3);
  });

  test('adds rows without columns one by one, and no row with nothing', () => {
    expect(rowScript('log', [], [[], []])).toBe(
      'insert into log default values;\ninsert into log default values;',
    );
    expect(rowScript('log', ['n'], [])).toBe('');
  });
});
