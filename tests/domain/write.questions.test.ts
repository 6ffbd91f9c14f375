import type { Condition, Expression } from '@saywright/domain/ast';
import { nearestTexts, writeQuestion } from '@saywright/domain/write';
import { describe, expect, test } from 'vitest';
import {
  always,
  call,
  column,
  compare,
  count,
  days,
  library,
  plan,
  query,
  today,
  value,
} from './write.lexicon.ts';
import { minus, plus, now } from './write.support.ts';

describe('questions', () => {
  test('without columns all are shown, fifty rows at most', () => {
    expect(query({ from: 'books' })).toBe('select * from books limit 50');
    expect(
      query({
        from: 'books',
        limit: 3,
        orderBy: [{ by: column('price'), descending: true }, { by: column('title') }],
      }),
    ).toBe('select * from books order by price desc nulls last, title limit 3');
    expect(
      query({
        from: 'loans',
        distinct: true,
        joins: [
          {
            table: 'book',
            kind: 'inner',
            on: compare(column('book_id', 'loans'), '=', column('id', 'books')),
          },
        ],
      }),
    ).toBe('select distinct loans.* from loans join books on loans.book_id = books.id limit 50');
  });

  test('figures', () => {
    const of = (
      name: 'sum' | 'average' | 'smallest' | 'largest' | 'list' | 'count',
      about: string,
      from = 'books',
    ): string =>
      query({
        from,
        columns: [{ value: { kind: 'aggregate', name, of: column(about), distinct: name === 'list' } }],
      });
    expect(of('sum', 'price')).toBe('select sum(price) as total from books');
    expect(of('average', 'price')).toBe('select round((avg(price))::numeric, 2) as average from books');
    expect(of('average', 'span', 'loans')).toBe('select avg(span) as average from loans');
    expect(of('smallest', 'price')).toBe('select min(price) as lowest from books');
    expect(of('largest', 'price')).toBe('select max(price) as highest from books');
    expect(of('count', 'isbn')).toBe('select count(isbn) as count from books');
    expect(of('list', 'pages')).toBe(
      "select string_agg(distinct pages::text, ', ' order by pages::text) as list from books",
    );
    expect(
      query({
        from: 'books',
        columns: [{ value: { kind: 'aggregate', name: 'count', where: compare('pages', '>', 5) } }],
      }),
    ).toBe('select count(*) filter (where pages > 5) as count from books');
  });

  test('columns beside a figure are grouped by', () => {
    expect(query({ from: 'books', columns: [{ value: column('genre') }, { value: count }] })).toBe(
      'select genre, count(*) as count from books group by genre limit 50',
    );
    expect(query({ from: 'books', groupBy: [column('genre')], having: compare(count, '>', 2) })).toBe(
      'select genre, count(*) as count from books group by genre having count(*) > 2 limit 50',
    );
    expect(
      query({
        from: 'books',
        groupBy: [call('year', column('added_at'))],
        columns: [{ value: count }],
        orderBy: [{ by: count, descending: true }],
        limit: 2,
      }),
    ).toBe(
      'select extract(year from added_at)::integer as column_1, count(*) as count from books group by extract(year from added_at)::integer order by count(*) desc nulls last limit 2',
    );
    expect(query({ from: 'books', columns: [{ value: plus(column('pages'), count), as: 'n' }] })).toBe(
      'select pages + count(*) as n from books group by pages limit 50',
    );
  });

  test('a count keeps rows without a match at zero', () => {
    const on = compare(column('reader_id', 'loans'), '=', column('id', 'readers'));
    expect(
      query({
        from: 'readers',
        joins: [{ table: 'loans', kind: 'left', on }],
        columns: [{ value: column('name', 'readers') }, { value: count }],
      }),
    ).toBe(
      'select readers.name, count(loans.id) as count from readers left join loans on loans.reader_id = readers.id group by readers.name limit 50',
    );
    expect(
      query({
        from: 'readers',
        joins: [{ table: 'Log Book', kind: 'left', on: always }],
        columns: [{ value: count }],
      }),
    ).toBe('select count(*) as count from readers left join "Log Book" on true');
  });

  test('two columns with one name get two names', () => {
    const joins = [
      {
        table: 'books',
        as: 'b',
        kind: 'inner' as const,
        on: compare(column('book_id', 'loans'), '=', column('id', 'b')),
      },
    ];
    expect(
      query({
        from: 'loans',
        joins,
        columns: [
          { value: column('id', 'loans') },
          { value: column('id', 'b') },
          { value: column('id', 'b') },
          { value: column('title') },
        ],
      }),
    ).toBe(
      'select loans.id, b.id as id_2, b.id as id_3, b.title from loans join books as b on loans.book_id = b.id limit 50',
    );
  });

  test('an answer is a figure or rows', () => {
    const form = (of: Expression, as?: string) => {
      const written = writeQuestion({ from: 'books', columns: [{ value: of, as }] }, 'old books', library);
      return written.ok ? written.value.answer : written.error;
    };
    expect(form(count)).toEqual({ kind: 'number', before: 'You have', one: 'old book', many: 'old books' });
    expect(form({ kind: 'aggregate', name: 'count', distinct: true, of: column('title') })).toMatchObject({
      before: 'The number title of old books is',
    });
    expect(form({ kind: 'aggregate', name: 'average', of: column('price') })).toMatchObject({
      before: 'The average price of old books is',
    });
    expect(
      form(call('round', { kind: 'aggregate', name: 'sum', of: column('price') }), 'worth'),
    ).toMatchObject({ before: 'The worth of old books is' });
    expect(form(call('round', { kind: 'aggregate', name: 'sum', of: column('price') }))).toMatchObject({
      before: 'The total price of old books is',
    });
    expect(form(call('round', count))).toMatchObject({
      before: 'The number of rows of old books is',
    });
    expect(form(column('title'))).toEqual({
      kind: 'rows',
      caption: 'old books',
      countSql:
        'select count(*) as count from (select 1 from (select title from books\n) asked limit 100001) found;',
    });
    const bare = writeQuestion({ from: 'books' }, ' ', library);
    expect(bare.ok && bare.value.title).toBe('Show books');
    const few = writeQuestion({ from: 'books', limit: 5 }, 'five books', library);
    expect(few.ok && few.value.answer).toEqual({ kind: 'rows', caption: 'five books' });
  });
});

