import { z } from 'zod';
import { literal, type SqlSession } from './session.ts';

const sequencesSchema = z.array(z.object({ name: z.string() }));
const nextSchema = z.array(z.object({ restart: z.string() }));

/**
 * Makes the numbers that the given tables hand out from here on part of the transaction: taken back with it, while
 * numbers are otherwise gone for good. Restarting a sequence where it is gives it new storage, which a rollback drops.
 */
export async function holdSequences(session: SqlSession, tables: readonly number[]): Promise<void> {
  if (tables.length === 0) return;
  const sequences = sequencesSchema.parse(
    await session.query(
      `select distinct s.oid::regclass::text as name from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
       where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.refobjid = any ($1::int8[]::oid[])`,
      [`{${tables.join(',')}}`],
    ),
  );
  if (sequences.length === 0) return;
  const next = sequences.map(
    ({ name }) => `select format('alter sequence %s restart with %s;', ${literal(name)}, next) as restart
      from (select case when is_called then last_value + seqincrement else last_value end as next, seqmin, seqmax
        from ${name}, pg_sequence where seqrelid = ${literal(name)}::regclass) s where next between seqmin and seqmax`,
  );
  const restarts = nextSchema.parse(await session.query(next.join(' union all ')));
  await session.run(restarts.map(({ restart }) => restart).join(' '));
}
