import {
  bytesText,
  confirmationFor,
  counted,
  countText,
  effectSentences,
  laterLines,
  laterSentence,
  receiptLines,
  undoSentence,
  usageImpact,
  type Effects,
} from '@saywright/domain/receipt';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noEffects as nothing } from './receipt.effects.ts';

const orders = { table: 'orders', inserted: 0, updated: 0, deleted: 0 };

describe('counts', () => {
  it.each([
    [counted(1, 'row'), '1 row'],
    [counted(0, 'row'), '0 rows'],
    [counted(1204, 'row'), '1,204 rows'],
    [counted(2, 'entry', 'entries'), '2 entries'],
    [countText(1_000_000), '1,000,000'],
    [bytesText(0), '0 bytes'],
    [bytesText(1), '1 byte'],
    [bytesText(-1), '−1 byte'],
    [bytesText(1023), '1,023 bytes'],
    [bytesText(16_384), '16 kB'],
    [bytesText(-8192), '−8 kB'],
    [bytesText(1_048_575), '1.0 MB'],
    [bytesText(3_407_872), '3.3 MB'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });
});

describe('the usage of a plan', () => {
  it.each([
    [{}, 1, { storage: '0 bytes', rows: '0 affected', requests: '1 statement in one request' }],
    [
      {
        bytes: 8192,
        rows: [
          { ...orders, inserted: 1, updated: 2 },
          { ...orders, table: 'customers', inserted: 1200, deleted: 3 },
        ],
        tablesDropped: [{ name: 'loose', count: 4 }],
      },
      3,
      { storage: '8 kB', rows: '1,201 added, 2 changed, 7 deleted', requests: '3 statements in one request' },
    ],
  ])('is measured, not guessed: %j', (effects, statements, impact) => {
    expect(usageImpact({ ...nothing, ...effects }, statements)).toEqual(impact);
  });
});

describe('the lines of a receipt', () => {
  it('states that nothing was lost, even without any other line', () => {
    expect(receiptLines(nothing)).toEqual([
      { label: 'Rows added', value: '0', tone: 'zero' },
      { label: 'Rows changed', value: '0', tone: 'zero' },
      { label: 'Rows deleted', value: '0', tone: 'zero' },
      { label: 'Storage', value: '0 bytes', tone: 'zero' },
    ]);
  });

  it('counts the rows of a dropped table as deleted', () => {
    const lines = receiptLines({
      ...nothing,
      tablesDropped: [{ name: 'orders', count: 1200 }],
      columnsDropped: [{ name: 'customers.phone', count: 5 }],
      rows: [{ ...orders, table: 'lines', inserted: 1, updated: 2, deleted: 4 }],
      rowSecurityOn: ['customers'],
      rowSecurityOff: ['lines'],
      bytes: -16_384,
    });
    expect(lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Tables removed: 1',
      'Columns removed: 1',
      'Rows added: 1',
      'Rows changed: 2',
      'Rows deleted: 1,204',
      'Values lost in customers.phone: 5',
      'Row-level security: on',
      'Row-level security: off',
      'Storage: −16 kB',
    ]);
  });
});

