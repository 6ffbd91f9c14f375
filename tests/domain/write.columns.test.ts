import { describe, expect, test } from 'vitest';
import { call, column, compare, plan, sql, value } from './write.lexicon.ts';

describe('columns', () => {
  test('new columns, filled in existing rows before they are required', () => {
    expect(
      sql({
        do: 'add-columns',
        table: 'books',
        columns: [
          { name: 'shelf', type: 'text', fill: value('A'), default: value('B') },
          { name: 'spine', type: 'text', fill: call('upper', column('title')) },
          { name: 'added_by', type: 'id', default: { kind: 'me' } },
          { name: 'seen', type: 'yes-no' },
        ],
      }),
    ).toEqual([
      'alter table books add column shelf text',
      "update books set shelf = 'A' where shelf is null",
      "alter table books alter column shelf set default 'B'",
      'alter table books alter column shelf set not null',
      'alter table books add column spine text',
      'update books set spine = upper(title) where spine is null',
      'alter table books add column added_by uuid',
      'alter table books alter column added_by set default auth.uid()',
      'alter table books add column seen boolean not null default false',
    ]);
  });

  test('a column changes its type, and its values are converted', () => {
    const to = (type: 'whole-number' | 'text' | 'date' | 'list' | 'money' | 'moment', name: string): string =>
      sql({ do: 'change-column', table: 'books', column: name, type }).join('; ');
    expect(to('whole-number', 'isbn')).toBe(
      "alter table books alter column isbn type integer using nullif(trim(isbn), '')::integer",
    );
    expect(to('text', 'isbn')).toBe('alter table books alter column isbn type text using isbn');
    expect(to('text', 'pages')).toBe('alter table books alter column pages type text using pages::text');
    expect(to('money', 'pages')).toBe(
      'alter table books alter column pages type numeric(12,2) using pages::text::numeric(12,2)',
    );
    expect(to('list', 'isbn')).toContain("string_to_array(nullif(trim(isbn), ''), ', ')");
    expect(to('date', 'isbn')).toContain("else ('not year-month-day: ' || isbn)::date end");
    expect(to('moment', 'isbn')).toContain('::timestamptz');
  });

  test('a given conversion is cast, and a default that no longer fits is dropped', () => {
    const { plan: made } = plan({
      do: 'change-column',
      table: 'books',
      column: 'genre',
      type: 'list',
      convert: column('genre'),
    });
    expect(made.sql).toBe(
      'alter table books drop constraint books_genre_check;\nalter table books alter column genre drop default;\nalter table books alter column genre type text[] using genre::text[];',
    );
    expect(made.warnings.join()).toContain('New rows no longer start with a value for genre.');
    expect(
      sql({
        do: 'change-column',
        table: 'books',
        column: 'genre',
        type: 'yes-no',
        convert: { kind: 'condition', condition: compare('genre', '=', 'fiction') },
        default: value(true),
      }),
    ).toEqual([
      'alter table books drop constraint books_genre_check',
      'alter table books alter column genre drop default',
      "alter table books alter column genre type boolean using (genre = 'fiction')::boolean",
      'alter table books alter column genre set default true',
    ]);
  });

  test('rules of a column: filled in, unique, default', () => {
    expect(
      sql({
        do: 'change-column',
        table: 'books',
        column: 'isbn',
        fill: value('?'),
        required: true,
        unique: true,
        default: value('x'),
      }),
    ).toEqual([
      "update books set isbn = '?' where isbn is null",
      "alter table books alter column isbn set default 'x'",
      'alter table books alter column isbn set not null',
      'alter table books add unique (isbn)',
    ]);
    expect(
      sql(
        {
          do: 'change-column',
          table: 'readers',
          column: 'email',
          unique: false,
          required: false,
          default: null,
        },
        { do: 'change-column', table: 'readers', column: 'email', unique: true },
        { do: 'drop-unique', table: 'readers', columns: ['email'] },
      ),
    ).toEqual([
      'alter table readers alter column email drop default',
      'alter table readers alter column email drop not null',
      'alter table readers drop constraint readers_email_key',
      'alter table readers add unique (email)',
      'alter table readers drop constraint readers_email_key',
    ]);
  });

  test('choices replace the present ones, grow, or go; an enum becomes text', () => {
    expect(
      sql({ do: 'add-choices', table: 'books', column: 'genre', choices: ['poetry', 'fiction'] }),
    ).toEqual([
      'alter table books drop constraint books_genre_check',
      "alter table books add constraint books_genre_check check (genre in ('fiction', 'History', 'poetry'))",
    ]);
    expect(sql({ do: 'change-column', table: 'books', column: 'genre', choices: null })).toEqual([
      'alter table books drop constraint books_genre_check',
    ]);
    expect(
      sql(
        { do: 'add-choices', table: 'loans', column: 'state', choices: ['lost'] },
        { do: 'add-choices', table: 'loans', column: 'state', choices: ['sold'] },
      ),
    ).toEqual([
      'alter table loans alter column state type text using state::text',
      "alter table loans add constraint loans_state_check check (state in ('out', 'back', 'lost'))",
      'alter table loans drop constraint loans_state_check',
      "alter table loans add constraint loans_state_check check (state in ('out', 'back', 'lost', 'sold'))",
    ]);
    expect(sql({ do: 'change-column', table: 'readers', column: 'name', choices: ['a'] })).toEqual([
      "alter table readers add constraint readers_name_check check (name in ('a'))",
    ]);
  });

  test('columns are renamed and removed with their rules', () => {
    expect(
      sql(
        { do: 'rename-column', table: 'books', column: 'Genre', to: 'kind' },
        { do: 'drop-checks', table: 'books', columns: ['kind'] },
        { do: 'drop-columns', table: 'books', columns: ['price', 'prices', 'title'] },
      ),
    ).toEqual([
      'alter table books rename column genre to kind',
      'alter table books drop constraint books_genre_check',
      'alter table books drop column price',
      'alter table books drop column title',
    ]);
    expect(
      sql(
        { do: 'rename-column', table: 'Log Book', column: 'entry', to: 'text' },
        { do: 'drop-columns', table: 'Log Book', columns: ['text'] },
      ),
    ).toHaveLength(2);
  });
});

