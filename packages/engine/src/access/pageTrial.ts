import type { AppAccess } from '@saywright/domain/app';
import { publicName } from '../database/definitions.ts';
import { identifier, literal, undone, type SqlSession } from '../database/session.ts';
import { counted, inOrder, insertOf, reach, type Reached } from './fillForm.ts';
import type { Form, List, PageUse } from './pageUse.ts';
import { personas, type Persona } from './people.ts';
import { addStaff, personaOf } from './testPeople.ts';

/** The pages of an app, to be tried as the people who will use them. */
export interface PageTrial {
  readonly uses: readonly PageUse[];
  /** Who is to reach the rows of each table. */
  readonly tables: readonly { readonly name: string; readonly access: AppAccess }[];
}

const owner = 'user_id';

/** The same, and undone. */
const look = (session: SqlSession, persona: Persona, sql: string): Promise<Reached> =>
  undone(session, () => reach(session, persona, sql));

/** The query of a list; `where` narrows it further. */
function listSql({ table, columns, joined, changes, sets = [] }: List, where: string): string {
  const own = columns.map((name) => `t.${identifier(name)}`);
  // As the API joins them: what may not be read of another table is left out, what does not exist is an error.
  const others = joined.map(
    (other) => `(select count(x.${identifier(other.column)}) from ${publicName(other.table)} x)`,
  );
  // Only a row that is changed needs its key.
  const keys = changes.length === 0 && sets.length === 0 && own.length > 0 ? [] : ['t.id'];
  return `select count(*)::int8 as count from (select ${[...keys, ...own, ...others].join(', ')} from ${publicName(table)} t where ${where}) q`;
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
  await addStaff(session);
  return { visitor, customer, other, staff: personaOf('owner') };
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

async function hasNoRows(session: SqlSession, table: string): Promise<boolean> {
  return (await session.query(`select 1 from ${publicName(table)} limit 1`, [])).length === 0;
}

/** The reason why a form could not be filled in where there is nothing to choose from. */
async function withoutChoices(
  session: SqlSession,
  { page, fields }: Form,
  reached: Reached,
): Promise<string | undefined> {
  if ('rows' in reached) return undefined;
  for (const { options } of fields)
    if (options && (await hasNoRows(session, options.table)))
      return `On the page ${page}, people choose among ${words(options.table)}, and there are none yet. Add one first.`;
  return undefined;
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
    const reached = await reach(session, persona, insertOf(form));
    const problem = (await withoutChoices(session, form, reached)) ?? unusable(form, names[form.as], reached);
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
  const isPrivate = ['own', 'placed', 'inbox', 'team', 'assigned'].includes(access);
  const sees = async (persona: Persona, where: string): Promise<boolean> => {
    const reached = await look(session, persona, listSql(list, where));
    return 'rows' in reached && reached.rows > 0;
  };
  const found: string[] = [];
  const isForPeople = access === 'members' || access === 'circle';
  if ((isPrivate || isForPeople) && (await sees(people.visitor, 'true')))
    found.push(`The page ${list.page} would show ${words(list.table)} to a visitor.`);
  const others =
    access === 'inbox' || access === 'team' || access === 'assigned'
      ? 'true'
      : `not coalesce(${isOf(people.other.id)}, false)`;
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
  const seen = await look(session, persona, listSql(list, where));
  // A table of the founder may have no rows yet, which is no mistake of the page.
  const isEmpty = 'rows' in seen && seen.rows === 0 && (await hasNoRows(session, list.table));
  const problems = isEmpty ? [] : [unusable(list, names[list.as], seen)];
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
  for (const { column, value } of list.sets ?? []) {
    const sql = `update ${rows} set ${identifier(column)} = ${literal(value)} where ${theirs}`;
    const reached = await look(session, actor, counted(sql));
    if (!('rows' in reached) || reached.rows === 0)
      problems.push(
        `On the page ${list.page}, ${names[list.as]} could not set ${words(list.table)} to ${value}.`,
      );
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
