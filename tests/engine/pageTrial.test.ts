import { appReading, readApp } from '@saywright/domain/app';
import type { AccessRule, DatabaseChange } from '@saywright/domain/ast';
import { writePlan } from '@saywright/domain/write';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prove } from '../../packages/engine/src/database/prove.ts';
import type { SqlSession } from '../../packages/engine/src/database/session.ts';
import { brokenPage, usesOf } from '../../packages/engine/src/pages/pageUses.ts';
import { randomIds } from '../../packages/engine/src/ports/system.ts';
import { freshDatabase, owner } from './support.ts';

let session: SqlSession;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ session, close } = await freshDatabase());
});
afterAll(() => close());

const shop = 'Build a shop with products, orders and comments';

function planned(sentence: string) {
  const request = readApp(sentence);
  if (!request) throw new Error(`Not read: ${sentence}`);
  const { reading, files, tables } = appReading(request, { script: '', styles: '', key: 'k' });
  const changes = reading.parts.flatMap((part) =>
    part.service === 'database' && 'changes' in part ? part.changes : [],
  );
  return { changes, files, tables };
}

type Edit = (text: string) => string;
const same: Edit = (text) => text;

/** Proves an app whose access rules and pages may be changed; the reason why it is stopped. */
async function stopped(
  sentence: string,
  {
    rules = (all) => all,
    page = same,
  }: { rules?: (all: AccessRule[], table: string) => AccessRule[]; page?: Edit } = {},
): Promise<string | undefined> {
  const { changes, files, tables } = planned(sentence);
  const edited = changes.map((change): DatabaseChange =>
    change.do === 'create-table' && change.access
      ? { ...change, access: rules(change.access, change.name) }
      : change,
  );
  const written = writePlan(edited, { tables: [] });
  if (!written.ok) throw new Error(written.error);
  const uses = files
    .filter(({ path }) => path.endsWith('.html'))
    .flatMap(({ path, content }) => usesOf(path.replace('public/', ''), page(content)).uses);
  const proof = await prove(session, {
    id: randomIds(),
    sql: written.value.plan.sql,
    owner,
    trusted: false,
    pages: { uses, tables },
  });
  if (!proof.ok) return proof.error.message;
  expect(proof.value.pageUses).toBe(uses.length);
  return undefined;
}

const open: AccessRule = { actions: ['read'], who: 'everyone' };

test('the pages of an app work for everybody they are for', async () => {
  expect(await stopped(shop)).toBeUndefined();
  expect(await session.query(`select 1 from pg_class where relname = 'orders'`)).toEqual([]);
  expect(await session.query('select 1 from auth.users')).toHaveLength(0);
});

test('a rule that shows a stranger somebody’s orders stops the plan', async () => {
  expect(await stopped(shop, { rules: (all, table) => (table === 'orders' ? [...all, open] : all) })).toBe(
    'The page orders.html would show orders to a visitor.',
  );
});

test('a rule that shows a customer the orders of others stops the plan', async () => {
  const signedIn: AccessRule = { actions: ['read'], who: 'signed-in' };
  expect(
    await stopped(shop, { rules: (all, table) => (table === 'orders' ? [...all, signedIn] : all) }),
  ).toBe('The page orders.html would show a customer the orders of others.');
});

test('a page that nobody could use stops the plan', async () => {
  const withoutAdding = (all: AccessRule[], table: string): AccessRule[] =>
    table === 'orders'
      ? all.filter(({ actions, where }) => actions.length !== 1 || !where || actions[0] !== 'add')
      : all;
  expect(await stopped(shop, { rules: withoutAdding })).toBe(
    'On the page orders.html, a customer could not save orders.',
  );
  const closed = (all: AccessRule[], table: string): AccessRule[] =>
    table === 'products' ? all.filter(({ who }) => who !== 'everyone') : all;
  expect(await stopped(shop, { rules: closed })).toMatch(/could not (?:save|see)/u);
});

test('a page that names what is not there stops the plan', async () => {
  expect(
    await stopped(shop, { page: (text) => text.replaceAll('data-field="price"', 'data-field="cost"') }),
  ).toMatch(/^On the page index\.html, a visitor could not see products \(.*cost.*\)\.$/u);
  expect(
    await stopped(shop, {
      page: (text) => text.replace('<input name="quantity" required', '<input name="amount" required'),
    }),
  ).toMatch(/^On the page \S+, \S+ \S+ could not save orders \(.*amount.*\)\.$/u);
});

test('a page with a link to nothing is not published', () => {
  const files = new Map(planned(shop).files.map(({ path, content }) => [path, content]));
  expect(brokenPage(files)).toBeUndefined();
  files.delete('public/comments.html');
  expect(brokenPage(files)).toBe('The page public/index.html leads to comments.html, which is not there.');
  expect(brokenPage(new Map([['public/index.html', '<main><p>Cut <b>off']]))).toMatch(/cannot be used: /u);
});

test.each([
  'Build a to-do app',
  'Build a to-do app shared by a team with assign',
  'Build a membership app with plans, articles, events, registrations, players and matches',
  'Build a school app with teachers, students and homework',
  'Build a survey with questions',
  'Build a support desk with replies',
  'Build a directory with reviews, photos and favourites',
  'Build a feedback board with votes',
  'Build a fundraising site',
  'Build a landing page with a waiting list',
  'Build a job board where people add jobs',
  'Build a site with property listings and a contact form',
])('%s has pages that work', async (sentence) => {
  expect(await stopped(sentence)).toBeUndefined();
});
