import { writePlan } from '@saywright/domain/write';
import type { DatabaseChange } from '@saywright/domain/ast';
import { describe, expect, test } from 'vitest';
import {
  always,
  call,
  column,
  compare,
  count,
  library,
  own,
  plan,
  problem,
  query,
  value,
  where,
} from './write.lexicon.ts';

const text = { name: 'x', type: 'text' } as const;

describe('names', () => {
  test('an unknown table is refused with those that exist', () => {
    expect(problem({ do: 'drop-table', table: 'bookz' })).toBe(
      'There is no table called bookz. Did you mean books?',
    );
    expect(problem({ do: 'drop-table', table: 'invoices' })).toBe(
      'There is no table called invoices. The tables are readers, books, loans, Log Book and empty.',
    );
    expect(writePlan([{ do: 'drop-table', table: 'x' }], { tables: [] })).toEqual({
      ok: false,
      error: 'There is no table called x. There are no tables yet.',
    });
    expect(problem({ do: 'drop-table', table: 'auth.users' })).toContain('The list of accounts');
  });

  test('an unknown column is refused with those that exist', () => {
    expect(problem({ do: 'drop-columns', table: 'books', columns: ['gendre'] })).toBe(
      'Books has no column called gendre. Did you mean genre?',
    );
    expect(problem({ do: 'drop-columns', table: 'Log Book', columns: ['x'] })).toBe(
      'Log Book has no column called x. It has Entry and entry no.',
    );
    expect(problem({ do: 'drop-columns', table: 'empty', columns: ['x'] })).toBe(
      'Empty has no column called x. It has no columns yet.',
    );
    expect(where(compare(column('y', 'books'), '=', 1))).toContain('! Books has no column called y.');
    expect(where(compare(column('y', 'loans'), '=', 1))).toBe(
      '! Loans is not part of this, so its y is unknown here.',
    );
  });

  test('a name that exists, or cannot be one, is refused', () => {
    expect(problem({ do: 'create-table', name: 'Books', columns: [] })).toBe(
      'There is already a table called books.',
    );
    expect(problem({ do: 'create-table', name: '!!', columns: [] })).toBe(
      '!! cannot be the name of a table. Use a few short words.',
    );
    expect(problem({ do: 'add-columns', table: 'books', columns: [text, text] })).toBe(
      'There is already a column called x.',
    );
    expect(problem({ do: 'create-table', name: 't', columns: [text, text] })).toBe(
      'There is already a column called x.',
    );
    expect(problem({ do: 'rename-column', table: 'books', column: 'isbn', to: 'title' })).toBe(
      'There is already a column called title.',
    );
  });

  test('a name that two joined tables have is refused', () => {
    const joins = ['loans', 'readers'].map((table) => ({ table, kind: 'inner' as const, on: always }));
    expect(query({ from: 'Log Book', joins, columns: [{ value: column('id') }] })).toBe(
      '! Loans and readers each have a column called id. Say which one.',
    );
  });

  test('a value of a new row has no row to take a column from', () => {
    expect(problem({ do: 'insert', table: 'books', rows: [{ title: column('isbn') }] })).toBe(
      'There is no row here to take isbn from.',
    );
  });

  test('an unknown column inside a nested selection is refused with those of its table', () => {
    expect(where({ kind: 'exists', selection: { from: 'loans', where: compare('nope', '=', 1) } })).toContain(
      '! Loans has no column called nope.',
    );
    const pick = { kind: 'pick', from: { from: 'loans', where: compare('nope', '=', 1) } } as const;
    expect(problem({ do: 'insert', table: 'books', rows: [{ title: pick }] })).toContain(
      'Loans has no column called nope.',
    );
  });
});

