import { array, assert, constantFrom, pre, property, record, stringMatching, uniqueArray } from 'fast-check';
import { readApp } from '@saywright/domain/app';
import { describe, expect, test } from 'vitest';
import { statedIn, statementOf } from '../../packages/domain/src/language/app/statedApp.ts';
import { ownRules } from '../../packages/domain/src/language/app/tables.ts';
import { filesOf, requested, sqlOf } from './app.support.ts';

const entitiesOf = (text: string) => requested(text).spec.entities;
const only = (sentence: string) => entitiesOf(`Build an app. ${sentence}.`)[0];

describe('an app whose lists are stated one by one', () => {
  test.each([
    ['Everybody sees services', 'public', 'services'],
    ['People who sign in see recordings', 'members', 'recordings'],
    ['People who sign in keep their own birthdays', 'own', 'birthdays'],
    ['People who sign in add orders and see their own', 'placed', 'orders'],
    ['Everybody sees reviews, and people who sign in add theirs', 'shared', 'reviews'],
    ['People who sign in see chores, and add theirs', 'circle', 'chores'],
    ['Visitors send enquiries', 'inbox', 'enquiries'],
    ['Only staff sees invoices', 'team', 'invoices'],
  ])('says who reaches them: %s', (sentence, access, name) => {
    expect(only(sentence)).toMatchObject({ access, name });
    expect(readApp(`Build an app. ${sentence}.`)?.unused).toEqual([]);
  });

  test('is called what the first sentence says, otherwise after its lists', () => {
    expect(requested('Build an app called Elm Street. Everybody sees services.').spec.title).toBe(
      'Elm Street',
    );
    expect(requested('Build an app called "Tap & Co.". Everybody sees beers.').spec.title).toBe('Tap & Co.');
    const { title, name } = requested('Build an app. Everybody sees gigs. Visitors send messages.').spec;
    expect([title, name]).toEqual(['Gigs', 'an app with gigs and messages']);
  });

  test.each([
    ['size (small/large)', { type: 'text', choices: ['small', 'large'] }],
    ['bites (yes/no)', { type: 'yes-no' }],
    ['price', { type: 'money' }],
    ['price (text)', { type: 'text' }],
    ['due date', { type: 'date' }],
    ['starts (time)', { type: 'moment' }],
    ['photo', { type: 'picture' }],
    ['contact email', { type: 'email' }],
    ['quantity', { type: 'whole-number' }],
    ['website', { type: 'link' }],
    ['description', { type: 'long' }],
    ['breed', { type: 'text' }],
  ])('has facts with types: %s', (fact, field) => {
    expect(only(`Everybody sees dogs: name, ${fact}`)?.fields[1]).toMatchObject(field);
  });

  test('has a time of the day beside a day', () => {
    const fields = only('Everybody sees lessons: title, date (date), starts (time)')?.fields;
    expect(fields?.map(({ type }) => type)).toEqual(['text', 'date', 'text']);
  });

  test('names each fact once, and columns that a table has anyway by their place', () => {
    const fields = only('Only staff sees keys: name, Name, id, größe (cm/inch)')?.fields;
    expect(fields?.map(({ name }) => name)).toEqual(['name', 'field_3', 'field_4']);
  });

  test('names lists in other scripts by their place, also where others belong to them', () => {
    const [list, child] = entitiesOf(
      'Build an app. Everybody sees 犬. Visitors send notes for each 犬: text.',
    );
    expect(list?.name).toBe('list_1');
    expect(child?.of).toMatchObject({ table: 'list_1', column: 'parent_id' });
  });

  test('leaves to staff what staff decides of what people add', () => {
    const fields = only(
      'People who sign in add orders and see their own: cake, pick-up date, paid (yes/no)',
    )?.fields;
    expect(fields?.find(({ name }) => name === 'paid')?.first).toBe(false);
    expect(fields?.find(({ name }) => name === 'status')?.first).toBe('new');
    const stated = only('People who sign in add repairs and see their own: bike, status (waiting/ready)');
    expect(stated?.fields.find(({ name }) => name === 'status')).toMatchObject({
      choices: ['waiting', 'ready'],
      first: 'waiting',
    });
    const plain = only('People who sign in add repairs and see their own: bike, status');
    expect(plain?.fields.find(({ name }) => name === 'status')?.first).toBe('new');
  });

  test('asks people for a time where nothing else says what they add, and visitors how to reach them', () => {
    expect(only('People who sign in add bookings and see their own')?.fields[0]?.name).toBe('starts_at');
    expect(only('Visitors send requests: idea')?.fields.map(({ name }) => name)).toEqual([
      'name',
      'email',
      'idea',
    ]);
    expect(only('Visitors send requests: first name, phone, idea')?.fields.map(({ name }) => name)).toEqual([
      'first_name',
      'phone',
      'idea',
    ]);
  });

  test('says on a button what people do, and only where they do it', () => {
    expect(only('People who sign in add orders and see their own')?.act).toBe('Order');
    expect(only('Everybody sees orders')?.act).toBeUndefined();
  });

  test('has a name for its own staff, which is no list', () => {
    expect(only('Everybody sees staff: name, role')).toMatchObject({ name: 'list_1', several: 'staff' });
  });
});

