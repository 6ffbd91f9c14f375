import { problemOf, type SqlSession } from '../database/session.ts';

/** What the founder does with somebody who registered with the project. */
export type PersonChange =
  | { readonly kind: 'block'; readonly id: string; readonly blocked: boolean }
  | { readonly kind: 'sign-out'; readonly id: string }
  | { readonly kind: 'delete'; readonly id: string };

export type ChangedPerson =
  | { readonly kind: 'done' }
  /** Nobody of this project has that id. */
  | { readonly kind: 'unknown' }
  /** Other data does not let the account go; nothing was changed. */
  | { readonly kind: 'needed'; readonly table: string | undefined };

/** Whether the project has the tables of sign-ins; they come with its API. */
export async function hasAccounts(session: SqlSession): Promise<boolean> {
  const [found] = await session.query(`select to_regclass('auth.sessions') is not null as ready`);
  return found?.['ready'] === true;
}

/** Runs work in a transaction that is committed only where it succeeds, with all constraints checked. */
export async function committed<Value>(session: SqlSession, work: () => Promise<Value>): Promise<Value> {
  await session.run('begin');
  try {
    const value = await work();
    await session.run('set constraints all immediate; commit');
    return value;
  } catch (error) {
    await session.run('rollback');
    throw error;
  }
}

/** Ends all sessions of a person. Their access tokens name a session, so they stop working too. */
async function endSessions(session: SqlSession, id: string): Promise<void> {
  await session.query('delete from auth.refresh_tokens where user_id = $1', [id]);
  await session.query('delete from auth.sessions where user_id = $1', [id]);
}

/** Blocks for a hundred years: the library reads no time without an end. */
const block = `update auth.users set updated_at = now(),
  banned_until = case when $2 then now() + interval '100 years' end where id = $1`;

async function change(session: SqlSession, wanted: PersonChange): Promise<void> {
  const { id } = wanted;
  if (wanted.kind === 'block') await session.query(block, [id, wanted.blocked]);
  if (wanted.kind !== 'block' || wanted.blocked) await endSessions(session, id);
  if (wanted.kind !== 'delete') return;
  // Records of sign-ins are personal data too.
  await session.query(`delete from auth.audit_log_entries where payload ->> 'actor_id' = $1`, [id]);
  await session.query('delete from auth.flow_state where user_id = $1', [id]);
  await session.query('delete from auth.users where id = $1', [id]);
}

/** The table in which a row prevented a change, from the error of the database; undefined for other errors. */
function refusedBy(error: unknown): { readonly table: string | undefined } | undefined {
  // Classes of errors: integrity constraints.
  if (!problemOf(error).code.startsWith('23')) return undefined;
  const fields = typeof error === 'object' && error !== null ? error : {};
  return { table: 'table' in fields && typeof fields.table === 'string' ? fields.table : undefined };
}

/** Changes somebody who registered with the project, wholly or not at all. */
export async function changePerson(session: SqlSession, wanted: PersonChange): Promise<ChangedPerson> {
  if (!(await hasAccounts(session))) return { kind: 'unknown' };
  const [person] = await session.query('select 1 from auth.users where id = $1 and email is not null', [
    wanted.id,
  ]);
  if (!person) return { kind: 'unknown' };
  try {
    await committed(session, () => change(session, wanted));
    return { kind: 'done' };
  } catch (error) {
    const refused = refusedBy(error);
    if (!refused) throw error;
    return { kind: 'needed', ...refused };
  }
}
