import { withinReach } from '@saywright/domain/write';
import { describe, expect, test } from 'vitest';
import { always, column, compare, own, plan, sql } from './write.lexicon.ts';

describe('access', () => {
  const rule = { actions: ['read'], who: 'signed-in' } as const;

  test('rules for all, own and some rows', () => {
    expect(
      sql({
        do: 'set-access',
        table: 'books',
        replace: 'none',
        rules: [
          { actions: ['read'], who: 'everyone' },
          {
            actions: ['change'],
            who: 'signed-in',
            where: compare('pages', '>', 5),
            after: compare('pages', '>', 9),
          },
          { actions: ['delete', 'add'], who: 'everyone', where: always, after: compare('pages', '>', 1) },
          { actions: ['change'], who: 'signed-in', where: { kind: 'signed-in' } },
        ],
      }),
    ).toEqual([
      'alter table books enable row level security',
      'create policy "Everyone can read books" on books for select to anon, authenticated using (true)',
      'create policy "Signed-in people can change some books" on books for update to authenticated using (pages > 5) with check (pages > 9)',
      'create policy "Everyone can delete some books" on books for delete to anon, authenticated using (true)',
      'create policy "Everyone can add some books" on books for insert to anon, authenticated with check (pages > 1)',
      'create policy "Signed-in people can change some books 2" on books for update to authenticated using ((select auth.uid()) is not null) with check ((select auth.uid()) is not null)',
    ]);
  });

  test('a rule says who gets what, and what everyone sees is a warning', () => {
    const { plan: made } = plan({
      do: 'set-access',
      table: 'books',
      replace: 'none',
      rules: [
        { actions: ['read'], who: 'everyone', where: compare('pages', '>', 5) },
        { actions: ['add'], who: 'signed-in', after: compare('pages', '>', 0) },
      ],
    });
    expect(
      made.steps.map((step) => step.map((part) => (typeof part === 'string' ? part : part.name)).join('')),
    ).toEqual([
      'Lock books, so that only its rules give access',
      'Let everyone, signed in or not, read rows of books where pages is more than 5',
      'Let signed-in people add rows of books, if afterwards pages is more than 0',
    ]);
    expect(made.warnings).toEqual([
      'Everyone on the internet can read these rows of books, without signing in.',
      'Every signed-in person can add every row of books, not only their own.',
    ]);
  });

  test('own rows compare a column with the signed-in person', () => {
    expect(
      sql({
        do: 'set-access',
        table: 'readers',
        replace: 'none',
        rules: [{ ...rule, actions: ['read'], where: own }],
      }),
    ).toEqual([
      'create policy "Owners can read their readers" on readers for select to authenticated using ((select auth.uid()) = user_id)',
    ]);
    const byMail = compare('email', '=', { kind: 'my-email' });
    expect(
      sql({
        do: 'set-access',
        table: 'readers',
        replace: 'none',
        rules: [{ ...rule, actions: ['read'], where: byMail }],
      }).join(),
    ).toContain(`using (email = (select auth.jwt() ->> 'email'))`);
    const other = compare('user_id', '!=', { kind: 'me' });
    expect(
      sql({
        do: 'set-access',
        table: 'readers',
        replace: 'none',
        rules: [{ ...rule, actions: ['read'], where: other }],
      }).join(),
    ).toContain('using (user_id is distinct from (select auth.uid()))');
    const same = compare({ kind: 'me' }, '=', { kind: 'me' });
    expect(
      sql({
        do: 'set-access',
        table: 'readers',
        replace: 'none',
        rules: [{ ...rule, actions: ['read'], where: same }],
      }).join(),
    ).toContain('some readers');
  });

  test('a condition over another table names the row at hand', () => {
    const selection = { from: 'loans', where: compare(column('reader_id'), '=', column('id', 'readers')) };
    expect(
      sql({
        do: 'set-access',
        table: 'readers',
        replace: 'none',
        rules: [{ ...rule, actions: ['read'], where: { kind: 'exists', selection } }],
      }),
    ).toEqual([
      'create policy "Signed-in people can read some readers" on readers for select to authenticated using (exists (select 1 from loans where loans.reader_id = readers.id))',
    ]);
  });

  test('present rules stay, go for the same actions, or go altogether', () => {
    const drops = (replace: 'none' | 'same-actions' | 'all'): readonly string[] =>
      sql({
        do: 'set-access',
        table: 'readers',
        replace,
        rules: [{ actions: ['add'], who: 'signed-in' }],
      }).filter((line) => line.startsWith('drop'));
    expect(drops('none')).toEqual([]);
    expect(drops('same-actions')).toEqual(['drop policy "Old rule" on readers']);
    expect(drops('all')).toHaveLength(2);
    const { plan: made } = plan({
      do: 'set-access',
      table: 'readers',
      replace: 'all',
      rules: [{ actions: ['add'], who: 'signed-in' }],
    });
    expect(made.warnings).toEqual([
      'Every signed-in person can add every row of readers, not only their own.',
      'This replaces current rules of readers. Anything that only they allowed is closed afterwards, such as to read, change or delete rows.',
    ]);
    const all = {
      actions: ['read', 'add', 'change', 'delete'] as const,
      who: 'everyone' as const,
      where: own,
    };
    expect(
      plan({
        do: 'set-access',
        table: 'readers',
        replace: 'all',
        rules: [{ ...all, actions: [...all.actions] }],
      }).plan.warnings,
    ).toEqual([
      'This replaces current rules of readers. Anything that only they allowed is closed afterwards.',
    ]);
  });

  test('a rule with a name in use gets another name', () => {
    expect(
      sql({
        do: 'set-access',
        table: 'readers',
        replace: 'none',
        rules: [{ actions: ['read'], who: 'everyone' }],
      }).join(),
    ).toContain('create policy "Everyone can read readers 2"');
  });

  test('no rules lock a table', () => {
    expect(sql({ do: 'set-access', table: 'readers', replace: 'all', rules: [] })).toEqual([
      'alter table readers enable row level security',
      'drop policy "Everyone can read readers" on readers',
      'drop policy "Old rule" on readers',
    ]);
    expect(
      sql(
        { do: 'set-access', table: 'books', replace: 'none', rules: [] },
        { do: 'set-access', table: 'books', replace: 'none', rules: [] },
      ),
    ).toHaveLength(2);
  });

  test('a change may be limited to columns', () => {
    const limited = (who: 'everyone' | 'signed-in'): readonly string[] =>
      sql({
        do: 'set-access',
        table: 'readers',
        replace: 'none',
        rules: [{ actions: ['change'], who, where: own, columns: ['name', 'birthday'] }],
      }).slice(-2);
    expect(limited('signed-in')).toEqual([
      'revoke update on table readers from anon, authenticated',
      'grant update (name, birthday) on table readers to authenticated',
    ]);
    expect(limited('everyone')[1]).toBe(
      'grant update (name, birthday) on table readers to anon, authenticated',
    );
  });
});

test.each([
  [
    'Everyone on the internet can read these rows of books, without signing in.',
    'Everyone who can open the site can read these rows of books, without signing in.',
  ],
  ['Every signed-in person can add every row of books, not only their own.', undefined],
])('a warning says who can open a site of this machine: %s', (warning, text = warning) => {
  expect(withinReach(warning)).toBe(text);
});
