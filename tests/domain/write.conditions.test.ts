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
  where,
} from './write.lexicon.ts';

const minus = (left: Expression, right: Expression): Expression => ({
  kind: 'arithmetic',
  left,
  operator: '-',
  right,
});
const plus = (left: Expression, right: Expression): Expression => ({
  kind: 'arithmetic',
  left,
  operator: '+',
  right,
});
const now: Expression = { kind: 'now' };

/** An expression as the only column of a question. */
const shown = (expression: Expression, from = 'books'): string =>
  query({ from, columns: [{ value: expression, as: 'x' }] })
    .replace(/^select /u, '')
    .replace(/ as x from .*$/u, '');

describe('conditions', () => {
  test('values compare exactly, and nothing is compared with "is null"', () => {
    expect(where(compare('title', '=', "O'Neil"))).toBe("title = 'O''Neil'");
    expect(where(compare('title', '!=', 'a'))).toBe("title is distinct from 'a'");
    expect(where(compare('title', '=', null))).toBe('title is null');
    expect(where(compare(value(null), '!=', column('title')))).toBe('title is not null');
    expect(where(compare(value('history'), '=', column('genre')))).toBe("'History' = genre");
    expect(where(compare('genre', '=', 'unknown'))).toBe("genre = 'unknown'");
    expect(where(compare('isbn', '=', 5))).toBe("isbn = '5'");
  });

  test('texts are searched without regard to capitals, wildcards included', () => {
    expect(where(compare('title', 'contains', '50%_'))).toBe("title ilike E'%50\\\\%\\\\_%'");
    expect(where(compare('title', 'starts-with', 'a'))).toBe("title ilike 'a%'");
    expect(where(compare('title', 'ends-with', 'a'))).toBe("title ilike '%a'");
    expect(where(compare('title', 'same-text', 'Emma'))).toBe("lower(title) = lower('Emma')");
    expect(where(compare('pages', 'contains', 7))).toBe("pages::text ilike '%7%'");
    expect(where(compare('title', 'contains', column('isbn')))).toBe('strpos(lower(title), lower(isbn)) > 0');
    expect(where(compare('title', 'starts-with', column('isbn')))).toBe(
      'starts_with(lower(title), lower(isbn))',
    );
    expect(where(compare('title', 'ends-with', column('pages')))).toBe(
      'right(lower(title), length(lower(pages::text))) = lower(pages::text)',
    );
    expect(where(compare(plus(column('pages'), value(1)), 'same-text', column('isbn')))).toBe(
      'lower((pages + 1)::text) = lower(isbn)',
    );
    expect(where(compare('tags', 'contains', 'New'), 'readers')).toBe(
      "lower('New') = any(lower(tags::text)::text[])",
    );
    expect(where(compare('tags', 'starts-with', 'New'), 'readers')).toBe("tags::text ilike 'New%'");
  });

  test('a moment compared with a day counts as its day', () => {
    expect(where(compare('added_at', '=', today))).toBe('added_at::date = current_date');
    expect(where(compare('added_at', '<=', '2024-05-01'))).toBe("added_at::date <= '2024-05-01'");
    expect(where(compare(today, '>', column('added_at')))).toBe('current_date > added_at::date');
    expect(where(compare('added_at', '<', '2024-05-01 10:00'))).toBe("added_at < '2024-05-01 10:00'");
    expect(where({ kind: 'between', left: column('added_at'), from: value('2024-05-01'), to: today })).toBe(
      "added_at::date between '2024-05-01' and current_date",
    );
    expect(where({ kind: 'between', left: column('added_at'), from: value('2024-05-01'), to: now })).toBe(
      "added_at between '2024-05-01' and now()",
    );
  });

  test('lists, ranges, emptiness and truth', () => {
    expect(
      where({ kind: 'one-of', left: column('genre'), values: [value('Fiction'), value('history')] }),
    ).toBe("genre in ('fiction', 'History')");
    expect(where({ kind: 'between', left: column('pages'), from: value(1), to: value(5) })).toBe(
      'pages between 1 and 5',
    );
    expect(where({ kind: 'empty', of: column('isbn') })).toBe("nullif(trim(isbn), '') is null");
    expect(where({ kind: 'empty', of: column('pages') })).toBe('pages is null');
    expect(where({ kind: 'is-true', of: column('active') }, 'readers')).toBe('active is true');
    expect(where({ kind: 'is-true', of: column('isbn') })).toBe(
      "lower(trim(isbn)) in ('yes', 'y', 'true', '1')",
    );
    expect(where({ kind: 'signed-in' })).toBe('auth.uid() is not null');
  });

  test('groups keep their meaning in brackets', () => {
    const [a, b]: Condition[] = [compare('pages', '>', 1), compare('pages', '<', 5)];
    const either: Condition = { kind: 'any', of: [a ?? always, b ?? always] };
    expect(where({ kind: 'all', of: [either, { kind: 'not', of: either }] })).toBe(
      '(pages > 1 or pages < 5) and not (pages > 1 or pages < 5)',
    );
    expect(where({ kind: 'any', of: [either] })).toBe('pages > 1 or pages < 5');
    expect(
      where({
        kind: 'any',
        of: [{ kind: 'between', left: column('pages'), from: value(1), to: value(2) }, always],
      }),
    ).toBe('(pages between 1 and 2) or true');
    expect(where({ kind: 'not', of: always })).toBe('false');
    expect(where(always)).toBe('');
  });

  test('rows of other tables', () => {
    expect(
      where({
        kind: 'in',
        left: column('id'),
        selection: { from: 'loans', columns: [{ value: column('book_id') }] },
      }),
    ).toBe('id in (select loans.book_id from loans)');
    expect(
      where({
        kind: 'exists',
        selection: { from: 'loans', distinct: true, where: compare('book_id', '=', column('id', 'books')) },
      }),
    ).toBe('exists (select 1 from loans where loans.book_id = books.id)');
    expect(
      where(
        compare('id', '=', {
          kind: 'pick',
          from: { from: 'books', where: compare('title', '=', 'x'), limit: 1 },
        }),
      ),
    ).toBe("id = (select books_2.id from books as books_2 where books_2.title = 'x' limit 1)");
    const twice: Condition = {
      kind: 'exists',
      selection: {
        from: 'books',
        as: 'other',
        where: compare(column('title', 'other'), '=', column('title', 'books')),
      },
    };
    expect(
      where({
        kind: 'all',
        of: [
          twice,
          {
            kind: 'exists',
            selection: { from: 'books', joins: [{ table: 'books', kind: 'inner', on: always }] },
          },
        ],
      }),
    ).toBe(
      'exists (select 1 from books as other where other.title = books.title) and exists (select 1 from books as books_2 join books as books_3 on true)',
    );
  });
});

