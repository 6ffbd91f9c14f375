import type { Condition, DatabaseChange, Expression, Selection } from '@saywright/domain/ast';
import type { Lexicon, LexiconColumn } from '@saywright/domain/planner';
import { writePlan, writeQuestion, type WrittenPlan } from '@saywright/domain/write';

function made(name: string, type: string, facts: Partial<LexiconColumn> = {}): LexiconColumn {
  return { name, type, nullable: true, hasDefault: false, unique: false, primaryKey: false, ...facts };
}

const key = (type = 'bigint'): LexiconColumn =>
  made('id', type, { nullable: false, hasDefault: true, unique: true, primaryKey: true });

/** A library, as the engine would describe it. */
export const library: Lexicon = {
  tables: [
    {
      name: 'readers',
      rowSecurity: true,
      policies: ['Everyone can read readers', 'Old rule'],
      rules: [{ name: 'Everyone can read readers', actions: ['read'] }],
      constraints: [{ name: 'readers_email_key', kind: 'unique', columns: ['email'] }],
      columns: [
        key(),
        made('name', 'text', { nullable: false }),
        made('email', 'text', { unique: true }),
        made('birthday', 'date'),
        made('active', 'boolean', { nullable: false, hasDefault: true }),
        made('fee', 'numeric(12,2)'),
        made('tags', 'text[]'),
        made('user_id', 'uuid', { references: 'auth.users' }),
      ],
    },
    {
      name: 'books',
      rowSecurity: false,
      policies: [],
      constraints: [{ name: 'books_genre_check', kind: 'check', columns: ['genre'] }],
      indexes: [{ name: 'books_title_key', columns: ['title'], unique: true }],
      columns: [
        key('uuid'),
        made('title', 'text', { nullable: false }),
        made('genre', 'text', { allowedValues: ['fiction', 'History'], hasDefault: true }),
        made('pages', 'integer'),
        made('price', 'numeric(12,2)'),
        made('isbn', 'text'),
        made('added_at', 'timestamp with time zone', { hasDefault: true }),
      ],
    },
    {
      name: 'loans',
      rowSecurity: true,
      policies: [],
      constraints: [
        { name: 'loans_book_id_fkey', kind: 'foreign', columns: ['book_id'] },
        { name: 'loans_reader_id_fkey', kind: 'foreign', columns: ['reader_id'] },
      ],
      columns: [
        key(),
        made('book_id', 'uuid', { nullable: false, references: 'books' }),
        made('reader_id', 'bigint', { references: 'readers' }),
        made('since', 'date', { hasDefault: true }),
        made('until', 'date'),
        made('lent_at', 'timestamp with time zone'),
        made('back_at', 'timestamp with time zone'),
        made('opens', 'time without time zone'),
        made('closes', 'time without time zone'),
        made('span', 'interval'),
        made('state', 'loan_state', { allowedValues: ['out', 'back'] }),
      ],
    },
    {
      name: 'Log Book',
      rowSecurity: true,
      policies: [],
      columns: [made('Entry', 'text'), made('entry_no', 'integer')],
    },
    { name: 'empty', rowSecurity: true, policies: [], columns: [] },
  ],
};

export const value = (of: string | number | boolean | null): Expression => ({ kind: 'value', value: of });
export const column = (name: string, table?: string): Expression => ({ kind: 'column', name, table });
export const call = (
  name: Extract<Expression, { kind: 'call' }>['name'],
  ...given: readonly Expression[]
): Expression => ({ kind: 'call', name, arguments: given });
export const days = (
  amount: number,
  unit: Extract<Expression, { kind: 'duration' }>['unit'] = 'day',
): Expression => ({
  kind: 'duration',
  amount,
  unit,
});
export const compare = (
  left: string | Expression,
  operator: Extract<Condition, { kind: 'compare' }>['operator'],
  right: string | number | boolean | null | Expression,
): Condition => ({
  kind: 'compare',
  left: typeof left === 'string' ? column(left) : left,
  operator,
  right: typeof right === 'object' && right !== null ? right : value(right),
});
export const count: Expression = { kind: 'aggregate', name: 'count' };
export const always: Condition = { kind: 'always' };
export const today: Expression = { kind: 'today' };
export const own: Condition = compare('user_id', '=', { kind: 'me' });

/** The plan for changes, with its lookups. */
export function plan(...changes: readonly DatabaseChange[]): WrittenPlan {
  const written = writePlan(changes, library);
  if (!written.ok) throw new Error(written.error);
  return written.value;
}

/** The statements of a plan, each on one line. */
export function sql(...changes: readonly DatabaseChange[]): readonly string[] {
  return statements(plan(...changes).plan.sql);
}

export function statements(script: string): readonly string[] {
  return script
    .split(/;\n|;$/u)
    .filter((part) => part !== '')
    .map((part) => part.replaceAll(/\s+/gu, ' '));
}

/** The sentence that changes are refused with. */
export function problem(...changes: readonly DatabaseChange[]): string {
  const written = writePlan(changes, library);
  if (written.ok) throw new Error(`It was written: ${written.value.plan.sql}`);
  return written.error;
}

/** The query of a question. */
export function query(selection: Selection): string {
  const written = writeQuestion(selection, 'rows', library);
  return written.ok ? written.value.sql.replace(/;$/u, '') : `! ${written.error}`;
}

/** The condition that a question about readers asks. */
export function where(condition: Condition, from = 'books'): string {
  return query({ from, columns: [{ value: column('id') }], where: condition })
    .replace(/^select id from \w+(?: where )?/u, '')
    .replace(/ limit 50$/u, '');
}
