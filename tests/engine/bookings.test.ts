import { appReading, readApp } from '@saywright/domain/app';
import { writePlan } from '@saywright/domain/write';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usesOf } from '../../packages/engine/src/pages/pageUses.ts';
import { tryPages } from '../../packages/engine/src/access/pageTrial.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { problemOf } from '../../packages/engine/src/database/session.ts';
import { dropTables, freshDatabase, seed } from './support.ts';

let session: SqlSession;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
});
afterAll(() => close());

const anna = '00000000-0000-4000-8000-0000000000a1';
const vera = '00000000-0000-4000-8000-0000000000a2';

function appOf(instruction: string): ReturnType<typeof appReading> {
  const request = readApp(instruction);
  if (!request) throw new Error(`Not read: ${instruction}`);
  return appReading(request, { script: '', styles: '', key: '' });
}

async function build(instruction: string): Promise<readonly string[]> {
  const { reading, files } = appOf(instruction);
  const [made] = reading.parts;
  if (made?.service !== 'database' || !('changes' in made)) throw new Error('It has no tables.');
  const written = writePlan(made.changes, { tables: [] });
  if (!written.ok) throw new Error(written.error);
  await seed(session, written.value.plan.sql);
  return files.filter(({ path }) => path.endsWith('.html')).map(({ content }) => content);
}

/** The code of the refusal, or how many rows a statement changed. */
async function as(id: string, sql: string): Promise<string | number> {
  const claims = JSON.stringify({ sub: id, role: 'authenticated', email: `${id}@mail.example` });
  await session.run(`begin; set local role authenticated; set local request.jwt.claims = '${claims}'`);
  try {
    const rows = await session.query(`${sql} returning 1`);
    await session.run('commit');
    return rows.length;
  } catch (error) {
    await session.run('rollback');
    return problemOf(error).code;
  }
}

beforeEach(async () => {
  for (const id of [anna, vera])
    await session.query('insert into auth.users (id, email) values ($1, $2) on conflict do nothing', [
      id,
      `${id}@mail.example`,
    ]);
});
afterEach(() => dropTables(session));

describe('a booking app', () => {
  const book = (id: string, at: string, contact = `'Lena', '0176'`): Promise<string | number> =>
    as(
      id,
      `insert into appointments (service_id, starts_at, name, phone) select id, ${at}, ${contact} from services order by name limit 1`,
    );
  const cancel = (id: string): Promise<string | number> =>
    as(id, `update appointments set status = 'cancelled' where user_id = '${id}'`);
  const tomorrow = `date_trunc('day', now()) + interval '34 hours'`;

  beforeEach(async () => {
    await build('Build a booking app');
  });

  test('takes no time that has passed, and each time once', async () => {
    expect(await book(anna, `now() - interval '1 hour'`)).toBe('42501');
    expect(await book(anna, tomorrow)).toBe(1);
    expect(await book(vera, tomorrow)).toBe('23505');
    expect(await book(vera, `${tomorrow} + interval '1 hour'`)).toBe(1);
  });

  test('asks who books and how to reach them', async () => {
    expect(await book(anna, tomorrow, `'Lena', null`)).toBe('23502');
    expect(await book(anna, tomorrow, `null, '0176'`)).toBe('23502');
  });

  test('lets people cancel what is still open, which frees the time, and change nothing else', async () => {
    await book(anna, tomorrow);
    expect(await as(anna, `update appointments set status = 'confirmed'`)).toBe('42501');
    expect(await as(anna, `update appointments set name = 'Another'`)).toBe('42501');
    expect(await cancel(vera)).toBe(0);
    expect(await cancel(anna)).toBe(1);
    expect(await cancel(anna)).toBe(0);
    expect(await book(vera, tomorrow)).toBe(1);
  });

  test('lets nobody cancel what has been', async () => {
    await seed(
      session,
      `insert into appointments (user_id, service_id, starts_at, name, phone, email) select '${anna}', id, now() - interval '1 day', 'Anna', '1', 'a@mail.example' from services limit 1`,
    );
    expect(await cancel(anna)).toBe(0);
  });

  test('says on its form what can be chosen, and has a button to cancel', () => {
    const { files } = appOf('Build a booking app');
    const page = files.find(({ path }) => path.endsWith('appointments.html'))?.content ?? '';
    expect(page).toContain('Choose a free time that is still to come.');
    expect(page).toContain('taken="This time is taken. Please choose another one."');
    expect(page).toContain('data-set="status" data-to="cancelled" data-while="asked for,confirmed"');
    const manage = files.find(({ path }) => path.endsWith('manage.html'))?.content ?? '';
    expect(manage).toMatch(/data-field="name"[\s\S]*data-field="phone"/u);
    expect(manage).not.toContain('data-ahead');
  });
});

test('two doctors see patients at the same time, one does not', async () => {
  await build('Build a clinic app');
  await seed(session, `insert into doctors (name) values ('Second')`);
  const book = (doctor: string): Promise<string | number> =>
    as(
      anna,
      `insert into clinic_appointments (doctor_id, patient, phone, starts_at) select id, 'Ben', '1', date_trunc('day', now()) + interval '34 hours' from doctors where name ${doctor}`,
    );
  expect([await book(`= 'Second'`), await book(`<> 'Second'`), await book(`= 'Second'`)]).toEqual([
    1,
    1,
    '23505',
  ]);
});

test.each(['Build a booking app', 'Build a clinic app', 'Build a restaurant site'])(
  'the pages of “%s” work in a trial, with the button to cancel',
  async (instruction) => {
    const pages = await build(instruction);
    const uses = pages.flatMap((html, at) => usesOf(`page${at}.html`, html).uses);
    expect(uses.flatMap((use) => (use.kind === 'list' ? (use.sets ?? []) : []))).toEqual([
      { column: 'status', value: 'cancelled' },
    ]);
    await session.run('begin');
    const problems = await tryPages(session, { uses, tables: [] });
    await session.run('rollback');
    expect(problems).toEqual([]);
  },
);