test('columns of a table without rules', () => {
  expect(
    sql(
      { do: 'add-columns', table: 'Log Book', columns: [{ name: 'x', type: 'text' }] },
      { do: 'drop-columns', table: 'Log Book', columns: ['entry'] },
    ),
  ).toEqual(['alter table "Log Book" add column x text', 'alter table "Log Book" drop column "Entry"']);
});

test('columns of a table about whose rules nothing is known', () => {
  expect(sql({ do: 'drop-columns', table: 'Log Book', columns: ['entry'] })).toEqual([
    'alter table "Log Book" drop column "Entry"',
  ]);
});

describe('references', () => {
  test('a new column points to another table', () => {
    expect(
      sql({
        do: 'add-reference',
        table: 'books',
        column: 'owner',
        to: 'readers',
        onDelete: 'empty',
        unique: true,
      }),
    ).toEqual([
      'alter table books add column owner bigint unique references readers (id) on delete set null',
    ]);
  });

  test('it is filled by comparing a text, which may go', () => {
    expect(
      sql({
        do: 'add-reference',
        table: 'Log Book',
        column: 'reader_id',
        to: 'readers',
        onDelete: 'refuse',
        required: true,
        matching: { column: 'entry', with: 'name', dropColumn: true },
      }),
    ).toEqual([
      'alter table "Log Book" add column reader_id bigint references readers (id)',
      'update "Log Book" set reader_id = (select t.id from readers as t where lower(trim(t.name)) = lower(trim("Log Book"."Entry")))',
      'alter table "Log Book" drop column "Entry"',
      'alter table "Log Book" alter column reader_id set not null',
    ]);
    expect(
      sql({
        do: 'add-reference',
        table: 'Log Book',
        column: 'reader_id',
        to: 'readers',
        onDelete: 'refuse',
        matching: { column: 'entry no', with: 'id' },
      })[1],
    ).toContain('lower(trim(t.id::text)) = lower(trim("Log Book".entry_no::text))');
  });

  test('an existing column can point, and what happens on deletion can change', () => {
    expect(
      sql(
        {
          do: 'add-reference',
          table: 'Log Book',
          column: 'entry_no',
          to: 'readers',
          onDelete: 'refuse',
          unique: true,
        },
        { do: 'change-on-delete', table: 'Log Book', column: 'entry_no', onDelete: 'delete' },
        { do: 'change-on-delete', table: 'loans', column: 'book_id', onDelete: 'refuse' },
      ),
    ).toEqual([
      'alter table "Log Book" add constraint "Log Book_ent_fkey" foreign key (entry_no) references readers (id)',
      'alter table "Log Book" add unique (entry_no)',
      'alter table "Log Book" drop constraint "Log Book_ent_fkey", add constraint "Log Book_ent_fkey" foreign key (entry_no) references readers (id) on delete cascade',
      'alter table loans drop constraint loans_book_id_fkey, add constraint loans_book_id_fkey foreign key (book_id) references books (id)',
    ]);
    const { plan: made } = plan({
      do: 'change-on-delete',
      table: 'readers',
      column: 'user_id',
      onDelete: 'empty',
    });
    expect(made.sql).toContain('drop constraint readers_user_id_fkey');
    expect(made.understood).toBe(
      'You want this: when auth.users are deleted, their readers stay and point to nothing.',
    );
  });
});

