import type { AppAccess } from '@saywright/domain/app';
import { z } from 'zod';
import { publicName } from '../database/definitions.ts';
import { identifier, literal, problemOf, undone, type SqlSession } from '../database/session.ts';
import { become, personas, type Persona } from './people.ts';

/** A field that somebody fills in. */
export interface UsedField {
  readonly name: string;
  /** Type of the control; `choice` for one of several values. */
  readonly type: string;
  readonly least?: string;
  /** The first value to choose. */
  readonly choice?: string;
  /** The rows to choose from, by what is shown of them. */
  readonly options?: { readonly table: string; readonly column: string };
}

interface Used {
  readonly page: string;
  readonly table: string;
}

/** Something that a page asks of the database. */
export type PageUse =
  | (Used & {
      readonly kind: 'list';
      readonly as: 'everybody' | 'signed-in' | 'own' | 'staff';
      readonly columns: readonly string[];
      /** Columns of rows that the rows belong to, or that belong to them. */
      readonly joined: readonly { readonly table: string; readonly column: string }[];
      readonly changes: readonly ('change' | 'delete')[];
    })
  | (Used & {
      readonly kind: 'form';
      readonly as: 'everybody' | 'signed-in' | 'staff';
      readonly onlyChanges: boolean;
      readonly fields: readonly UsedField[];
    });

type List = Extract<PageUse, { readonly kind: 'list' }>;
type Form = Extract<PageUse, { readonly kind: 'form' }>;

/** The pages of an app, to be tried as the people who will use them. */
export interface PageTrial {
  readonly uses: readonly PageUse[];
  /** Who is to reach the rows of each table. */
  readonly tables: readonly { readonly name: string; readonly access: AppAccess }[];
}

const countSchema = z.object({ count: z.coerce.number() });
const owner = 'user_id';
const staff = 'staff';
const ownerId = '00000000-0000-4000-8000-00000000000c';

/** A person's attempt: how many rows it reached, or why it was refused. */
type Reached = { readonly rows: number } | { readonly code: string; readonly message: string };

/** Runs one query as a person; what it changes stays until the trial is over. */
async function reach(session: SqlSession, persona: Persona, sql: string): Promise<Reached> {
  await become(session, persona);
  await session.run('savepoint page');
  try {
    const [row] = await session.query(`select saywright.count_as_${persona.role}($1) as count`, [sql]);
    await session.run('release savepoint page');
    return { rows: countSchema.parse(row).count };
  } catch (error) {
    await session.run('rollback to savepoint page; release savepoint page');
    const { code, message } = problemOf(error);
    return { code, message };
  }
}

/** The same, and undone. */
const look = (session: SqlSession, persona: Persona, sql: string): Promise<Reached> =>
  undone(session, () => reach(session, persona, sql));

const counted = (change: string): string =>
  `with done as (${change} returning 1) select count(*)::int8 as count from done`;

function valueOf({ type, least, choice, options }: UsedField): string | undefined {
  if (options)
    return `(select id from ${publicName(options.table)} order by ${identifier(options.column)} limit 1)`;
  const samples: Readonly<Record<string, string | undefined>> = {
    choice: choice === undefined ? undefined : literal(choice),
    number: String(Math.max(1, Number(least ?? 1))),
    checkbox: 'false',
    date: `'2030-01-15'`,
    'datetime-local': `'2030-01-15 10:00+00'`,
    email: `'somebody@example.invalid'`,
    url: `'https://example.invalid/'`,
  };
  return type in samples ? samples[type] : `'Example'`;
}

function insertOf({ table, fields }: Form): string {
  const values = fields.flatMap((field) => {
    const value = valueOf(field);
    return value === undefined ? [] : [[identifier(field.name), value] as const];
  });
  return values.length === 0
    ? counted(`insert into ${publicName(table)} default values`)
    : counted(
        `insert into ${publicName(table)} (${values.map(([name]) => name).join(', ')}) values (${values.map(([, value]) => value).join(', ')})`,
      );
}

/** The query of a list; `where` narrows it further. */
function listSql({ table, columns, joined }: List, where: string): string {
  const own = columns.map((name) => `t.${identifier(name)}`);
  // As the API joins them: what may not be read of another table is left out, what does not exist is an error.
  const others = joined.map(
    (other) => `(select count(x.${identifier(other.column)}) from ${publicName(other.table)} x)`,
  );
  return `select count(*)::int8 as count from (select ${['t.id', ...own, ...others].join(', ')} from ${publicName(table)} t where ${where}) q`;
}

const isOf = (id: string | undefined): string => `t.${identifier(owner)}::text = ${literal(id ?? '')}`;

interface People {
  readonly visitor: Persona;
  readonly customer: Persona;
  readonly other: Persona;
  readonly staff: Persona;
}

async function peopleOf(session: SqlSession, hasStaff: boolean): Promise<People> {
  const [visitor, customer, other] = await personas(session, []);
  if (!visitor || !customer || !other) throw new Error('There is nobody as whom pages can be tried.');
  if (!hasStaff) return { visitor, customer, other, staff: customer };
  const email = `${ownerId}@example.invalid`;
  await session.query('insert into auth.users (id, email) values ($1, $2) on conflict do nothing', [
    ownerId,
    email,
  ]);
  await session.query(
    `insert into ${publicName(staff)} (${identifier(owner)}) values ($1) on conflict do nothing`,
    [ownerId],
  );
  const claims = { sub: ownerId, role: 'authenticated', email };
  return {
    visitor,
    customer,
    other,
    staff: { person: 'personB', role: 'authenticated', id: ownerId, claims },
  };
}

