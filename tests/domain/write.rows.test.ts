import { describe, expect, test } from 'vitest';
import { always, call, column, compare, plan, sql, today, value } from './write.lexicon.ts';

describe('rows', () => {
  test('values take the form of their column', () => {
    expect(
      sql({
        do: 'insert',
        table: 'books',
        rows: [
          {
            title: value("O'Neil"),
            genre: value('history'),
            pages: value('12'),
            isbn: value(978),
            price: value(null),
          },
          { title: value(true), price: value(1.5) },
        ],
      }),
    ).toEqual([
      "insert into books (title, genre, pages, price, isbn) values ('O''Neil', 'History', '12', null, '978'), ('true', default, default, 1.5, default)",
    ]);
    expect(
      sql({ do: 'insert', table: 'readers', rows: [{ name: value('A'), tags: value("x, y'z") }] }),
    ).toEqual(["insert into readers (name, tags) values ('A', array['x', 'y''z'])"]);
  });

  test('a value is looked up in another table', () => {
    const { plan: made, lookups } = plan({
      do: 'insert',
      table: 'loans',
      rows: [
        {
          book_id: { kind: 'pick', from: { from: 'books', where: compare('title', '=', 'Emma') } },
          since: today,
        },
      ],
    });
    expect(made.sql).toContain("((select id from books where title = 'Emma'), current_date)");
    expect(lookups).toEqual([
      {
        sql: "select count(*)::integer as count from (select id from books where title = 'Emma') as found;",
        most: 'one',
        none: 'No books have the title Emma.',
        several: 'Several books match, and only one can be used: title is Emma. Which one do you mean?',
        near: {
          value: 'Emma',
          sql: "select distinct title as value from books where title ilike '%Emma%' or title ilike 'Em%' limit 200;",
        },
      },
    ]);
  });

  test('nothing is looked up in a table that the plan has just changed', () => {
    const pick = { kind: 'pick', from: { from: 'books', where: compare('title', '=', 'New') } } as const;
    const { lookups } = plan(
      { do: 'insert', table: 'books', rows: [{ title: value('New') }] },
      { do: 'insert', table: 'loans', rows: [{ book_id: pick }] },
    );
    expect(lookups).toEqual([]);
  });

  test('rows are changed and deleted, and whether there are any is looked up', () => {
    const changed = plan({
      do: 'update',
      table: 'books',
      set: { price: { kind: 'arithmetic', left: column('price'), operator: '*', right: value(2) } },
      where: compare('genre', '=', 'Fiction'),
    });
    expect(changed.plan.sql).toBe("update books\nset price = price * 2\nwhere genre = 'fiction';");
    expect(changed.lookups[0]).toMatchObject({ most: 'any', none: 'No books have the genre Fiction.' });
    const gone = plan({ do: 'delete', table: 'books', where: always });
    expect(gone.plan.sql).toBe('delete from books;');
    expect(gone.lookups[0]).toMatchObject({
      none: 'There are no books yet.',
      sql: 'select count(*)::integer as count from (select 1 from books) as found;',
    });
    expect(gone.lookups[0]).not.toHaveProperty('near');
  });

  const sum = (operator: '+' | '-' | '*' | '/', by: number | string, of = 'price') =>
    ({ kind: 'arithmetic', left: column(of), operator, right: value(by) }) as const;

  test.each([
    [call('round', sum('*', 1.05), value(2)), 'Raise price by 5%', 'Raised price by 5%'],
    [call('round', sum('*', 1.15)), 'Raise price by 15%, rounded', 'Raised price by 15%, rounded'],
    [
      call('round', sum('*', 0.9), value(0)),
      'Lower price by 10%, rounded to 0 decimals',
      'Lowered price by 10%, rounded to 0 decimals',
    ],
    [
      call('round', sum('*', 1.1), column('pages')),
      'Raise price by 10%, rounded to pages decimals',
      'Raised price by 10%, rounded to pages decimals',
    ],
    [sum('+', 2.5), 'Raise price by 2.5', 'Raised price by 2.5'],
    [sum('-', 3), 'Lower price by 3', 'Lowered price by 3'],
    [sum('+', '1'), 'Set price to price plus 1', 'Set price to price plus 1'],
    [
      { kind: 'arithmetic', left: value(1), operator: '-', right: column('price') } as const,
      'Set price to 1 minus price',
      'Set price to 1 minus price',
    ],
    [
      { kind: 'arithmetic', left: column('price'), operator: '-', right: column('pages') } as const,
      'Set price to price minus pages',
      'Set price to price minus pages',
    ],
    [sum('*', 2), 'Set price to price times 2', 'Set price to price times 2'],
    [sum('*', 1), 'Set price to price times 1', 'Set price to price times 1'],
    [sum('/', 2), 'Set price to price divided by 2', 'Set price to price divided by 2'],
    [sum('+', -1), 'Set price to price plus -1', 'Set price to price plus -1'],
    [sum('*', 1.05, 'pages'), 'Set price to pages times 1.05', 'Set price to pages times 1.05'],
    [
      call('round', sum('*', 1.05, 'pages'), value(2)),
      'Set price to pages times 1.05 rounded to 2 decimals',
      'Set price to pages times 1.05 rounded to 2 decimals',
    ],
    [
      call('round', sum('/', 3), value(1)),
      'Set price to price divided by 3 rounded to 1 decimal',
      'Set price to price divided by 3 rounded to 1 decimal',
    ],
    [
      call('round', sum('/', 3)),
      'Set price to price divided by 3 rounded',
      'Set price to price divided by 3 rounded',
    ],
  ])('a change of a number is named in words: %#', (price, title, doneTitle) => {
    const made = plan({ do: 'update', table: 'books', set: { price }, where: always });
    expect(made.plan).toMatchObject({
      title: `${title} for every row of books`,
      doneTitle: `${doneTitle} for every row of books`,
    });
  });

  test('values that are set and raised together are named together', () => {
    const made = plan({
      do: 'update',
      table: 'books',
      set: { title: value('A'), isbn: value('1'), price: sum('+', 1), pages: sum('-', 2, 'pages') },
      where: always,
    });
    expect(made.plan.understood).toBe(
      'You want to set title to A and isbn to 1 and raise price by 1 and lower pages by 2 for every row of books.',
    );
    expect(made.plan.steps.slice(1).map(([verb]) => verb)).toEqual(['Set ', 'Set ', 'Raise ', 'Lower ']);
  });

  test('rows that belong to named ones are called by their names', () => {
    const ofTitles = (...titles: readonly string[]): string =>
      plan({
        do: 'delete',
        table: 'loans',
        where: {
          kind: 'in',
          left: { kind: 'column', name: 'book_id' },
          selection: {
            from: 'books',
            columns: [{ value: { kind: 'column', name: 'id' } }],
            where: {
              kind: 'one-of',
              left: { kind: 'column', name: 'title' },
              values: titles.map((title) => value(title)),
            },
          },
        },
      }).plan.understood;
    expect(ofTitles('Emma', 'Persuasion')).toContain('where book is Emma or Persuasion');
  });

  test('beside a change of the structure, an update may find nothing', () => {
    const { lookups } = plan(
      { do: 'update', table: 'books', set: { pages: value(0) }, where: compare('pages', '<', 0) },
      { do: 'add-check', table: 'books', condition: compare('pages', '>=', 0) },
    );
    expect(lookups).toEqual([]);
  });

  test('similar texts are looked for where a condition names one', () => {
    const of = (condition: ReturnType<typeof compare>): string | undefined =>
      plan({ do: 'delete', table: 'books', where: condition }).lookups[0]?.near?.value;
    expect(of({ kind: 'all', of: [compare('pages', '>', 1), compare('title', 'contains', 'dog')] })).toBe(
      'dog',
    );
    expect(of({ kind: 'one-of', left: column('title'), values: [value(1), value('Emma')] })).toBe('Emma');
    expect(
      of({ kind: 'one-of', left: call('lower', column('title')), values: [value('emma')] }),
    ).toBeUndefined();
    expect(of({ kind: 'one-of', left: column('title'), values: [today] })).toBeUndefined();
    expect(of(compare('title', '>', 'a'))).toBeUndefined();
    expect(of(compare('title', '=', column('isbn')))).toBeUndefined();
    expect(of(compare(call('lower', column('title')), '=', 'a'))).toBeUndefined();
    expect(of(compare('pages', '=', '3'))).toBeUndefined();
    expect(of(compare('title', '=', ' '))).toBeUndefined();
    expect(of(compare('title', 'same-text', 'Emma'))).toBe('Emma');
  });

  test('what is missing is named', () => {
    const none = (condition: ReturnType<typeof compare>): string | undefined =>
      plan({ do: 'delete', table: 'books', where: condition }).lookups[0]?.none;
    expect(none(compare('title', 'same-text', 'Emma'))).toBe('No books have the title Emma.');
    expect(none(compare('pages', '=', 3))).toBe('No books match: pages is 3.');
    expect(none(compare('pages', '>', 3))).toBe('No books match: pages is more than 3.');
  });

  test('rows are added from a selection', () => {
    expect(
      sql({
        do: 'insert-from',
        table: 'Log Book',
        columns: ['Entry'],
        selection: { from: 'books', columns: [{ value: column('title') }], where: compare('pages', '>', 5) },
      }),
    ).toEqual(['insert into "Log Book" ("Entry") select title from books where pages > 5']);
  });

  test('a figure from another table is not looked up', () => {
    const most = {
      kind: 'pick',
      from: {
        from: 'books',
        columns: [{ value: { kind: 'aggregate', name: 'largest', of: column('price') } }],
      },
    } as const;
    expect(plan({ do: 'update', table: 'readers', set: { fee: most }, where: always }).lookups).toHaveLength(
      1,
    );
  });

  test('a value may depend on the row that is changed', () => {
    const titles = {
      kind: 'pick',
      from: {
        from: 'loans',
        columns: [{ value: { kind: 'aggregate', name: 'count' } }],
        where: compare('reader_id', '=', column('id', 'readers')),
      },
    } as const;
    const made = plan({ do: 'update', table: 'readers', set: { fee: titles }, where: always });
    expect(made.plan.sql).toContain(
      'set fee = (select count(*) as count from loans where loans.reader_id = readers.id)',
    );
    expect(made.lookups).toHaveLength(1);
  });
});