describe('what does not fit', () => {
  test('values', () => {
    expect(where(compare('title', '>', 5))).toBe(
      '! Title is text, so it cannot be compared or calculated with a number. Change it to a number first.',
    );
    expect(where(compare(call('lower', column('title')), '<', 5))).toContain('! That is text');
    expect(where(compare('id', '=', call('lower')))).toBe('! Lower takes 1 value, not 0.');
    expect(where(compare('id', '=', call('replace', value('a'))))).toBe('! Replace takes 3 values, not 1.');
    expect(where(compare('id', '=', call('round')))).toBe('! Round takes 1 to 2 values, not 0.');
    expect(where(compare(count, '>', 1))).toBe('! A count over several rows cannot be used here.');
    expect(query({ from: 'books', columns: [{ value: { kind: 'aggregate', name: 'sum' } }] })).toBe(
      '! Say what to take the sum of.',
    );
  });

  test('selections for one value', () => {
    const two = { from: 'loans', columns: [{ value: column('id') }, { value: column('since') }] };
    expect(where({ kind: 'in', left: column('id'), selection: two })).toBe(
      '! One value of each of the loans is needed here, not 2.',
    );
    expect(where({ kind: 'in', left: column('id'), selection: { from: 'Log Book' } })).toBe(
      '! Log Book has no row id that something can point to. Add a row id to it first.',
    );
    expect(where({ kind: 'in', left: column('id'), selection: { from: 'nowhere' } })).toContain(
      '! There is no table called nowhere.',
    );
  });

  test('new tables and columns', () => {
    expect(
      problem({
        do: 'create-table',
        name: 't',
        columns: [{ name: 'a', type: 'text', choices: ['x', 'y'], default: value('z') }],
      }),
    ).toBe('A can be x or y, so it cannot start as z.');
    expect(
      problem({
        do: 'create-table',
        name: 't',
        columns: [
          { name: 'a', type: 'id', required: true, references: { table: 'books', onDelete: 'empty' } },
        ],
      }),
    ).toContain('cannot be emptied');
    expect(
      problem({
        do: 'create-table',
        name: 't',
        columns: [{ name: 'a', type: 'text', default: { kind: 'pick', from: { from: 'readers' } } }],
      }),
    ).toBe('A cannot start with something from another table.');
    expect(
      problem({
        do: 'add-check',
        table: 'books',
        condition: { kind: 'exists', selection: { from: 'loans' } },
      }),
    ).toBe('A rule for the values of books can only look at its own row.');
    expect(problem({ do: 'add-key', table: 'books', column: 'id', kind: 'random' })).toBe(
      'Books already has a row id.',
    );
    expect(problem({ do: 'drop-table', table: 'books' })).toBe(
      'Loans points to books. Remove the column that points there, or loans, first.',
    );
  });

  test('references', () => {
    expect(
      problem({ do: 'add-reference', table: 'loans', column: 'book_id', to: 'books', onDelete: 'refuse' }),
    ).toBe('Book id of loans already points to books.');
    expect(problem({ do: 'change-on-delete', table: 'books', column: 'isbn', onDelete: 'delete' })).toBe(
      'Isbn of books does not point to another table.',
    );
  });

  test('rules that do not exist', () => {
    expect(problem({ do: 'drop-checks', table: 'books', columns: ['pages'] })).toBe(
      'Books has no rule about pages.',
    );
    expect(problem({ do: 'drop-checks', table: 'empty', columns: [] })).toContain('has no rule about');
    expect(problem({ do: 'drop-unique', table: 'books', columns: ['pages'] })).toBe(
      'Pages of books need not be unique.',
    );
    expect(problem({ do: 'drop-unique', table: 'Log Book', columns: ['Entry'] })).toBe(
      'Entry of Log Book need not be unique.',
    );
    expect(problem({ do: 'change-column', table: 'books', column: 'pages', unique: false })).toBe(
      'Pages of books need not be unique.',
    );
    expect(problem({ do: 'change-column', table: 'books', column: 'pages', choices: null })).toBe(
      'Pages of books has no list of allowed values.',
    );
    expect(problem({ do: 'add-choices', table: 'books', column: 'pages', choices: ['1'] })).toBe(
      'Pages of books has no list of allowed values, so it takes any.',
    );
    expect(problem({ do: 'change-column', table: 'books', column: 'pages' })).toBe(
      'Say what should change about pages of books.',
    );
  });

  test('periods and times', () => {
    const sentence = 'need to be two dates, times or numbers of the same kind.';
    expect(
      problem({ do: 'forbid-overlap', table: 'loans', same: [], from: 'since', to: 'back_at' }),
    ).toContain(sentence);
    expect(problem({ do: 'forbid-overlap', table: 'loans', same: [], from: 'state', to: 'state' })).toContain(
      sentence,
    );
    expect(problem({ do: 'forbid-overlap', table: 'books', same: [], from: 'title', to: 'title' })).toContain(
      sentence,
    );
    expect(problem({ do: 'keep-updated', table: 'books', column: 'title' })).toBe(
      'Title of books is not a date with a time, so it cannot hold the moment of the last change.',
    );
  });

  test('rows', () => {
    expect(problem({ do: 'insert', table: 'loans', rows: [{ since: value('2024-01-01') }] })).toBe(
      'A loan needs book id. Say what it should be.',
    );
    expect(problem({ do: 'insert', table: 'books', rows: [{}] })).toBe('Say what the new book has.');
    expect(problem({ do: 'update', table: 'books', set: {}, where: always })).toBe(
      'Say what should change in books.',
    );
    const selection = { from: 'readers', columns: [{ value: column('name') }, { value: column('email') }] };
    expect(problem({ do: 'insert-from', table: 'books', columns: ['title'], selection })).toBe(
      '1 columns are to be filled, but 2 values are given for them.',
    );
    expect(
      problem({
        do: 'insert-from',
        table: 'loans',
        columns: ['since'],
        selection: { from: 'readers', columns: [{ value: column('birthday') }] },
      }),
    ).toContain('A loan needs book id.');
  });

  test('rows of a table that the same plan renames', () => {
    const rename = { do: 'rename-table', table: 'books', to: 'titles' } as const;
    const sentence =
      'Titles cannot be renamed and have its rows changed in one plan. Do one after the other.';
    expect(problem(rename, { do: 'delete', table: 'titles', where: always })).toBe(sentence);
    expect(
      problem(rename, { do: 'add-columns', table: 'titles', columns: [{ ...text, fill: value('a') }] }),
    ).toBe(sentence);
    expect(problem(rename, { do: 'change-column', table: 'titles', column: 'isbn', fill: value('a') })).toBe(
      sentence,
    );
    expect(
      problem(
        { do: 'rename-column', table: 'books', column: 'isbn', to: 'code' },
        {
          do: 'add-reference',
          table: 'books',
          column: 'r',
          to: 'readers',
          onDelete: 'refuse',
          matching: { column: 'code', with: 'name' },
        },
      ),
    ).toContain('Books cannot be renamed and');
    expect(
      plan(rename, { do: 'add-reference', table: 'titles', column: 'r', to: 'readers', onDelete: 'refuse' })
        .plan.sql,
    ).toContain('alter table titles add column r');
    expect(problem({ do: 'delete', table: 'books', where: always }, rename)).toContain(
      'Books cannot be renamed and',
    );
    // No rows of a table that the plan creates are recorded.
    const clubs = plan(
      { do: 'create-table', name: 'clubs', columns: [text] },
      { do: 'rename-table', table: 'clubs', to: 'groups' },
      { do: 'insert', table: 'groups', rows: [{ x: value('a') }] },
    );
    expect(clubs.plan.sql).toContain('insert into groups');
  });

  test('an access rule that reads its own table, which Postgres would refuse at the first read', () => {
    const selection = { from: 'readers', where: compare('name', '=', 'boss') };
    expect(
      problem({
        do: 'set-access',
        table: 'readers',
        replace: 'none',
        rules: [{ actions: ['read'], who: 'signed-in', where: { kind: 'exists', selection } }],
      }),
    ).toBe(
      'An access rule for readers cannot look into readers itself. Keep what it checks in another table.',
    );
  });

  test('storage', () => {
    expect(problem({ do: 'create-bucket', name: 'photos', public: true })).toBe(
      'Buckets for files are not made by a plan. Create one on the page Files of your project.',
    );
  });
});

