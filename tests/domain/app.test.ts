import { appReading, nearestApp, readApp, type AppRequest } from '@saywright/domain/app';
import { writePlan } from '@saywright/domain/write';
import { describe, expect, test } from 'vitest';

const shared = { script: '// elements', styles: '/* look */', key: 'sb_publishable_x' };

function requested(sentence: string): AppRequest {
  const request = readApp(sentence);
  if (!request) throw new Error(`Not read: ${sentence}`);
  return request;
}

function filesOf(sentence: string): ReadonlyMap<string, string> {
  const { reading } = appReading(requested(sentence), shared);
  return new Map(
    reading.parts
      .flatMap((part) => (part.service === 'code-hosting' && 'changes' in part ? part.changes : []))
      .flatMap((change) => (change.do === 'write-file' ? [[change.path, change.content] as const] : [])),
  );
}

function sqlOf(sentence: string): string {
  const { reading } = appReading(requested(sentence), shared);
  const changes = reading.parts.flatMap((part) =>
    part.service === 'database' && 'changes' in part ? part.changes : [],
  );
  const written = writePlan(changes, { tables: [] });
  if (!written.ok) throw new Error(written.error);
  return written.value.plan.sql;
}

const blueprintKinds = [
  'I sell soap in an online shop',
  'I need appointments booked',
  'I run a restaurant',
  'I need events with tickets',
  'I need memberships',
  'I need volunteers on a rota',
  'I need a job board',
  'I need a landing page before the launch',
  'I need a survey',
  'I need a blog',
  'I need a feedback board',
  'I need recipes in one place',
  'I need a portfolio',
  'I need a directory',
  'I need to-dos',
  'I need a diary',
  'I need an inventory',
  'I need habits and streaks',
  'I teach Spanish in online courses',
  'I run a dance school with homework for the pupils',
  'I run a toy library',
  'I have bicycles for rent by the hour',
  'I need a real estate site, sale and rent',
  'I need a forum where parents ask questions',
  'I need to collect donations for our campaigns',
  'I need a crm with leads and deals',
  'I write invoices as a freelancer',
  'I need a project tracker for my team',
  'I need a helpdesk',
  'I am a dentist, my patients book appointments',
].map((sentence) => nearestApp(sentence)?.instruction ?? sentence);

describe('requests for an app', () => {
  test.each([
    ['Build a to-do app', 'a to-do app: To-do list', []],
    ['build me a todo app called Housework with due dates', 'a to-do app: Housework', ['due dates']],
    [
      'Build an online shop for my bakery with products, orders and pick-up times. Customers sign in and see only their own orders.',
      'an online shop: Bakery',
      ['pick-up times'],
    ],
    ['Please build a shop', 'an online shop: Shop', []],
    [
      'make me a website for my yoga studio where people can book appointments',
      'a booking app: Yoga studio',
      [],
    ],
    ['I need an events page', 'an events app: Events', []],
    ['Create a landing page with a waiting list', 'a landing page with a waiting list: Coming soon', []],
    ['Make a feedback board for our club', 'a feedback board: Club', []],
    ['I want a blog', 'a blog: Blog', []],
    ['Build a blog called “Rye, with love”', 'a blog: Rye, with love', []],
    ['Create a diary app', 'a diary: My diary', []],
  ])('%s', (sentence, name, features) => {
    const { spec, unused, words } = requested(sentence);
    expect([spec.name, unused]).toEqual([name, []]);
    expect(words.slice(1).map(({ said }) => said)).toEqual(features);
  });

  test.each([
    'Create a tasks table',
    'Create a diary with a title and a text',
    'Add a shop called North',
    'How many orders do we have?',
    'Build a website for my bakery',
    'Show me the blog posts',
    'Create a booking for my client Anna',
    'Create an event called Summer party',
    'Get the members page',
    '',
  ])('%j is none', (sentence) => {
    expect(readApp(sentence)).toBeUndefined();
  });

  test.each([
    ['Build a shop with pickup times and vouchers', ['vouchers'], 'Build an online shop with pickup times'],
    [
      'Build a shop. Everyone can see all orders.',
      ['everyone', 'see', 'all', 'orders'],
      'Build an online shop',
    ],
    [
      'Build a shop. Customers see other orders.',
      ['customers', 'see', 'other', 'orders'],
      'Build an online shop',
    ],
    [
      'Build a blog called Tide. Only members read it.',
      ['only', 'members', 'read'],
      'Build a blog called Tide',
    ],
  ])('%s is left with words it would not do', (sentence, unused, plain) => {
    const request = requested(sentence);
    expect(request).toMatchObject({ unused, topics: [], plain });
    expect(requested(request.plain)).toMatchObject({ unused: [], topics: [], spec: request.spec });
  });

  test('what no app does yet is named by its topic', () => {
    const request = requested('Build a shop with videos, vouchers, reminders and card payments');
    expect(request.topics).toEqual(['payments', 'pictures and videos', 'emails and reminders']);
    expect(request.offer).toBe(
      'I can build an online shop: Shop. It has products that everybody sees and orders that people who sign in enter, seen by them and by you. Not part of it yet: payments, pictures and videos, emails and reminders and “vouchers”.',
    );
    expect(requested('Build a to-do app').offer).not.toContain('Not part');
  });

  test('a diary is private without a further word, a blog is not', () => {
    expect(requested('Build a private diary just for me')).toMatchObject({ unused: [], topics: [] });
    expect(requested('Build a private blog').unused).toEqual(['private']);
  });

  test('the first page says what it is about', () => {
    const sentence = 'Build a blog about life on a <canal> boat with categories';
    expect(requested(sentence)).toMatchObject({ unused: [], topics: [] });
    expect(filesOf(sentence).get('public/index.html')).toContain(
      '<p class="lead">About life on a &#60;canal&#62; boat</p>',
    );
    expect(filesOf(sentence).get('public/manage.html')).not.toContain('canal');
  });
});