describe('what staff enters for somebody', () => {
  const school =
    'Build an app. People who sign in add students and see their own: name, phone. Staff enters homework for each student, and people who sign in see theirs: title, due (date).';

  test('is announced on the first page together with what else people do', () => {
    const files = filesOf(
      `${school} Everybody sees costumes: name. People who sign in add reservations and see their own.`.replace(
        'Build an app. ',
        'Build an app. Everybody sees concerts: title. ',
      ),
    );
    expect(files.get('public/index.html')).toContain('and join and reserve online.');
  });

  test('is for people who enter themselves, without a status', () => {
    const [student, homework] = entitiesOf(school);
    expect(student).toMatchObject({ access: 'placed', title: 'My details', act: 'Join' });
    expect(student?.fields.map(({ name }) => name)).toEqual(['name', 'phone']);
    expect(homework).toMatchObject({ access: 'assigned', title: 'My homework', of: { table: 'students' } });
  });

  test('is read by nobody else where it is for nobody', () => {
    const rules = entitiesOf(school).map(({ of: _parent, ...alone }) =>
      ownRules({ ...alone, access: 'assigned' }),
    );
    expect(rules).toEqual([[], []]);
  });

  test('is read by them alone, and entered on a page for staff', () => {
    expect(sqlOf(school)).toContain(
      'using (exists (select 1 from students where students.id = homework.student_id and students.user_id = (select auth.uid())))',
    );
    expect(sqlOf(school)).toMatch(/student_id [^,]*references students(?: \(id\))? on delete cascade/u);
    const files = filesOf(school);
    expect(files.get('public/homework.html')).not.toContain('<app-form');
    expect(files.get('public/homework.html')).toContain(' members ');
    expect(files.get('public/manage.html')).toContain('Add a homework');
    expect(files.get('public/index.html')).toContain('taken="You have joined already."');
    expect(sqlOf(school)).toMatch(/unique \(user_id\)/u);
    expect(files.get('public/index.html')).toContain('data-link="homework.html?student_id={id}">Homework<');
  });

  test.each([
    'Build an app. Everybody sees students: name. Staff enters homework for each student, and people who sign in see theirs.',
    'Build an app. Staff enters homework, and people who sign in see theirs.',
  ])('needs rows that people added: %s', (text) => {
    expect(statedIn(text)).toBeUndefined();
  });
});

describe('rows that belong to others', () => {
  const stated = (sentences: string) => entitiesOf(`Build an app. ${sentences}`);

  test('show them by their name, otherwise by who entered them', () => {
    const [, visit] = stated(
      'Everybody sees tools: name. People who sign in add loans for each tool and see their own.',
    );
    expect(visit?.of).toEqual({ table: 'tools', column: 'tool_id', label: 'Tool', shown: 'name' });
    const [, payment] = stated(
      'People who sign in add orders and see their own: date (date), quantity. Only staff sees payments for each order: amount.',
    );
    expect(payment?.of?.shown).toBe('email');
  });

  test.each([
    'Only staff sees jobs: title. Visitors send questions for each job: text.',
    'Only staff sees readings: litres (number), ph (number). Everybody sees notes for each reading: text.',
    'Everybody sees notes for each reading: text. Everybody sees readings: name.',
    'People who sign in add pledges and see their own: email, amount. Only staff sees payments for each pledge: date (date).',
  ])('belong to nothing that those who enter them cannot choose: %s', (sentences) => {
    expect(stated(sentences).filter(({ of }) => of !== undefined)).toEqual([]);
  });

  test('are offered where they belong', () => {
    const files = filesOf(
      'Build an app. Everybody sees tools: name. People who sign in add loans for each tool and see their own: until (date).',
    );
    expect(files.get('public/loans.html')).toContain('data-options="tools"');
    expect(files.get('public/index.html')).toContain('data-link="loans.html?tool_id={id}"');
  });

  test('are kept from visitors by the database', () => {
    const sql = sqlOf(
      'Build an app. Everybody sees tools: name. Only staff sees repairs for each tool: cost.',
    );
    expect(sql).toContain('enable row level security');
    expect(sql).not.toMatch(/on public\.repairs for select to anon/u);
  });
});

test.each([
  'Build an app. Everybody sees services and pays for them by card.',
  'Build an app. Everybody sees services: name. And make it nice.',
  'Build an app called Elm Street',
  'Everybody sees services: name.',
  'Build an app. Everybody sees services. Only staff sees services.',
  'Build an app. Visitors send questions for each talk.',
  `Build an app. ${Array.from({ length: 9 }, (_, at) => `Everybody sees things ${at}`).join('. ')}.`,
])('other words state no app: %s', (text) => {
  expect(statedIn(text)).toBeUndefined();
});

test('what is stated is read again as it was', () => {
  const word = stringMatching(/^[a-z]{3,9}$/u).map((one) => `${one}s`);
  const list = record({
    access: constantFrom(
      ...(['public', 'members', 'own', 'placed', 'shared', 'circle', 'inbox', 'team'] as const),
    ),
    name: word,
    facts: array(constantFrom('name', 'price (money)', 'size (small/large)', 'done (yes/no)'), {
      maxLength: 3,
    }),
  });
  assert(
    property(uniqueArray(list, { minLength: 1, maxLength: 5, selector: ({ name }) => name }), (lists) => {
      const once = statedIn(statementOf({ lists }));
      pre(once !== undefined);
      expect(statedIn(statementOf(once))).toEqual(once);
      expect(once.lists.map(({ access, facts }) => ({ access, facts }))).toEqual(
        lists.map(({ access, facts }) => ({ access, facts })),
      );
    }),
  );
});
