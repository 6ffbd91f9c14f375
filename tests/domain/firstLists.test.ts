import { firstLists, presentList, tellsOnly } from '@saywright/domain/app';
import { expect, test } from 'vitest';

test.each([
  ['make a list of members with name and phone', 'members: name, phone'],
  ['I need a list of customers', 'customers: name, phone'],
  ['I want to store customers', 'customers: name, phone'],
  ['create list products with price', 'products: name, price'],
  ['set up a place to keep my recipes', 'recipes: title, ingredients, instructions'],
  ['i want list for my clients name and telephone', 'clients: name, phone'],
  ['make customers list', 'customers: name, phone'],
  ['track inventory', 'inventory: name, quantity'],
  ['to-do list', 'tasks: title, due date, done (yes/no)'],
  ['put all my contacts in one place', 'contacts: name, email, phone'],
  ['keep a record of every phone call we get', 'phone calls: date, name, notes'],
  ["I'd like to note down the hours my staff works", 'hours: name, date, hours'],
  ['i want list of polish color with brand, how many left', 'polish colors: name, brand, quantity'],
  ['I need a list of dog walks', 'dog walks: date, notes'],
  ['I need a list of bee hives', 'bee hives: name, notes'],
  [
    'make a list of courses with language, day, start time and teacher',
    'courses: name, language, day (monday/tuesday/wednesday/thursday/friday/saturday/sunday), start time, teacher',
  ],
  [
    'make a list called enrolments: which student, which course, date enrolled, paid yes or no',
    'enrolments: student, course, date enrolled, paid (yes/no)',
  ],
  ['make a list of donors', 'donors: name, phone'],
  ['i want to keep track of customers and their bikes', 'customers: name, phone; bikes: name, customer'],
  ['I need a list of my members: name, phone and when they joined', 'members: name, phone, joined on'],
  [
    'make a list of passes with price, the day it starts and the day it runs out',
    'passes: name, price, start date, end date',
  ],
  ['make a list of parts with name, stock and price', 'parts: name, stock, price'],
  ['I need a waiting list with name, phone and which class', 'waiting list: name, phone, class'],
  ['make a shopping list: item, quantity, who buys it', 'shopping list: name, item, quantity, buyer'],
  [
    'a list of lessons with day, who teaches it, price',
    'lessons: day (monday/tuesday/wednesday/thursday/friday/saturday/sunday), teacher, price',
  ],
  [
    'I need a list of repairs with date, who did it, who paid and how much',
    'repairs: date, done by, paid by, amount',
  ],
  ['a list of donations with who gave it and how much', 'donations: date, given by, amount'],
  ['a list of tours with day, who runs it and who leads', 'tours: name, day, leader'],
  ['a list of suppliers with name, what they do, email and phone', 'suppliers: name, work, email, phone'],
  [
    'i need a list of my cameras: what it is, when i bought it, what it cost, and if its in repair',
    'cameras: name, bought on, cost, in repair (yes/no)',
  ],
  ['a list of letters with date, who wrote it', 'letters: name, date, written by'],
  ['a list of kits with who packs', 'kits: name, packer'],
  ['a list of boxes with how much and who makes it', 'boxes: name, quantity, maker'],
  ['a list of quotes', 'quotes: date, notes'],
  ['make a boat list with name', 'Make a table boats with name'],
  ['make customers list with phone', 'customers: name, phone'],
  ['keep a list of bookings with name', 'bookings: date, name'],
  [
    'I want to save orders from my customers',
    'customers: name, phone; orders: customer, product, quantity, date, paid (yes/no)',
  ],
  [
    'make an excel like sheet for expenses with date, what for, amount',
    'expenses: date, description, amount',
  ],
  ['hello i have nail salon in Lyon, 3 worker. i want make list of client', 'clients: name, phone'],
  [
    'please create a database for my dog school: dogs, owners, courses',
    'owners: name, phone; dogs: name, owner, notes; courses: title, date, time',
  ],
  [
    'I need a list of our boats. Each boat has a name, a type which is single, double or quad, the number of seats and a status which is available or under repair.',
    'boats: name, type (single/double/quad), number of seats, status (available/under repair)',
  ],
  [
    'Boats: name, type (single, double or quad), and status, either available or out for repair',
    'boats: name, type (single/double/quad), status (available/out for repair)',
  ],
  [
    'create list payments: client, worker, amount, cash or card, date',
    'payments: client, worker, amount, cash or card (cash/card), date',
  ],
  [
    "I need a list of damages: which boat, when, what happened and whether it's been fixed",
    'damages: boat, date, description, fixed (yes/no)',
  ],
  [
    'Make a list of outings. Each outing has a date, a boat from the boats list, a member who booked it and notes',
    'outings: date, boat, member, notes',
  ],
  [
    'keep a list of our members please, with their names, birthdays, and whether they have paid this year',
    'members: name, birthday, paid (yes/no)',
  ],
])('a request for lists is one: %s', (said, instruction) => {
  expect(firstLists(said)).toMatchObject({ instruction, isAsked: true });
});