describe('fields that any kind of app may have', () => {
  test.each([
    ['Build an inventory with shelves and suppliers', ['shelf', 'supplier'], 'stock_items'],
    ['Build a shop with sizes, colours and notes', ['size', 'colour'], 'products'],
    ['Build a support desk with serial numbers and priorities', ['serial_number', 'priority'], 'tickets'],
    ['Build a survey with phone numbers', ['phone'], 'answers'],
    ['Build a diary with a mood', ['mood'], 'entries'],
  ])('%s', (sentence, fields, table) => {
    const { spec, unused, topics } = requested(sentence);
    expect([unused, topics]).toEqual([[], []]);
    const entity = spec.entities.find(({ name }) => name === table);
    expect(entity?.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(fields));
    expect(
      spec.entities
        .filter((other) => other !== entity)
        .flatMap((other) => other.fields.map(({ name }) => name)),
    ).not.toEqual(expect.arrayContaining(fields));
  });

  test('may be named although they are there anyway', () => {
    expect(requested('Build a shop with products, names, prices and orders')).toMatchObject({
      unused: [],
      topics: [],
    });
  });

  test('are not those of the founder', () => {
    const directory = requested('Build a directory for our village hall');
    expect(directory.spec.entities[0]?.fields.map(({ name }) => name)).not.toContain('village');
  });

  test('a choice that may be left open has an empty option', () => {
    expect(filesOf('Build a support desk with priorities').get('public/index.html')).toContain(
      '<select name="priority"><option></option><option>low</option>',
    );
  });
});

describe('what a request becomes, in words', () => {
  test('is what is stored, who reaches it, and the pages', () => {
    const { understood, app } = appReading(requested('Build a shop with products and orders'), shared);
    expect(understood).toBe(
      'It has products that everybody sees and orders that people who sign in enter, seen by them and by you.',
    );
    expect(app.stored).toEqual([
      {
        table: 'products',
        title: 'Products',
        fields: ['name', 'description', 'price'],
        reach: 'Everybody sees them. Staff changes them.',
      },
      {
        table: 'orders',
        title: 'Orders',
        fields: ['quantity', 'status'],
        of: 'product',
        reach: 'People who sign in add them and see their own. Staff manages all.',
      },
      {
        table: 'staff',
        title: 'Staff',
        fields: ['account'],
        reach: 'Only you add people, on the People page.',
      },
    ]);
    expect(app.pages).toEqual([
      { file: 'index.html', title: 'Products', who: 'for everybody' },
      { file: 'orders.html', title: 'My orders', who: 'after signing in' },
      { file: 'manage.html', title: 'Manage', who: 'for staff' },
      { file: 'account.html', title: 'Account', who: 'for everybody' },
    ]);
  });

  test('has no staff where people keep everything for themselves', () => {
    const { app } = appReading(requested('Build an app for my beekeeping with hives'), shared);
    expect(app.stored.map(({ table }) => table)).toEqual(['hives']);
    expect(app.pages.map(({ who }) => who)).toEqual(['after signing in', 'for everybody']);
  });
});

