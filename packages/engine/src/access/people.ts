import type { AccessPerson } from '@saywright/domain/access';
import { z } from 'zod';
import { publicName } from '../database/definitions.ts';
import type { ApiRole } from '../database/isolation.ts';
import { identifier, type SqlSession } from '../database/session.ts';
import { requestClaims } from '../projectApi/claims.ts';
import { ownerColumn, type Relation } from './relations.ts';
import type { StaffTrial } from './staffTrial.ts';

/** A person in whose name requests are tried, with the claims of their requests. */
export interface Persona {
  readonly person: AccessPerson;
  readonly role: ApiRole;
  readonly id?: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Ids of people who do not exist, for projects with fewer than two. */
export const invented: readonly string[] = [
  '00000000-0000-4000-8000-00000000000a',
  '00000000-0000-4000-8000-00000000000b',
];

/** Rows looked at in each table to find people who own some. */
const lookedAt = 20_000;

const ownersSchema = z.array(z.object({ id: z.string(), rows: z.coerce.number() }));
const userSchema = z.object({
  id: z.string(),
  email: z.nullish(z.string()),
  raw_app_meta_data: z.nullish(z.unknown()),
  raw_user_meta_data: z.nullish(z.unknown()),
});

/** People by how many tables they own rows of, then by how many rows; so that one pair fits most tables. */
async function owners(session: SqlSession, relations: readonly Relation[]): Promise<readonly string[]> {
  const found = new Map<string, { tables: number; rows: number }>();
  for (const relation of relations) {
    const owner = relation.kind === 'table' ? ownerColumn(relation) : undefined;
    const type = relation.columns.find(({ name }) => name === owner)?.type;
    if (owner === undefined || type !== 'uuid') continue;
    const name = identifier(owner);
    const rows = await session.query(
      `select owner::text as id, count(*)::int8 as rows
       from (select ${name} as owner from ${publicName(relation.name)} where ${name} is not null limit ${lookedAt}) t
       group by 1 order by 2 desc, 1 limit 50`,
    );
    for (const { id, rows: count } of ownersSchema.parse(rows)) {
      const known = found.get(id) ?? { tables: 0, rows: 0 };
      found.set(id, { tables: known.tables + 1, rows: known.rows + count });
    }
  }
  return [...found]
    .toSorted(([a, x], [b, y]) => y.tables - x.tables || y.rows - x.rows || (a < b ? -1 : 1))
    .map(([id]) => id);
}

async function claimsOf(session: SqlSession, id: string): Promise<Persona['claims']> {
  const [row] = await session.query('select to_jsonb(u)::text as person from auth.users u where id = $1', [
    id,
  ]);
  // A table of people need not refer to those who registered.
  if (!row) return { sub: id, role: 'authenticated' };
  const person = userSchema.parse(JSON.parse(z.string().parse(row['person'])));
  return {
    sub: id,
    role: 'authenticated',
    ...(typeof person.email === 'string' && { email: person.email }),
    app_metadata: person.raw_app_meta_data ?? {},
    user_metadata: person.raw_user_meta_data ?? {},
  };
}

/** Somebody who signs in, with the claims of their requests. */
export async function personOf(session: SqlSession, id: string): Promise<Persona> {
  return { person: 'personA', role: 'authenticated', id, claims: await claimsOf(session, id) };
}

/**
 * The people in whose names requests are tried: two who own rows if there are, otherwise any two with an address,
 * otherwise invented ones, who are registered in the current transaction only. Neither of them is staff, who is tried
 * separately.
 */
export async function personas(
  session: SqlSession,
  relations: readonly Relation[],
  staff?: StaffTrial,
): Promise<readonly Persona[]> {
  const members = staff?.members ?? [];
  const ids = (await owners(session, relations)).filter((id) => !members.includes(id)).slice(0, 2);
  if (ids.length < 2) {
    const others = await session.query(
      'select id::text as id, 0 as rows from auth.users where id <> all ($1::uuid[]) and email is not null order by id limit $2',
      [`{${[...ids, ...members].join(',')}}`, 2 - ids.length],
    );
    ids.push(...ownersSchema.parse(others).map(({ id }) => id));
  }
  ids.push(...invented.slice(0, 2 - ids.length));
  // Rules and defaults may use the address of the signed-in person, so invented people have one too.
  await session.query(
    `insert into auth.users (id, email)
     select id::uuid, id || '@example.invalid' from unnest($1::text[]) id on conflict do nothing`,
    [`{${[...ids, ...(staff ? [staff.id] : [])].join(',')}}`],
  );
  const signedIn: Persona[] = [];
  for (const [at, id] of ids.entries())
    signedIn.push({
      person: at === 0 ? 'personA' : 'personB',
      role: 'authenticated',
      id,
      claims: await claimsOf(session, id),
    });
  return [
    { person: 'stranger', role: 'anon', claims: { role: 'anon' } },
    ...signedIn,
    ...(staff ? [{ ...(await personOf(session, staff.id)), person: 'staff' } as const] : []),
    { person: 'service', role: 'service_role', claims: { role: 'service_role' } },
  ];
}

/** Sets the claims of a person's requests for the rest of the current transaction or savepoint. */
export async function become(session: SqlSession, { role, claims }: Persona): Promise<void> {
  const settings = requestClaims(role, claims);
  const calls = settings.map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`);
  await session.query(`select ${calls.join(', ')}`, settings.flat());
}
