import { z } from 'zod';
import type { Catalog } from '../database/catalog.ts';
import type { SqlSession } from '../database/session.ts';

const record = z.record(z.string(), z.unknown());
const states = z.array(z.object({ id: z.string(), state: z.string() }));

/** Replaces the object ids of tables in a stored state: tables, what refers to them, and their sequences. */
function replaced(value: unknown, ids: ReadonlyMap<number, number>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => replaced(item, ids));
  const found = record.safeParse(value);
  if (!found.success) return value;
  const isTable = 'columns' in found.data && 'constraints' in found.data;
  const isId = (name: string): boolean =>
    (name === 'oid' && isTable) ||
    name === 'referencesOid' ||
    (name === 'table' && 'isIdentity' in found.data);
  return Object.fromEntries(
    Object.entries(found.data).map(([name, inner]) => [
      name,
      typeof inner === 'number' && isId(name) ? (ids.get(inner) ?? inner) : replaced(inner, ids),
    ]),
  );
}

/** Gives the tables in the records of executed operations the object ids that they have in this database. */
export async function renumber(session: SqlSession, before: Catalog, now: Catalog): Promise<void> {
  const ids = new Map(
    before.flatMap(({ oid, name }): [number, number][] => {
      const same = now.find((table) => table.name === name);
      return same ? [[oid, same.oid]] : [];
    }),
  );
  const stored = states.parse(
    await session.query(
      `select operation_id::text as id, after_state::text as state from saywright.applied where after_state is not null`,
    ),
  );
  for (const { id, state } of stored)
    await session.query('update saywright.applied set after_state = $2::jsonb where operation_id = $1', [
      id,
      JSON.stringify(replaced(JSON.parse(state), ids)),
    ]);
}