const wordings: readonly (readonly [Partial<Effects>, readonly string[], string])[] = [
  [{}, [], 'Undo restores everything to its current state. This undo was tested.'],
  [
    { tablesCreated: ['customers'], columnsAdded: ['customers.name'], rowSecurityOn: ['customers'] },
    ['customers created, empty.'],
    'Undo removes customers again. This undo was tested.',
  ],
  [
    { tablesCreated: ['copies'], rows: [{ ...orders, table: 'copies', inserted: 3 }], policiesAdded: 1 },
    ['copies created.', '1 access rule added.', 'copies: 3 rows added.'],
    'Undo removes copies again. This undo was tested.',
  ],
  [
    { tablesCreated: ['a', 'b', 'c'], columnsAdded: ['a.name', 'orders.a_id'] },
    ['a, b and c created, empty.', 'orders.a_id added.'],
    'Undo removes a, b and c again and removes orders.a_id again. This undo was tested.',
  ],
  [
    { tablesDropped: [{ name: 'orders', count: 1 }], policiesDropped: 2 },
    ['orders with 1 row removed.', '2 access rules removed.'],
    'Undo brings back orders with 1 row and restores the access rules. This undo was tested.',
  ],
  [
    { columnsDropped: [{ name: 'customers.phone', count: 37 }] },
    ['customers.phone with 37 values removed.'],
    'Undo brings back customers.phone with 37 values, as the last column. This undo was tested.',
  ],
  [
    {
      columnsDropped: [
        { name: 'customers.phone', count: 1 },
        { name: 'customers.fax', count: 0 },
      ],
    },
    ['customers.phone with 1 value and customers.fax with 0 values removed.'],
    'Undo brings back customers.phone with 1 value and customers.fax with 0 values, as the last columns. This undo was tested.',
  ],
  [
    {
      tablesRenamed: [{ from: 'orders', to: 'purchases' }],
      columnsRenamed: [{ from: 'orders.total', to: 'amount' }],
    },
    ['orders is now purchases.', 'orders.total is now amount.'],
    'Undo restores the old names. This undo was tested.',
  ],
  [
    { columnsRenamed: [{ from: 'orders.total', to: 'amount' }] },
    ['orders.total is now amount.'],
    'Undo restores the old name. This undo was tested.',
  ],
  [
    { columnsChanged: ['orders.total'], rulesAdded: 1, rulesDropped: 2 },
    ['orders.total changed.', '1 data rule added.', '2 data rules removed.'],
    'Undo restores the columns and restores the data rules. This undo was tested.',
  ],
  [
    { rowSecurityOn: ['orders'], rowSecurityOff: ['lines'] },
    ['orders locked.', 'lines open to everyone.'],
    'Undo unlocks orders again and locks lines again. This undo was tested.',
  ],
  [
    { rows: [{ ...orders, deleted: 3, before: 9 }] },
    ['orders: 3 of 9 rows deleted.'],
    'Undo brings back 3 rows of orders. This undo was tested.',
  ],
  [
    { rows: [{ ...orders, updated: 1 }] },
    ['orders: 1 row changed.'],
    'Undo restores the earlier values of 1 row of orders. This undo was tested.',
  ],
  [
    { rows: [{ ...orders, inserted: 2, updated: 4, before: 9 }, orders] },
    ['orders: 2 rows added and 4 of 9 rows changed.'],
    'Undo restores the earlier values of 4 rows of orders and removes 2 rows from orders again. This undo was tested.',
  ],
];

describe('what happened, and what undo does', () => {
  it.each(wordings)('%j', (effects, sentences, undo) => {
    expect(effectSentences({ ...nothing, ...effects })).toEqual(sentences);
    expect(undoSentence({ ...nothing, ...effects }, { rows: 3, of: 3 })).toBe(undo);
  });

  it('says on how many rows the undo was tested', () => {
    const effects = { ...nothing, rows: [{ ...orders, deleted: 5000 }] };
    expect(undoSentence(effects, { rows: 1000, of: 5000 })).toBe(
      'Undo brings back 5,000 rows of orders. This undo was tested on 1,000 of the 5,000 rows.',
    );
  });
});

