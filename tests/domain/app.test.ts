import { appReading, nearestApp, readApp } from '@saywright/domain/app';
import { describe, expect, test } from 'vitest';
import { shared, requested, filesOf, sqlOf } from './app.support.ts';

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
  'I am a plumber and need a site with our services',
  'We run a small hotel with a site for guests',
  'I teach yoga, people should book a class',
  'I repair bikes in my garage, people bring what is broken',
  'I guide tourists on ghost tours',
  'Our band needs a site with gigs and a set list',
  'We need a marketplace for things second hand',
  'Our village hall is hired out by the hour',
  'I run a cat rescue, people adopt',
  'We are residents with a caretaker and a laundry room',
  'We need a carpool app for the night shift',
  'We need a league table with scores for our pub quiz',
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
    'Build a website for my uncle',
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
    'Build an app for accounts',
    'Build an app for one, two three four five things',
    'Build an app for cats, dogs, mice, cows, pigs, sheep, hens, geese and goats',
    'Build an app for my cats and dinner',
    'Build an app for cats and cats',
  ])('%s is none', (sentence) => {
    expect(readApp(sentence)).toBeUndefined();
  });
});

describe('the app nearest to a longer description', () => {
  test.each([
    ['Physiotherapy clinic, 3 therapists. Patients book online choosing the therapist.', 'a clinic app'],
    ['habit tracker with streaks, daily and weekly habits, nothing fancy', 'a habit tracker'],
    ['I want a blog about living on a narrowboat, with photos and comments', 'a blog'],
    ['Stock control for a bike repair workshop: parts, how many, which shelf', 'an inventory'],
    [
      'Order book for my bakery: cafés, products with a price, and orders with a delivery day',
      'an online shop',
    ],
    ['My café needs a website where people see what we cook', 'a restaurant site'],
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
      instruction: 'Build an inventory called Workshop with parts and shelf',
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
    expect(new Set(blueprintKinds).size).toBe(42);
  });

  test.each(blueprintKinds)('%s can be built as it is offered', (instruction) => {
    expect(readApp(instruction)?.unused).toEqual([]);
  });
});
