import type { AccessAttempt } from '@saywright/domain/access';
import { z } from 'zod';
import { publicName } from '../database/definitions.ts';
import { checking, identifier, literal, problemOf, undone, type SqlSession } from '../database/session.ts';
import type { Persona } from './people.ts';
import type { ColumnRights, Relation } from './relations.ts';
import { insertOf, ownedBy, type RowValues } from './rows.ts';

/** Rows counted at most when reading. */
export const mostRead = 100_000;

/** A table as one person finds it. The claims of the person are set already. */
export interface Subject {
  readonly relation: Relation;
  readonly rights: ColumnRights;
  readonly owner: string | undefined;
  readonly persona: Persona;
  /** Ids of the two people who sign in. */
  readonly people: readonly string[];
  /** Where the rows to change and delete are, when there are too many to try all. */
  readonly places: readonly string[] | undefined;
  readonly values: RowValues;
  /** Values of an existing row, as text. */
  readonly copied: ReadonlyMap<string, string | null> | undefined;
}

type Answer = { readonly rows: number } | { readonly code: string };

const countSchema = z.object({ count: z.coerce.number() });

const statements = z.array(z.object({ statement: z.string() }));

/** Leaves out the foreign keys of a table; where the engine's role may not do that, it takes them away for the attempt. */
async function uncheck(session: SqlSession, { oid }: Relation): Promise<void> {
  const allowed = await session.query(checking(false));
  if (allowed.length > 0) return;
  const drops = statements.parse(
    await session.query(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
       from pg_constraint where contype = 'f' and $1::int8 in (conrelid::int8, confrelid::int8)`,
      [oid],
    ),
  );
  for (const { statement } of drops) await session.run(statement);
}

/** Runs one query as one person and undoes it. `unchecked` names a table whose access rules alone shall decide. */
async function ask(
  session: SqlSession,
  persona: Persona,
  sql: string,
  unchecked?: Relation,
): Promise<Answer> {
  return undone(session, async () => {
    try {
      if (unchecked) await uncheck(session, unchecked);
      const [row] = await session.query(`select saywright.count_as_${persona.role}($1) as count`, [sql]);
      return { rows: countSchema.parse(row).count };
    } catch (error) {
      return { code: problemOf(error).code };
    }
  });
}

function counting(change: string): string {
  return `with done as (${change} returning 1) select count(*)::int8 as count from done`;
}

/** SQLSTATE of a refusal by grants or access rules. */
const refused = '42501';
/** SQLSTATEs for which a view or a materialized view cannot be changed at all. */
const fixed = new Set(['55000', '42809']);

function stopOf(code: string): AccessAttempt {
  if (code === refused || fixed.has(code)) return { rows: 0 };
  if (code === '42P17') return { rows: 0, stopped: 'recursion' };
  if (code === '57014') return { rows: 0, stopped: 'untried' };
  return { rows: 0, stopped: code.startsWith('23') ? 'constraint' : 'error' };
}

/** The attempt that reached most; otherwise the one that was stopped by something else than access. */
function furthest(answers: readonly Answer[]): AccessAttempt {
  let best: AccessAttempt = { rows: 0 };
  for (const answer of answers) {
    const attempt = 'rows' in answer ? { rows: answer.rows } : stopOf(answer.code);
    if (attempt.rows > best.rows) best = attempt;
    else if (best.rows === 0 && best.stopped === undefined) best = attempt;
  }
  return best;
}

/** Counts the rows that somebody reads. */
export async function tryRead(session: SqlSession, { relation, persona }: Subject): Promise<AccessAttempt> {
  const name = publicName(relation.name);
  const sql = `select count(*)::int8 as count from (select 1 from ${name} limit ${mostRead + 1}) t`;
  const { rows, ...stop } = furthest([await ask(session, persona, sql)]);
  return { rows: Math.min(rows, mostRead), ...stop, ...(rows > mostRead && { atLeast: true }) };
}

/** Adds a row: a person's own, or for a stranger also one without an owner. */
export async function tryAdd(session: SqlSession, subject: Subject): Promise<AccessAttempt> {
  const { relation, rights, owner, persona, people, values } = subject;
  const ids = persona.id === undefined ? [undefined, people[0]] : [persona.id];
  const answers: Answer[] = [];
  for (const id of owner === undefined ? [undefined] : ids) {
    const insert = insertOf(relation, ownedBy(relation, values, owner, id), ({ number }) =>
      rights.some((right) => right.role === persona.role && right.number === number && right.add),
    );
    answers.push(await ask(session, persona, counting(insert)));
  }
  const attempt = furthest(answers);
  return attempt.stopped === 'constraint' ? { ...attempt, rows: 1 } : attempt;
}

/** The rows to change or delete: all of them, or those at the chosen places. */
function placesOf({ places }: Subject): string {
  return places
    ? ` where ctid = any (${literal(`{${places.map((place) => `"${place}"`).join(',')}}`)}::tid[])`
    : '';
}

function limited({ places }: Subject, attempt: AccessAttempt): AccessAttempt {
  return places ? { ...attempt, tried: places.length } : attempt;
}

/**
 * Changes all rows without changing a value; then, because that needs the right to read, writes a fixed value into all of
 * them, and makes them the person's own. The attempt that reaches most counts.
 */
export async function tryChange(session: SqlSession, subject: Subject): Promise<AccessAttempt> {
  const { relation, rights, owner, persona, places, copied } = subject;
  const name = publicName(relation.name);
  const where = placesOf(subject);
  const free = relation.columns.filter(
    ({ number, generated, identity }) =>
      generated === '' &&
      identity !== 'a' &&
      rights.some((right) => right.role === persona.role && right.number === number && right.change),
  );
  const keys = new Set(
    relation.constraints.flatMap(({ type, columns }) =>
      type === 'p' || type === 'u' ? (columns ?? []) : [],
    ),
  );
  const readable = free.find(({ number }) =>
    rights.some((right) => right.role === persona.role && right.number === number && right.read),
  );
  const column = readable ?? free[0] ?? relation.columns[0];
  if (!column) return { rows: 0 };
  const set = identifier(column.name);
  const same = `update ${name} set ${set} = ${set}`;
  const answers = [await ask(session, persona, counting(`${same}${where}`))];
  if (persona.role === 'service_role') return limited(subject, furthest(answers));
  const own = owner !== undefined && persona.id !== undefined ? literal(persona.id) : undefined;
  const blind = free.find(({ name: other, number }) => !keys.has(number) && other !== owner);
  if (!places && blind) {
    const value = copied?.get(blind.name) ?? undefined;
    if (value !== undefined || !blind.notNull)
      answers.push(
        await ask(
          session,
          persona,
          counting(
            `update ${name} set ${identifier(blind.name)} = ${value === undefined ? 'null' : literal(value)}`,
          ),
          relation,
        ),
      );
  }
  if (own !== undefined && free.some((candidate) => candidate.name === owner))
    answers.push(
      await ask(
        session,
        persona,
        counting(`update ${name} set ${identifier(owner ?? '')} = ${own}${where}`),
        relation,
      ),
    );
  if (own !== undefined && answers.every((answer) => !('rows' in answer)))
    answers.push(
      await ask(session, persona, counting(`${same} where ${identifier(owner ?? '')}::text = ${own}`)),
    );
  return limited(subject, furthest(answers));
}

/** Deletes all rows; where other data refers to them, counts what the access rules alone would let through. */
export async function tryDelete(session: SqlSession, subject: Subject): Promise<AccessAttempt> {
  const { relation, persona } = subject;
  const sql = counting(`delete from ${publicName(relation.name)}${placesOf(subject)}`);
  const answer = await ask(session, persona, sql);
  if ('rows' in answer || !answer.code.startsWith('23')) return limited(subject, furthest([answer]));
  const alone = furthest([await ask(session, persona, sql, relation)]);
  return limited(subject, { ...alone, stopped: 'constraint' });
}
