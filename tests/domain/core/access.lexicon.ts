import type { Lexicon, LexiconColumn, LexiconRule, LexiconTable } from '@saywright/domain/planner';

/** A column written as `name type`, with `→table` for a reference, `*` for the key and `[a,b]` for its values. */
function column(text: string): LexiconColumn {
  const [name = '', type = 'text'] = text.split(' ');
  const references = /→(?<table>\w+)/u.exec(text)?.groups?.['table'];
  const values = /\[(?<list>.+)\]/u.exec(text)?.groups?.['list'];
  return {
    name,
    type,
    nullable: true,
    hasDefault: false,
    unique: text.includes('*'),
    primaryKey: text.includes('*'),
    ...(references && { references }),
    ...(values && { allowedValues: values.split(',') }),
  };
}

function table(name: string, columns: readonly string[], rules?: readonly LexiconRule[]): LexiconTable {
  return {
    name,
    columns: columns.map(column),
    rowSecurity: rules !== undefined,
    policies: (rules ?? []).map((rule) => rule.name),
    rules: rules ?? [],
  };
}

/** A bookshop with a club: people with roles, people listed in tables, personal and public tables. */
export const shop: Lexicon = {
  tables: [
    table(
      'profiles',
      ['id uuid * →users', 'full_name text', 'role text [customer,staff,owner]', 'phone text'],
      [{ name: 'own profile', actions: ['read'] }],
    ),
    table(
      'books',
      ['id bigint *', 'title text', 'price numeric', 'sold boolean'],
      [{ name: 'books are public', actions: ['read'] }],
    ),
    table('events', ['id bigint *', 'title text', 'host uuid →users', 'published boolean']),
    table('reviews', ['id bigint *', 'body text', 'approved boolean', 'user_id uuid →users']),
    table(
      'sales',
      ['id bigint *', 'book_id bigint →books', 'price numeric'],
      [{ name: 'signed in may do everything', actions: ['read', 'add', 'change', 'delete'] }],
    ),
    table('members', ['id bigint *', 'name text', 'email text', 'user_id uuid →users']),
    table('payments', ['id bigint *', 'member_id bigint →members', 'amount numeric']),
    table('children', ['id bigint *', 'first_name text', 'allergies text']),
    table('guardians', ['id bigint *', 'child_id bigint →children', 'user_id uuid →users', 'phone text']),
    table('absences', ['id bigint *', 'child_id bigint →children', 'day date', 'reported_by uuid →users']),
    table('coaches', ['id bigint *', 'full_name text', 'email text', 'hourly_rate numeric']),
    table('groups', ['id bigint *', 'name text']),
  ],
};
