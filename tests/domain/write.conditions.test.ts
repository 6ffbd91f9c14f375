import type { Condition } from '@saywright/domain/ast';
import { describe, expect, test } from 'vitest';
import { always, call, column, compare, days, today, value, where } from './write.lexicon.ts';
import { minus, plus, now, shown } from './write.support.ts';

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