const words = (table: string): string => table.replaceAll('_', ' ');

/** Why a page would not work for somebody it is for; undefined where it does. */
function unusable(use: PageUse, who: string, reached: Reached): string | undefined {
  if ('rows' in reached && reached.rows > 0) return undefined;
  const why = 'code' in reached && reached.code !== '42501' ? ` (${reached.message})` : '';
  const act = use.kind === 'form' ? `save ${words(use.table)}` : `see ${words(use.table)}`;
  return `On the page ${use.page}, ${who} could not ${act}${why}.`;
}

const names: Readonly<Record<PageUse['as'], string>> = {
  everybody: 'a visitor',
  'signed-in': 'a customer',
  own: 'a customer',
  staff: 'the owner',
};

/** Tries forms in the order of what they need: what staff enters comes first, then what belongs to nothing. */
function inOrder(forms: readonly Form[]): readonly Form[] {
  const rank = ({ as, fields }: Form): number =>
    (as === 'staff' ? 0 : 2) + (fields.some(({ options }) => options) ? 1 : 0);
  return forms.toSorted((one, two) => rank(one) - rank(two));
}

async function tryForms(
  session: SqlSession,
  forms: readonly Form[],
  people: People,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const form of inOrder(forms)) {
    if (form.onlyChanges) continue;
    const persona = { everybody: people.visitor, 'signed-in': people.customer, staff: people.staff }[form.as];
    const problem = unusable(form, names[form.as], await reach(session, persona, insertOf(form)));
    if (problem !== undefined) problems.push(problem);
  }
  for (const form of forms.filter(({ as }) => as === 'staff')) {
    const sets = form.fields.map(({ name }) => `${identifier(name)} = ${identifier(name)}`);
    const sql = counted(`update ${publicName(form.table)} set ${sets.join(', ')}`);
    const problem =
      sets.length === 0 ? undefined : unusable(form, 'the owner', await look(session, people.staff, sql));
    if (problem !== undefined) problems.push(problem);
  }
  return problems;
}

/** Why somebody would see on a page what is not for them. */
async function exposed(
  session: SqlSession,
  list: List,
  access: AppAccess,
  people: People,
): Promise<readonly string[]> {
  const isPrivate = access === 'own' || access === 'placed' || access === 'inbox' || access === 'team';
  const sees = async (persona: Persona, where: string): Promise<boolean> => {
    const reached = await look(session, persona, listSql(list, where));
    return 'rows' in reached && reached.rows > 0;
  };
  const found: string[] = [];
  if ((isPrivate || access === 'members') && (await sees(people.visitor, 'true')))
    found.push(`The page ${list.page} would show ${words(list.table)} to a visitor.`);
  const others =
    access === 'inbox' || access === 'team' ? 'true' : `not coalesce(${isOf(people.other.id)}, false)`;
  if (isPrivate && (await sees(people.other, others)))
    found.push(`The page ${list.page} would show a customer the ${words(list.table)} of others.`);
  return found;
}

async function tryList(session: SqlSession, list: List, people: People): Promise<readonly string[]> {
  const persona = {
    everybody: people.visitor,
    'signed-in': people.customer,
    own: people.customer,
    staff: people.staff,
  }[list.as];
  const where = list.as === 'own' ? isOf(persona.id) : 'true';
  const problems = [unusable(list, names[list.as], await look(session, persona, listSql(list, where)))];
  // On a list for everybody, people delete what is theirs.
  const actor = list.as === 'everybody' ? people.customer : persona;
  const rows = `${publicName(list.table)} t`;
  const theirs = list.as === 'staff' ? 'true' : isOf(actor.id);
  for (const change of list.changes) {
    const columns = list.columns.map((name) => `${identifier(name)} = t.${identifier(name)}`);
    const sql =
      change === 'delete'
        ? `delete from ${rows} where ${theirs}`
        : `update ${rows} set ${columns.join(', ')} where ${theirs}`;
    const reached = await look(session, actor, counted(sql));
    // What others refer to cannot be deleted before them, which the page then says.
    if ('rows' in reached ? reached.rows === 0 : reached.code !== '23503')
      problems.push(`On the page ${list.page}, ${names[list.as]} could not ${change} ${words(list.table)}.`);
  }
  return problems.flatMap((problem) => problem ?? []);
}

/**
 * Uses the pages of an app as the people they are for: a visitor, two customers and the owner. Fills in every form,
 * runs the query of every list, and looks for what would be shown to the wrong people. The current transaction is left
 * unchanged; the reasons why a page must not be published are returned.
 */
export async function tryPages(session: SqlSession, { uses, tables }: PageTrial): Promise<readonly string[]> {
  return undone(session, async () => {
    const people = await peopleOf(
      session,
      uses.some(({ as }) => as === 'staff'),
    );
    const forms = uses.filter((use) => use.kind === 'form');
    const lists = uses.filter((use) => use.kind === 'list');
    const problems = [...(await tryForms(session, forms, people))];
    if (problems.length > 0) return problems;
    for (const list of lists) {
      const access = tables.find(({ name }) => name === list.table)?.access;
      if (access) problems.push(...(await exposed(session, list, access, people)));
      problems.push(...(await tryList(session, list, people)));
    }
    return [...new Set(problems)];
  });
}
