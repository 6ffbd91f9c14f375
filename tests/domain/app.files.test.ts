import { describe, expect, test } from 'vitest';
import { requested, filesOf, sqlOf } from './app.support.ts';

describe.each([
  'Build a to-do app with due dates',
  'Build a shop with pick-up times and notes',
  'Build a booking app with notes',
  'Build an events app',
  'Build a landing page with a waiting list',
  'Build a feedback board',
  'Build a blog',
  'Build a diary app',
  'Build a members area for our rowing club with phone numbers',
  'Build a restaurant site with reservations',
  'Build a recipe collection',
  'Build a portfolio with a contact form',
  'Build a directory of places',
  'Build a job board',
  'Build an inventory app',
  'Build a habit tracker',
  'Build a survey',
  'Build a volunteer app with shifts',
  'Build a site for online courses with lessons and videos',
  'Build a school app with classes, homework and registrations',
  'Build a lending library with books and loans',
  'Build a rental app with notes',
  'Build a site with property listings and a contact form',
  'Build a forum with topics and replies',
  'Build a fundraising site with campaigns and pledges',
  'Build a customer list with contacts, deals and follow-up dates',
  'Build an app for invoices with due dates',
  'Build a project planner with deadlines',
  'Build a support desk with tickets and help pages',
  'Build a clinic app with doctors and appointments',
])('%s', (sentence) => {
  test('is read to the last word', () => {
    expect(requested(sentence).unused).toEqual([]);
  });

  test('has tables whose access rules are on', () => {
    const sql = sqlOf(sentence);
    const created = sql.match(/create table/gu) ?? [];
    expect(created.length).toBeGreaterThan(0);
    expect(sql.match(/enable row level security/gu)).toHaveLength(created.length);
  });

  test('has pages whose links, scripts and fields exist', () => {
    const files = filesOf(sentence);
    const sql = sqlOf(sentence);
    expect(files.get('public/config.js')).toContain('"sb_publishable_x"');
    const pages = [...files].filter(([path]) => path.endsWith('.html'));
    const named = (expression: RegExp, skipped = ''): readonly string[] =>
      pages
        .filter(([path]) => path !== skipped)
        .flatMap(([, content]) => [...content.matchAll(expression)].map(([, name = '']) => name));
    expect(named(/(?:href|src)="([^"]+)"/gu).filter((link) => !files.has(`public/${link}`))).toEqual([]);
    const tables = named(/(?:from|into|data-options)="([^"]+)"/gu);
    expect(tables.filter((table) => !sql.includes(`create table ${table} (`))).toEqual([]);
    const fields = named(/<(?:input|select|textarea) name="([^"]+)"/gu, 'public/account.html');
    expect(fields.filter((field) => !sql.includes(`\n  ${field} `))).toEqual([]);
  });
});

test('what staff manages has a page for it, and what people keep for themselves has none', () => {
  const blog = filesOf('Build a blog');
  expect(blog.get('public/manage.html')).toContain('<app-form into="posts"');
  expect(blog.get('public/index.html')).toContain('<a href="manage.html" data-staff hidden>');
  expect(blog.has('public/account.html')).toBe(true);
  const tasks = filesOf('Build a to-do app');
  expect(tasks.has('public/manage.html')).toBe(false);
  expect(tasks.has('public/account.html')).toBe(true);
});

test('only staff reaches the rows of others', () => {
  const isStaff = 'exists (select 1 from staff where staff.user_id = (select auth.uid()))';
  expect(sqlOf('Build a shop').split(`using (${isStaff})`)).toHaveLength(2 * 3 + 1);
  expect(sqlOf('Build a shop')).not.toMatch(/on staff\s+for (?:insert|update|delete)/u);
  expect(sqlOf('Build a to-do app')).not.toContain('staff');
});

test('numbers have a lowest value, in the form and in the table', () => {
  expect(filesOf('Build a shop').get('public/orders.html')).toContain(
    'name="quantity" required type="number" min="1"',
  );
  expect(sqlOf('Build a shop')).toContain('check (quantity >= 1)');
});

test('a name is text on the pages, never markup', () => {
  const index = filesOf('Build a blog called <b>Tide & Co</b>').get('public/index.html');
  expect(index).toContain('&#60;b&#62;Tide &#38; Co&#60;/b&#62;');
  expect(index).not.toContain('<b>');
});

test('people cannot set what is decided for them, and visitors read no addresses', () => {
  expect(sqlOf('Build a shop')).toContain(
    "with check (user_id = (select auth.uid()) and email = (select auth.jwt() ->> 'email') and status = 'new')",
  );
  expect(sqlOf('Build a landing page with a waiting list')).not.toContain('for select to anon');
  expect(sqlOf('Build a feedback board')).toContain('for select to anon, authenticated');
});

test.each(['Build a customer list', 'Build a list of invoices', 'Build a project planner'])(
  '%s shows visitors nothing',
  (sentence) => {
    expect(sqlOf(sentence)).not.toMatch(/ to anon\b/u);
  },
);

test.each([
  ['Build a clinic app', 'clinic_appointments'],
  ['Build a fundraising site', 'pledges'],
  ['Build a lending library', 'loans'],
  ['Build a property site', 'enquiries'],
  ['Build a rental app', 'rentals'],
  ['Build a school app', 'class_enrolments'],
  ['Build a support desk', 'tickets'],
  ['Build a course site', 'course_enrolments'],
])('%s shows visitors no %s', (sentence, table) => {
  const policies = sqlOf(sentence)
    .split(';')
    .filter((statement) => statement.includes('create policy') && statement.includes(` on ${table}`));
  expect(policies.length).toBeGreaterThan(0);
  expect(policies.filter((policy) => /for select\s+to anon/u.test(policy))).toEqual([]);
});