describe('an app for things that no kind knows', () => {
  test.each([
    [
      'Build an app for my beekeeping with hives, inspections and harvests',
      'an app for hives, inspections and harvests: Beekeeping',
      { hives: ['name', 'note'], inspections: ['name', 'note'], harvests: ['name', 'note'] },
    ],
    [
      'Build a plant tracker with species, price and last watered',
      'an app for plants: Plants',
      { plants: ['name', 'species', 'price', 'last_watered', 'note'] },
    ],
    [
      'I want an app to track my wines with name, year and notes',
      'an app for wines: Wines',
      { wines: ['name', 'year', 'note'] },
    ],
    [
      'I need a tool to manage suppliers and deliveries called “Depot”',
      'an app for suppliers and deliveries: Depot',
      { suppliers: ['name', 'note'], deliveries: ['name', 'note'] },
    ],
  ])('%s', (sentence, name, tables) => {
    const { spec, unused, topics, plain } = requested(sentence);
    expect([spec.name, unused, topics]).toEqual([name, [], []]);
    expect(
      Object.fromEntries(
        spec.entities.map((entity) => [entity.name, entity.fields.map((field) => field.name)]),
      ),
    ).toEqual(tables);
    expect(requested(plain).spec.entities).toEqual(spec.entities);
    expect(sqlOf(sentence)).not.toMatch(/ to anon\b/u);
  });

  test('is seen by everybody on a site, and by the person who keeps them in an app', () => {
    expect(requested('Build a site about alpacas with shows').offer).toContain(
      'alpacas and shows that everybody sees',
    );
    expect(requested('make me an app for my dogs').offer).toContain(
      'dogs that people who sign in keep for themselves',
    );
  });

  test('is of a known kind where that is named first', () => {
    expect(requested('Create an app to manage events').spec.kind).toBe('events app');
    expect(requested('Build an app to track my plants and jobs').spec.kind).toBe('app for plants and jobs');
  });

  test.each([
    'Build a mobile app',
    'Build a fitness tracker',
    'Build a website for my yoga studio',
    'Build an app for accounts',
    'Build an app for one, two three four five things',
    'Build an app for cats, dogs, mice, cows, pigs, sheep, hens, geese and goats',
    'Build an app for my cats and dinner',
    'Build an app for cats and cats',
  ])('%s is none', (sentence) => {
    expect(readApp(sentence)).toBeUndefined();
  });
});

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

describe('the app nearest to a longer description', () => {
  test.each([
    ['Physiotherapy clinic, 3 therapists. Patients book online choosing the therapist.', 'a clinic app'],
    ['habit tracker with streaks, daily and weekly habits, nothing fancy', 'a habit tracker'],
    ['I want a blog about living on a narrowboat, with photos and comments', 'a blog'],
    ['Stock control for a bike repair workshop: parts, how many, which shelf', 'an inventory'],
    ['build a mobile app', undefined],
    ['blog?', undefined],
  ])('%s', (sentence, name) => {
    expect(nearestApp(sentence)?.name).toBe(name);
  });

  test('is offered with what it has and what it has not', () => {
    const near = nearestApp(
      'Stock control for our workshop: parts, which shelf, and a warning when something runs low',
    );
    expect(near).toMatchObject({
      name: 'an inventory',
      instruction: 'Build an inventory with parts and shelf',
      isWhole: false,
    });
    expect(near?.text).toContain('Part of it: shelf. Not part of it yet: emails and reminders.');
    expect(nearestApp('We want a site where customers order our cheese from the shop')?.isWhole).toBe(true);
  });

  test.each([
    ['simple task list for my 5 guys on site, i give them jobs', 'a to-do app'],
    ['I give my 5 guys jobs from a task list, all on one site for us', 'a job board'],
  ])('is the one named first where two are as near: %s', (sentence, name) => {
    expect(nearestApp(sentence)?.name).toBe(name);
  });

  test('is of every kind', () => {
    expect(new Set(blueprintKinds).size).toBe(30);
  });

  test.each(blueprintKinds)('%s can be built as it is offered', (instruction) => {
    expect(readApp(instruction)?.unused).toEqual([]);
  });
});
