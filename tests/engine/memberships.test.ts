import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAccess } from '../../packages/engine/src/access/measure.ts';
import { tableSentence } from '@saywright/domain/access';
import { prove, type Proof } from '../../packages/engine/src/database/prove.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { measured } from './access.support.ts';
import { contents, dropTables, freshDatabase, owner, seed } from './support.ts';

const [ada, ben, marta, bruno] = ['1', '2', '3', '4'].map(
  (last) => `aaaaaaaa-0000-4000-8000-00000000000${last}`,
);
const isStaff = 'exists (select 1 from staff where staff.user_id = (select auth.uid()))';

let session: SqlSession;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
});
afterAll(() => close());
beforeEach(async () => {
  await dropTables(session);
  await session.run(`delete from auth.users; drop function if exists is_staff`);
  await session.run(
    `insert into auth.users (id, email) values ('${ada}', 'ada@example.org'), ('${ben}', 'ben@example.org'),
       ('${marta}', 'marta@example.org'), ('${bruno}', 'bruno@example.org')`,
  );
});

/** A riding school: staff manages services and appointments, customers see their own appointments. */
const school = (condition = isStaff, more = ''): string => `
  create table staff (id uuid primary key default gen_random_uuid(), user_id uuid not null unique references auth.users${more});
  create table services (id int primary key, name text);
  create table appointments (id int primary key, user_id uuid not null default auth.uid() references auth.users);
  alter table staff enable row level security; alter table services enable row level security;
  alter table appointments enable row level security;
  create policy me on staff for select to authenticated using (user_id = (select auth.uid()));
  create policy everyone on services for select using (true);
  create policy mine on appointments for select to authenticated using (user_id = (select auth.uid()));
  create policy manage_services on services to authenticated using (${condition}) with check (${condition});
  create policy manage on appointments to authenticated using (${condition}) with check (${condition})`;
const rows = `
  insert into services values (1, 'Lesson');
  insert into appointments values (1, '${ada}'), (2, '${ada}'), (3, '${ben}')`;

const { matrix, table, stopped } = measured(() => session);

let counter = 0;
async function proven(sql: string): Promise<Proof> {
  const id = `00000000-0000-4000-9200-${String((counter += 1)).padStart(12, '0')}`;
  const proof = await prove(session, { id, sql, owner, trusted: false });
  if (!proof.ok) throw new Error(proof.error.message);
  return proof.value;
}

async function said(sql: string): Promise<readonly string[]> {
  const { findings } = await proven(sql);
  return findings
    .filter(({ rule }) => rule === 'opens-access' || rule === 'closes-access')
    .map(({ level, sentence }) => `${level}: ${sentence}`);
}

describe('a plan that makes somebody staff', () => {
  test('names them and says what it opens, tried as that person before and after', async () => {
    await seed(session, `${school()}; ${rows}`);
    const start = await contents(session);
    const proof = await proven(`insert into staff (user_id) values ('${bruno}')`);
    expect(proof.risk).toBe('medium');
    expect(proof.people).toEqual([{ id: bruno, email: 'bruno@example.org' }]);
    expect(proof.findings.map(({ sentence }) => sentence)).toContain(
      'bruno@example.org will see all appointments and can add, change and delete appointments and services, because access rules ask who is in staff.',
    );
    expect(await contents(session)).toBe(start);
  });

  test('says so also while the tables are empty', async () => {
    await seed(session, school());
    expect(await said(`insert into staff (user_id) values ('${bruno}')`)).toEqual([
      expect.stringMatching(/^medium: bruno@example\.org will see all appointments and can/u),
    ]);
  });

  test('says what removing them closes', async () => {
    await seed(session, `${school()}; ${rows}; insert into staff (user_id) values ('${bruno}')`);
    expect(await said(`delete from staff where user_id = '${bruno}'`)).toEqual([
      'low: bruno@example.org will no longer see all appointments and can no longer add, change and delete appointments and services, because access rules ask who is in staff.',
    ]);
  });

  test('names both people where one takes the place of another, and what they keep', async () => {
    await seed(session, `${school()}; ${rows}; insert into staff (user_id) values ('${ben}')`);
    const sentences = await said(`update staff set user_id = '${bruno}' where user_id = '${ben}'`);
    expect(sentences).toEqual([
      expect.stringMatching(/^low: ben@example\.org will no longer see all appointments/u),
      expect.stringMatching(/^medium: bruno@example\.org will see all appointments/u),
    ]);
  });

  test('tries a few of many, and counts the others', async () => {
    await seed(session, `${school()}; ${rows}`);
    const sentences = await said(
      `insert into staff (user_id) values ${[ada, ben, marta, bruno].map((id) => `('${id}')`).join(', ')}`,
    );
    expect(sentences.at(-1)).toBe(
      'medium: For 1 more person it changes whether they are in staff, which access rules ask about.',
    );
  });

  test('finds the table also behind a function that rules call', async () => {
    await session.run('set check_function_bodies = off');
    await session.run(
      `create function is_staff() returns boolean language sql stable security definer set search_path = ''
       as 'select exists (select 1 from public.staff s where s.user_id = auth.uid())'`,
    );
    await seed(session, `${school('is_staff()')}; ${rows}`);
    expect(await said(`insert into staff (user_id) values ('${bruno}')`)).toHaveLength(1);
  });

  test('says nothing where the row opens nothing', async () => {
    await seed(
      session,
      `${school()}; ${rows}; create table lines (id int primary key, appointment_id int references appointments);
       alter table lines enable row level security;
       create policy own on lines using (exists (select 1 from appointments a where a.id = appointment_id and a.user_id = auth.uid()))`,
    );
    expect(await said(`insert into appointments values (4, '${bruno}')`)).toEqual([]);
    expect(await said(`insert into services values (2, 'Hack')`)).toEqual([]);
  });
});