describe('expressions', () => {
  test('dates and lengths of time', () => {
    expect(shown(minus(today, days(1)))).toBe("(current_date - interval '1 day')::date");
    expect(shown(plus(today, days(3, 'hour')))).toBe("current_date + interval '3 hours'");
    expect(shown(plus(today, days(3, 'minute')))).toBe("current_date + interval '3 minutes'");
    expect(shown(plus(today, column('span')), 'loans')).toBe('current_date + span');
    expect(shown(minus(now, days(1, 'year')))).toBe("now() - interval '1 year'");
    expect(where(compare(minus(today, column('birthday')), '>', 30), 'readers')).toBe(
      '(current_date - birthday) > 30',
    );
    expect(where(compare(minus(now, column('added_at')), '>', days(3)))).toBe(
      "(now() - added_at) > interval '3 days'",
    );
    expect(shown({ kind: 'arithmetic', left: days(3), operator: '*', right: value(2) })).toBe(
      "interval '3 days' * 2",
    );
  });

  test('arithmetic divides exactly and keeps its order', () => {
    const sum = plus(column('pages'), value(-1));
    expect(shown({ kind: 'arithmetic', left: sum, operator: '/', right: sum })).toBe(
      '(pages + -1)::numeric / (pages + -1)',
    );
    expect(shown({ kind: 'arithmetic', left: column('price'), operator: '%', right: value(1.5) })).toBe(
      'price % 1.5',
    );
  });

  test('functions', () => {
    expect(shown(call('round', column('price'), value(1)))).toBe('round((price)::numeric, 1)');
    expect(shown(call('round', column('price')))).toBe('round((price)::numeric)');
    expect(shown(call('initcap', column('pages')))).toBe('initcap(pages::text)');
    expect(shown(call('concat', column('title'), value(' '), column('pages')))).toBe(
      "concat(title, ' ', pages)",
    );
    expect(shown(call('month', column('added_at')))).toBe('extract(month from added_at)::integer');
    expect(shown(call('start-of-week', today))).toBe("date_trunc('week', current_date)::date");
    expect(shown(call('date', column('added_at')))).toBe('(added_at)::date');
    expect(shown(call('text', column('pages')))).toBe('(pages)::text');
    expect(shown(call('digits', column('isbn')))).toBe("regexp_replace(isbn, '[^0-9]', '', 'g')");
    expect(shown(call('split', column('title'), value(' '), value(1)))).toBe("split_part(title, ' ', 1)");
    expect(shown(call('position', value(' '), column('title')))).toBe("strpos(title, ' ')");
    expect(shown(call('to-date', column('isbn'), value('DD.MM.YYYY')))).toBe("to_date(isbn, 'DD.MM.YYYY')");
    expect(shown(call('coalesce', value(null), value(null)))).toBe('coalesce(null, null)');
    expect(where(compare(call('number', column('isbn')), '>', 5))).toBe(
      "(case when trim(isbn) ~ '^-?[0-9]+([.][0-9]+)?$' then trim(isbn)::numeric end) > 5",
    );
  });

  test('choices by condition', () => {
    const when = [{ condition: compare('pages', '>', 5), value: value('long') }];
    expect(shown({ kind: 'case', when, else: column('title') })).toBe(
      "case when pages > 5 then 'long' else title end",
    );
    expect(shown({ kind: 'case', when })).toBe("case when pages > 5 then 'long' end");
    expect(shown({ kind: 'condition', condition: compare('pages', '>', 5) })).toBe('pages > 5');
    expect(shown({ kind: 'me' })).toBe('auth.uid()');
  });
});

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
      before: 'The round of total price of old books is',
    });
    expect(form(call('round', count))).toMatchObject({
      before: 'The round of number of rows of old books is',
    });
    expect(form(column('title'))).toEqual({ kind: 'rows', caption: 'old books' });
    const bare = writeQuestion({ from: 'books' }, ' ', library);
    expect(bare.ok && bare.value.title).toBe('Show books');
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