test('columns that nobody named are said to be usual ones', () => {
  expect(firstLists('I need a list of members')?.text).toBe(
    'I read the list members (name, phone). You named no columns, so these are usual ones; say what else is to be kept.',
  );
  expect(firstLists('make lists: authors with country, books with title')?.text).toBe(
    'I read the lists authors (name, country) and books (title).',
  );
});

test.each([
  ['list of members with no phone', '“no phone”'],
  ['a list of letters with date, who needs it', '“who needs it”'],
  ['a list of kits with size, who pack it', '“who pack it”'],
  ['keep a list of keys with number, who has which key', '“who has which key”'],
])('what a list cannot hold is named, and it is asked about: %s', (said, unused) => {
  expect(firstLists(said)).toMatchObject({
    isAsked: false,
    text: expect.stringContaining(`Not part of it yet: ${unused}.`),
  });
});

test('a list with a rule is asked about, and one called a table is left to other rules first', () => {
  expect(firstLists('make a list of members, only staff can see it')?.isAsked).toBe(false);
  expect(firstLists('make a table for customers')).toMatchObject({ isAsked: true, isEarly: false });
});

test.each([
  ['how many members do we have', 'There is no list of members yet, so nothing was looked up.'],
  ['who are my customers', 'There is no list of customers yet, so nothing was looked up.'],
  [
    'add member Tom',
    'There is no list of members yet, so nothing was added. Make it first, then say this again.',
  ],
])('what needs a list first says so: %s', (said, text) => {
  expect(firstLists(said)).toMatchObject({ text, isAsked: false });
});

test.each([
  'who has no phone',
  'hello',
  'What tables do we have?',
  'add it',
  'I run a bakery',
  'build me a website',
  'can you build something for my club',
  'we need somewhere to write down who borrowed which book',
  'make a list of apples, bananas, cherries, dates, eggs, figs, grapes and hazelnuts',
  'save this',
  'save all my files as version 2',
  'keep the changes',
  'make a list of 12',
  'Really: yes or no',
  `make a list of members ${'with name '.repeat(80)}`,
])('names no list: %s', (said) => {
  expect(firstLists(said)).toBeUndefined();
});

test.each([
  ['make a list of unpaid members', ['members']],
  ['make a list of members with email', ['members']],
  ['make a list of boats', ['members']],
  ['how many boats are there', ['members']],
  ['keep track of boats with name', ['members']],
])('beside tables, only a new list with facts is one: %s', (said, tables) => {
  expect(firstLists(said, tables)).toBeUndefined();
});

test.each([
  ['now i need list of service with price and how many minute', 'services: name, price, minutes'],
  ['Boats: name, status (available or broken)', 'boats: name, status (available/broken)'],
])('beside tables, a new list is made: %s', (said, instruction) => {
  expect(firstLists(said, ['members'])).toMatchObject({ instruction, isEarly: true });
});