describe('who can see what, with staff', () => {
  test('staff is tried separately, and customers are not staff', async () => {
    await seed(
      session,
      `${school()}; ${rows}; insert into appointments values (4, '${marta}'), (5, '${marta}'), (6, '${marta}');
       insert into staff (user_id) values ('${marta}')`,
    );
    expect(await matrix('appointments')).toEqual({
      stranger: [0, 0, 0, 0],
      personA: [2, 0, 0, 0],
      personB: [1, 0, 0, 0],
      staff: [6, 1, 6, 6],
      service: [6, 1, 6, 6],
    });
    expect(tableSentence(await table('appointments'))).toBe(
      "A stranger can read 0 of 6 appointments. Person A reads 2 and Person B 1: only their own, never each other's. Staff can read, change and delete all 6 appointments, and add more.",
    );
    expect(tableSentence(await table('staff'))).toBe(
      'Strangers and people who are not staff can read 0 of 1 staff. Staff can read 1 of 1 staff.',
    );
  });

  test('without anybody in the table, an invented person is entered for the attempts', async () => {
    await seed(session, `${school()}; ${rows}`);
    expect(await matrix('appointments')).toMatchObject({ personA: [2, 0, 0, 0], staff: [3, 1, 3, 3] });
    expect(await matrix('staff')).toMatchObject({ personA: [0, 0, 0, 0], staff: [1, 0, 0, 0] });
    expect(await session.query('select 1 from staff')).toEqual([]);
  });

  test('staff is tried on example rows of others, too', async () => {
    await seed(session, school());
    expect(await table('appointments')).toMatchObject({ examples: true, total: 2 });
    expect(await matrix('appointments')).toMatchObject({ personA: [1, 0, 0, 0], staff: [2, 1, 2, 2] });
  });

  test('a table of staff that accepts nobody is reported as not tried', async () => {
    await seed(session, `${school(isStaff, ', check (false)')}; ${rows}`);
    expect(await stopped('appointments', 'staff', 'read')).toBe('untried');
    expect(tableSentence(await table('appointments'))).toMatch(/ What staff can do was not tried\.$/u);
  });

  test('teams are no staff: what their members reach depends on the row', async () => {
    await seed(
      session,
      `create table members (id int primary key, team int, user_id uuid references auth.users);
       create table tasks (id int primary key, team int); alter table tasks enable row level security;
       create policy team on tasks using (team in (select team from members where user_id = auth.uid()));
       insert into tasks values (1, 1), (2, 2), (3, 1)`,
    );
    const { tables } = await readAccess(session);
    expect(tables.flatMap(({ people }) => people.map(({ person }) => person))).not.toContain('staff');
    expect(await said(`insert into members values (1, 1, '${bruno}')`)).toEqual([
      expect.stringMatching(/^medium: bruno@example\.org will see 2 of 3 tasks and can/u),
    ]);
  });
});