test('an error that is no refusal is not hidden', () => {
  const broken = {
    get tables(): never {
      throw new TypeError('broken');
    },
  };
  expect(() => writePlan([{ do: 'drop-table', table: 'x' }], broken)).toThrow('broken');
});

test('a written plan is data and keeps what it was made from unchanged', () => {
  const before = JSON.stringify(library);
  plan({
    do: 'set-access',
    table: 'readers',
    replace: 'all',
    rules: [{ actions: ['read'], who: 'signed-in', where: own }],
  });
  expect(JSON.stringify(library)).toBe(before);
});

test('a table that is locked already is not locked again, but with other changes it may be', () => {
  const lock: DatabaseChange = { do: 'set-access', table: 'readers', replace: 'all', rules: [] };
  const tables = library.tables.map((one) => ({ ...one, rowSecurity: true, policies: [], rules: [] }));
  expect(writePlan([lock], { tables })).toEqual({
    ok: false,
    error: 'Nothing to change: readers is locked, and only you (your server) can read and change it.',
  });
  expect(writePlan([lock, { do: 'rename-table', table: 'empty', to: 'notes' }], { tables }).ok).toBe(true);
  const open = tables.map((one) => ({ ...one, rowSecurity: false }));
  expect(writePlan([lock], { tables: open }).ok).toBe(true);
});