describe('rules for values', () => {
  test('a check gets a free name, and can be removed in the same plan', () => {
    expect(
      sql(
        { do: 'add-check', table: 'books', condition: compare('pages', '>', 0) },
        { do: 'add-check', table: 'books', condition: compare('pages', '<', 9000) },
        { do: 'drop-checks', table: 'books', columns: ['pages'] },
      ),
    ).toEqual([
      'alter table books add constraint books_pages_check check (pages > 0)',
      'alter table books add constraint books_pages_check1 check (pages < 9000)',
      'alter table books drop constraint books_pages_check',
      'alter table books drop constraint books_pages_check1',
    ]);
  });

  test('unique columns: together, whatever their capitals, for some rows', () => {
    expect(
      sql(
        { do: 'add-unique', table: 'loans', columns: ['book_id', 'since'] },
        { do: 'add-unique', table: 'readers', columns: ['name', 'birthday'], ignoringCapitals: true },
        { do: 'add-unique', table: 'books', columns: ['isbn'], where: compare('price', '>', 5) },
        { do: 'drop-unique', table: 'books', columns: ['title'] },
        { do: 'drop-unique', table: 'books', columns: ['isbn'] },
        { do: 'drop-unique', table: 'loans', columns: ['since', 'book_id'] },
      ),
    ).toEqual([
      'alter table loans add constraint loans_book_id_since_key unique (book_id, since)',
      'create unique index readers_name_birthday_key on readers (lower(name), birthday)',
      'create unique index books_isbn_key on books (isbn) where price > 5',
      'drop index books_title_key',
      'drop index books_isbn_key',
      'alter table loans drop constraint loans_book_id_since_key',
    ]);
  });

  test('periods may not overlap, for each kind of period', () => {
    const overlap = (from: string, to: string, ...same: readonly string[]): string =>
      sql({ do: 'forbid-overlap', table: 'loans', same: [...same], from, to })
        .join()
        .replace(/^.*gist /u, '');
    expect(overlap('since', 'until')).toBe("(daterange(since, until, '[]') with &&)");
    expect(overlap('lent_at', 'back_at', 'reader_id', 'since')).toBe(
      "((int8range(reader_id, reader_id, '[]')) with &&, (daterange(since, since, '[]')) with &&, tstzrange(lent_at, back_at) with &&)",
    );
    expect(overlap('opens', 'closes', 'book_id')).toBe(
      "((int8range(('x' || left(md5(book_id::text), 16))::bit(64)::bigint, ('x' || left(md5(book_id::text), 16))::bit(64)::bigint, '[]')) with &&, numrange(extract(epoch from opens), extract(epoch from closes)) with &&)",
    );
    expect(
      sql({ do: 'forbid-overlap', table: 'books', same: [], from: 'price', to: 'price' }).join(),
    ).toContain('numrange(price, price)');
    expect(
      sql({ do: 'forbid-overlap', table: 'books', same: [], from: 'pages', to: 'pages' }).join(),
    ).toContain('int8range(pages, pages)');
  });

  test('an index, and the time of the last change', () => {
    expect(sql({ do: 'add-index', table: 'books', columns: ['title'] })).toEqual([
      'create index on books (title)',
    ]);
    expect(sql({ do: 'keep-updated', table: 'books', column: 'updated at' })).toEqual([
      'alter table books add column updated_at timestamptz not null default now()',
      'create trigger keep_updated before update on books for each row execute function extensions.moddatetime(updated_at)',
    ]);
    expect(sql({ do: 'keep-updated', table: 'loans', column: 'back_at' })).toHaveLength(1);
  });
});