describe('the second confirmation', () => {
  it.each([
    [
      { tablesDropped: [{ name: 'orders', count: 37 }] },
      'Yes, remove orders with 37 rows in Shop.',
      'Remove orders with 37 rows',
      true,
    ],
    [
      {
        columnsDropped: [
          { name: 'services.zipper_15', count: 0 },
          { name: 'services.dress', count: 2 },
        ],
      },
      'Yes, remove services.zipper_15 with 0 values and remove services.dress with 2 values in Shop.',
      'Remove 2 columns with 2 values',
      true,
    ],
    [
      {
        rows: [
          { ...orders, deleted: 3 },
          { ...orders, table: 'lines', deleted: 9 },
        ],
      },
      'Yes, delete 3 rows of orders and delete 9 rows of lines in Shop.',
      'Delete 12 rows of 2 tables',
      true,
    ],
    [
      {
        rows: [
          { ...orders, updated: 3 },
          { ...orders, table: 'lines', updated: 9 },
        ],
      },
      'Yes, change 3 rows of orders and change 9 rows of lines in Shop.',
      'Change 12 rows of 2 tables',
      false,
    ],
    [
      { columnsDropped: [{ name: 'customers.phone', count: 1 }] },
      'Yes, remove customers.phone with 1 value in Shop.',
      'Remove customers.phone with 1 value',
      true,
    ],
    [
      { rows: [{ ...orders, updated: 2, deleted: 3 }] },
      'Yes, delete 3 rows of orders and change 2 rows of orders in Shop.',
      'Delete 3 rows of orders',
      true,
    ],
    [
      { rows: [{ ...orders, updated: 2 }] },
      'Yes, change 2 rows of orders in Shop.',
      'Change 2 rows of orders',
      false,
    ],
    [
      { rowSecurityOff: ['orders'] },
      'Yes, open orders to everyone in Shop.',
      'Open orders to everyone',
      true,
    ],
    [{}, 'Yes, run your SQL on Orders in Shop.', 'Run your SQL on Orders', false],
  ])('%j', (effects, sentence, label, loses) => {
    expect(confirmationFor('Run your SQL on Orders', { ...nothing, ...effects }, 'Shop')).toEqual({
      title: `This ${loses ? 'removes data or protection' : 'is a high-risk change'}, so please confirm once more.`,
      sentence,
      label,
    });
  });
});

describe('later work that an undo would remove', () => {
  it('is counted and named', () => {
    expect(
      laterSentence([
        { kind: 'rows', name: 'orders', count: 2 },
        { kind: 'values', name: 'orders.phone', count: 1 },
        { kind: 'returns', name: 'notes', count: 1 },
        { kind: 'structure', name: 'access rule own of notes', count: 1 },
      ]),
    ).toBe(
      'Undoing this would also remove later changes: 2 rows of orders added or changed later; ' +
        '1 value of orders.phone added or changed later; 1 row of notes deleted later would come back; ' +
        'the access rule own of notes, added or changed later.',
    );
  });

  it('has a line in the receipt', () => {
    expect(laterLines([{ kind: 'rows', name: 'orders', count: 1204 }])).toEqual([
      { label: 'Later rows lost in orders', value: '1,204', tone: 'plain' },
    ]);
  });
});

describe('any effects', () => {
  const count = fc.nat({ max: 1_000_000 });
  const names = fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 4 });
  const losses = fc.array(fc.record({ name: fc.string(), count }), { maxLength: 3 });
  const renames = fc.array(fc.record({ from: fc.string(), to: fc.string() }), { maxLength: 3 });
  const rows = fc.array(
    fc.record(
      { table: fc.string(), inserted: count, updated: count, deleted: count, before: count },
      { requiredKeys: ['table', 'inserted', 'updated', 'deleted'] },
    ),
    { maxLength: 4 },
  );
  const effects = fc.record({
    tablesCreated: names,
    tablesDropped: losses,
    tablesRenamed: renames,
    columnsAdded: names,
    columnsDropped: losses,
    columnsRenamed: renames,
    columnsChanged: names,
    policiesAdded: count,
    policiesDropped: count,
    rulesAdded: count,
    rulesDropped: count,
    rowSecurityOn: names,
    rowSecurityOff: names,
    rows,
    bytes: fc.integer(),
  });

  it('has deterministic wording', () => {
    fc.assert(
      fc.property(effects, fc.string(), (done, name) => {
        const tell = () => [
          receiptLines(done),
          effectSentences(done),
          undoSentence(done, { rows: 1, of: 2 }),
          confirmationFor(name, done, name),
        ];
        expect(tell()).toEqual(tell());
        expect(JSON.parse(JSON.stringify(tell()))).toEqual(tell());
        expect(effectSentences(done).every((sentence) => sentence.endsWith('.'))).toBe(true);
      }),
    );
  });

  it('never hides a deleted row', () => {
    fc.assert(
      fc.property(effects, (done) => {
        const deleted = receiptLines(done).find(({ label }) => label === 'Rows deleted');
        const lost = [
          ...done.rows.map((row) => row.deleted),
          ...done.tablesDropped.map((loss) => loss.count),
        ];
        expect(deleted?.value).toBe(countText(lost.reduce((total, one) => total + one, 0)));
      }),
    );
  });
});