test.each([
  ['I run a bakery in Galway', true],
  ['Hello, we have a small kennel', true],
  ['I have a bakery, please make a list of orders', false],
  ['the bakery is mine', false],
])('what only tells of a business asks for nothing: %s', (said, isTold) => {
  expect(tellsOnly(said)).toBe(isTold);
});

test('a list that brings two others together has no name', () => {
  expect(
    firstLists('I need a list of sign ups: which member, which teacher, and the date they signed up', [
      'members',
      'teachers',
    ])?.instruction,
  ).toBe('sign ups: member, teacher, signed on');
});

test.each([
  [
    'two lists: suppliers with name, phone, email. and spare parts with name, stock, price and the supplier',
    'suppliers: name, phone, email; spare parts: name, stock, price, supplier',
  ],
  [
    'make a list of payments with the repair, the amount, the date and the method: cash, card or invoice',
    'payments: repair, amount, date, method (cash/card/invoice)',
  ],
  [
    'and payments, for which repair, amount, when, and how they paid (cash, card or invoice)',
    'payments: repair, amount, date, payment method (cash/card/invoice)',
  ],
  [
    "now the repairs. every repair has a bike, a mechanic who does it, what's wrong, a price, the day it's promised for, and a status: waiting, in progress, done or picked up",
    "repairs: bike, mechanic, what's wrong, price, promised date, status (waiting/in progress/done/picked up)",
  ],
  [
    'and boats, each boat belongs to one of the members. brand, model, colour, frame number',
    'boats: member, brand, model, colour, frame number',
  ],
  [
    'then spare parts, with how many i have, price, and the supplier they come from',
    'spare parts: name, quantity, price, supplier',
  ],
  [
    'now the bookings: which flat, which guest, from what day to what day, how many persons, if paid or not and the deposit',
    'bookings: flat, guest, start day, end day, persons, paid (yes/no), deposit',
  ],
  [
    'bookings with flat, guest, arrival day, departure day, persons, paid yes or no and deposit',
    'bookings: flat, guest, arrival day, departure day, persons, paid (yes/no), deposit',
  ],
  [
    'also cleanings, for each one i write the flat, who cleans (Rosa or Mirela), which day and if is done',
    'cleanings: flat, cleaner (Rosa/Mirela), day, done (yes/no)',
  ],
  [
    'and i must note expenses, what for, how much, when and for which flat',
    'expenses: description, amount, date, flat',
  ],
  [
    'and then the borrowings: which tool, which member, when they took it, when its due back and when it came back',
    'borrowings: tool, member, took on, due date, return date',
  ],
  [
    'Voucher list please: number, who bought it, valid until, used yes/no',
    'vouchers: number, bought by, valid until, used (yes/no)',
  ],
  ['make repairs: price, status (open, done)', 'repairs: date, price, status (open/done)'],
])('beside tables, what describes a new list is its columns: %s', (said, instruction) => {
  expect(firstLists(said, ['members'])).toMatchObject({ instruction, isAsked: true });
});

test('a new list can have its first rows at once', () => {
  const said = 'i need a list of mechanics with their name and phone. put Ben and Lotte in it';
  expect(firstLists(said)).toMatchObject({
    instruction: 'mechanics: name, phone',
    rows: ['Ben', 'Lotte'],
    isAsked: true,
  });
  // What is no name is not left out in silence.
  expect(firstLists(said.replace('Ben and Lotte', 'everything from my notebook'))).toMatchObject({
    rows: [],
    isAsked: false,
    text: expect.stringContaining('Not part of it yet: “put everything from my notebook in it”.'),
  });
});

test.each([
  ['a list of payments: repair, amount, method (cash, card)', 'payments'],
  ['make payments: repair, amount, date', 'payments'],
  ['I need a list of payments with amount and date', undefined],
  ['show me a list of payments: amount, method (cash, card)', undefined],
  ['make a list of boats: name, length', undefined],
  ['make a list of payments', undefined],
  ['what is this', undefined],
])('a list that is there already is not made again: %s', (said, name) => {
  expect(presentList(said, ['payments', 'members'])).toBe(name);
});
