import { z } from 'zod';
import { runAsPlan } from '../database/plan.ts';
import { holdSequences } from '../database/sequences.ts';
import type { SqlSession } from '../database/session.ts';
import type { ApiTrial } from '../projectApi/request.ts';
import { addCustomer, addStaff } from './testPeople.ts';

const tablesSchema = z.array(z.object({ oid: z.coerce.number() }));

/**
 * Makes what a preview shows in the current transaction: runs a plan that waits, and adds the test people with their
 * entries.
 */
export async function previewed(session: SqlSession, { as, forms, hasStaff, plan }: ApiTrial): Promise<void> {
  if (plan) {
    await session.query('insert into auth.users (id) values ($1) on conflict do nothing', [plan.owner]);
    await runAsPlan(session, plan.owner, plan.sql);
  }
  if (as === 'visitor') return;
  const tables = await session.query(
    `select oid::int8 as oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname = any ($1::text[])`,
    [forms.map(({ table }) => table)],
  );
  await holdSequences(
    session,
    tablesSchema.parse(tables).map(({ oid }) => oid),
  );
  await addCustomer(session, forms);
  if (as === 'owner' && hasStaff) await addStaff(session);
}