describe('names and words', () => {
  test('a name is found exactly, then without capitals, then in another spelling', () => {
    expect(query({ from: 'public.Log Book' })).toBe('select * from "Log Book" limit 50');
    expect(query({ from: 'BOOKS' })).toBe('select * from books limit 50');
    expect(query({ from: 'logBooks', columns: [{ value: column('ENTRY') }] })).toBe(
      'select "Entry" from "Log Book" limit 50',
    );
  });

  test('an unqualified name means the row at hand first', () => {
    const joins = [{ table: 'books', kind: 'inner' as const, on: always }];
    expect(query({ from: 'loans', joins, columns: [{ value: column('id') }] })).toContain(
      'select loans.id from',
    );
  });

  test('conditions in words', () => {
    const words = (condition: Condition): string =>
      plan({ do: 'delete', table: 'books', where: condition }).plan.title.replace('Delete books where ', '');
    const long = 'x'.repeat(80);
    expect(words(compare('added_at', '<', today))).toBe('added at is before today');
    expect(words(compare('added_at', '>=', minus(now, days(1))))).toBe(
      'added at is at the earliest the current time minus 1 day',
    );
    expect(words(compare('added_at', '=', '2024-01-01'))).toBe('added at is 2024-01-01');
    expect(words(compare('pages', '<', plus(column('pages'), days(2))))).toBe(
      'pages is less than pages plus 2 days',
    );
    expect(words(compare('title', 'contains', long))).toBe(`title contains ${'x'.repeat(60)}…`);
    expect(words(compare('title', '=', ''))).toBe('title is an empty text');
    expect(words(compare('title', '!=', null))).toBe('title is not empty');
    expect(words(compare('title', '=', true))).toBe('title is yes');
    expect(words(compare('title', '=', false))).toBe('title is no');
    expect(words({ kind: 'not', of: { kind: 'is-true', of: column('isbn') } })).toBe('isbn is no');
    expect(words({ kind: 'not', of: { kind: 'empty', of: column('isbn') } })).toBe('isbn is filled in');
    expect(words({ kind: 'not', of: { kind: 'signed-in' } })).toBe('not (somebody is signed in)');
    expect(words({ kind: 'is-true', of: column('isbn') })).toBe('isbn is yes');
    expect(words({ kind: 'empty', of: call('lower', column('isbn')) })).toBe('lower of isbn is empty');
    expect(words({ kind: 'one-of', left: column('title'), values: [value('a'), value('b')] })).toBe(
      'title is a or b',
    );
    expect(words({ kind: 'between', left: column('pages'), from: value(1), to: value(2) })).toBe(
      'pages is between 1 and 2',
    );
    expect(
      words({
        kind: 'in',
        left: column('id'),
        selection: { from: 'loans', columns: [{ value: column('book_id') }] },
      }),
    ).toBe('id is one of loans');
    expect(
      words({ kind: 'exists', selection: { from: 'loans', where: compare('span', '=', days(1)) } }),
    ).toBe('there are loans where span is 1 day');
    expect(words({ kind: 'exists', selection: { from: 'loans', where: always } })).toBe('there are loans');
    const either: Condition = { kind: 'any', of: [always, { kind: 'all', of: [always] }] };
    expect(words({ kind: 'all', of: [either, either] })).toBe(
      '(every row counts or (every row counts)) and (every row counts or (every row counts))',
    );
    expect(words(compare('isbn', '=', { kind: 'my-email' }))).toBe(
      'isbn is the email of the signed-in person',
    );
    expect(words(compare('isbn', '=', { kind: 'condition', condition: always }))).toBe(
      'isbn is whether every row counts',
    );
    expect(words(compare('id', '=', { kind: 'pick', from: { from: 'book' } }))).toBe(
      'id is the one from books',
    );
  });

  test('similar texts are the nearest of those found', () => {
    expect(nearestTexts('Old Bern', ['Old Barn', 'Something else', 'Old Barn', 'OLD BARNS'])).toEqual([
      'Old Barn',
      'OLD BARNS',
    ]);
    expect(nearestTexts('Zoe', ['Ada'])).toEqual([]);
  });
});
