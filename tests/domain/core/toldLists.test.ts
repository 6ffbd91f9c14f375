import { offeredLists, toldLists } from '@saywright/domain/app';
import { describe, expect, test } from 'vitest';

/** The lists of a message on one line; `-` where it describes none. */
function lists(said: string, tables: readonly string[] = []): string {
  return toldLists(said, tables)?.instruction ?? '-';
}

describe('lists in the words of somebody who describes what they keep', () => {
  test.each([
    [
      "so students i need name, phone, when they started, which instructor they're with and if they have their theory already or not",
      'students: name, phone, started on, instructor, theory (yes/no)',
    ],
    [
      'My singers please! Each one has a name, an e-mail, a birthday and the voice (soprano, alto, tenor or bass). Then our music: the title of the piece, who composed it, how many copies we own and which cupboard it is in.',
      'singers: name, e-mail, birthday, voice (soprano/alto/tenor/bass); music: piece title, composed by, copies, cupboard',
    ],
    [
      'need to keep track of my jobs the customer the address what the problem is when im going and how much i charged and if its paid',
      'jobs: customer, address, problem, date, amount, paid (yes/no)',
    ],
    [
      'EVENTS\nclient\ndate\nwhere\nguests (number)\nconfirmed?\n\nDISHES\nname of dish\nstarter / main / dessert\nprice per head',
      'events: name, client, date, place, guests, confirmed (yes/no); dishes: name, kind (starter/main/dessert), price per head',
    ],
    [
      'Members. Name, mobile, junior or senior, joined when, subs paid or not.\nCourts. Number, surface, floodlit y/n.',
      'members: name, mobile, kind (junior/senior), joined on, subs paid (yes/no); courts: number, surface, floodlit (yes/no)',
    ],
    [
      'Hello, I have garage. Customer come with car, I want save the car: plate, brand, what year, and customer who own it. Customer is name and telephone only.',
      'customers: name, telephone; cars: plate, brand, year, customer',
    ],
    [
      'I let out nine flats. Per flat: the street and number, which floor, how many rooms, rent per month. Then the people living in them - name, phone, which flat they are in, from when until when, and how much deposit they put down.',
      'flats: street, number, floor, rooms, rent per month; people: name, phone, flat, start date, end date, deposit',
    ],
    [
      'we sell honey. what i sell every day: the date, in which place, how much money in cash, how much money with card, and how was the weather',
      'sales: date, place, cash amount, card amount, weather',
    ],
    [
      "Summer camp is coming and I've 41 kids to keep straight. Kid's name, age, which patrol (Foxes, Owls, Badgers), can they swim, any medicine they take, who to ring in an emergency and on what number",
      'kids: name, age, patrol (Foxes/Owls/Badgers), swim (yes/no), medicine, emergency contact, phone',
    ],
    [
      'i want the lads down with name and mobile and when their safety card runs out and then the sites what the site is called the address whos the foreman and then the hours so which lad which site what day and how many hours he did cheers',
      'lads: name, mobile, safety card expiry; sites: name, address, foreman; hours: lad, site, date, hours',
    ],
    [
      'A plot has a number, a size in square metres, a yearly rent, maybe a shed on it or maybe not, and a plotholder. Of our plotholders we hold the name, postal address, telephone and the date they took over.',
      'plotholders: name, postal address, telephone, took on; plots: number, size, yearly rent, shed (yes/no), plotholder',
    ],
    [
      'For the hives I should like to record the number painted on the box and in which orchard it stands. And whenever I open one up I write down the date, which hive it was and a few remarks.',
      'hives: number, orchard; hive entries: date, hive, remarks',
    ],
  ])('%s', (said, expected) => {
    expect(lists(said)).toBe(expected);
  });

  test.each([
    [
      'The reservation: which guest, which room, he arrive when, he go away when, if he want the breakfast, and how he pay, cash or card or bank transfer',
      'reservations: guest, room, arrival date, departure date, breakfast (yes/no), payment method (cash/card/bank transfer)',
    ],
    [
      'vaccinations: for which animal, which vaccine, when it was given, when the next one’s due, batch no.',
      'vaccinations: animal, vaccine, given on, due date, batch number',
    ],
    [
      'a lesson is one student with one instructor, the day and time, how many minutes, where we pick them up and the price',
      'lessons: student, instructor, date, time, minutes, pick place, price',
    ],
    [
      'Next I want to write down who came: the student, the class, the date, and did they pay with cash, card or their ten-pass',
      'attendance: student, class, date, payment method (cash/card/ten-pass)',
    ],
    [
      'Then loans, which is a book going out to a reader on a date, with the date it is due back and whether it has come back.',
      'loans: book, reader, date, due date, returned (yes/no)',
    ],
    [
      'About every order: from which agency it is, title of the document, from what language and to what language, amount of words, the deadline, and the state, it can be new, in work, delivered or paid.',
      'orders: agency, document title, from language, to language, words, deadline, state (new/in work/delivered/paid)',
    ],
    [
      'player have name, number of shirt, day he born, phone of mom or dad. game have in home or away, day, hour it start',
      'players: name, shirt number, born on, mom or dad phone; games: name, kind (home/away), date, start time',
    ],
  ])('in the words of each: %s', (said, expected) => {
    expect(lists(said)).toBe(expected);
  });

  test.each([
    [
      'judo club. members, belt exams, fees, tournaments',
      'members: name, phone; belt exams: name, notes; fees: name, date, amount, paid (yes/no); tournaments: name, notes',
    ],
    [
      'I want to follow my clients, the appointments and also the products what I buy for the salon because always we finish the gel',
      'clients: name, phone; products: name, price; appointments: client, product, date, time',
    ],
    [
      "We run a toy library in the church hall. I should like to know which toys we own, which families are members, and who has got what out. I don't need anything fancy.",
      'toys: name, notes; families: name, phone; loans: family, toy, date, returned (yes/no)',
    ],
    [
      "We need households we serve, pickups, donations coming in, and our volunteers' shifts.",
      'households: name, notes; pickups: name, notes; volunteers: name, phone; donations: volunteer, date, amount; shifts: volunteer, date, hours',
    ],
    [
      'bees. 14 hives 3 sites. want to log inspections and honey',
      'hives: name, notes; sites: name, notes; inspections: hive, date; honey: name, notes',
    ],
    [
      'plumber self employed, 1 van. customers jobs quotes invoices materials',
      'customers: name, phone; jobs: customer, title, due date, done (yes/no); quotes: customer, date; invoices: customer, number, date, amount, paid (yes/no); materials: name, quantity',
    ],
    [
      'please make for me student, class, fee and also the test score',
      'students: name, phone; classes: title, date, time; fees: name, date, amount, paid (yes/no); test scores: name, notes',
    ],
    [
      'I follow quotes, inspections and materials',
      'quotes: date, notes; inspections: date, notes; materials: name, quantity',
    ],
    [
      'We keep payments, expenses, shifts and membership',
      'expenses: date, description, amount; members: name, phone; payments: member, date, amount; shifts: member, date, hours',
    ],
  ])('things that are only named: %s', (said, expected) => {
    expect(lists(said)).toBe(expected);
  });

  test.each([
    [
      'I need: agencies, their contact person, rate per word, payment terms. Projects: PO number, word count, deadline, delivered on.',
      'agencies: name, contact person, rate per word, payment terms; projects: po number, word count, deadline, delivered on',
    ],
    [
      'Each radio: maker, model, year, serial nr, where bought, price. Per radio what I did: date, work, hours.',
      'radios: maker, model, year, serial number, place, price; radio entries: name, date, work, hours',
    ],
    [
      'When somebody comes in I write down their name and mobile number. Then for every job I write what the garment is, the price and whether they paid.',
      'customers: name, mobile number; jobs: garment, price, paid (yes/no)',
    ],
    [
      'Every carpet has a number, a size and the buying price. When I sell one I put down the date, the price and the currency.',
      'carpets: number, size, buying price; sales: date, price, currency',
    ],
    [
      'FRIDGE CALLS\ndate rang\nname / address / phone\nmake + model\npart ordered?\n£ labour\ndone?',
      'fridge calls: date rang, name, address, phone, make, model, part ordered (yes/no), labour, done (yes/no)',
    ],
    [
      'Kindly make for student name, father name, mobile, school and batch timing',
      'students: name, father name, mobile, school, batch timing',
    ],
    [
      'For each meeting: date, whose house, which book, who brought snacks, how often we met',
      'meetings: name, date, house, book, snacks brought by, frequency',
    ],
    [
      'On a visit I record each animal: species, sex, weight, what its for, when is the next',
      'animals: name, species, sex, weight, purpose, next date',
    ],
    [
      'I want to keep our clients with name, telephone, what problem they have (back, neck and so on) and who of us treats them',
      'clients: name, telephone, problem, treated by',
    ],
    [
      'And then a list for the appointments: which client, how long (30, 45 or 60 minutes), with whom and in which room. We have room 1 and room 2. And if it is paid or not.',
      'appointments: client, duration (30 minutes/45 minutes/60 minutes), person, room, paid (yes/no)',
    ],
    [
      'I run a tool library, need somewhere to keep track of all the tools. name, what kind (power, hand), what shape its in',
      'tools: name, kind (power/hand), shape',
    ],
    [
      'and then the actual borrowings. who took what, when they took it, when its due back',
      'borrowings: taken by, took on, due date',
    ],
    [
      'im gettin volunteers for the shed. need a shift list, day, from when to when, who. sat 9-12',
      'shifts: date, start time, end time, name',
    ],
    ['helpers: name phone postcode, what they can do', 'helpers: name, phone, postcode, skills'],
  ])('facts and occasions: %s', (said, expected) => {
    expect(lists(said)).toBe(expected);
  });

  test('what is left out of a list, and rules beside it, are named in the question', () => {
    expect(
      toldLists(
        'scouts (name, birthday, patrol), camps (place, dates, cost), who signed up for which camp and did they pay',
      )?.text,
    ).toBe(
      'I read the lists scouts (name, birthday, patrol) and camps (name, place, dates, cost). Not part of it yet: “who signed up for which camp and did they pay”. Is this what you mean?',
    );
    expect(
      toldLists(
        'guests: name, kids?, phone. Tables: number and how many fit. Gifts - who from, what, thank you card sent.',
      )?.text,
    ).toBe(
      'I read the lists guests (name, kids (yes/no), phone) and gifts (from, name). Not part of it yet: “Tables: number and how many fit” and “thank you card sent”. Is this what you mean?',
    );
    expect(
      toldLists(
        'This is in my notes app. hive: number / where it is / colour of queen / type of box. I never find anything again.',
      )?.text,
    ).toBe(
      'I read the list hives (number, place, queen colour, box type). These words are no part of it: “I never find anything again”. Is this what you mean?',
    );
  });

  test('what is described becomes tables with types, choices and links', () => {
    const told = toldLists(
      'a lesson is one student with one teacher, the day and time, how it was paid, and if they came',
      ['students'],
    );
    expect(offeredLists(told?.instruction ?? '', ['students'])).toEqual([
      {
        do: 'create-table',
        name: 'lessons',
        columns: [
          { name: 'student_id', type: 'id', references: { table: 'students', onDelete: 'refuse' } },
          { name: 'teacher', type: 'text' },
          { name: 'date', type: 'date' },
          { name: 'time', type: 'time' },
          { name: 'payment_method', type: 'text' },
          expect.objectContaining({ type: 'yes-no', required: true }),
        ],
      },
    ]);
  });

  test('a sentence that asks for more than lists is named in the question', () => {
    const said =
      'For every dog I need to know the breed, how old it is and who owns it. The trainers should not see the owners.';
    expect(toldLists(said)?.text).toBe(
      'I read the list dogs (name, breed, age, owner). Not part of it yet: “The trainers should not see the owners”. Is this what you mean?',
    );
  });

  test('its choice makes the same lists', () => {
    const told = toldLists('For every dog I need to know the breed, how old it is and who owns it');
    expect(offeredLists(told?.instruction ?? '', [])).toMatchObject([{ do: 'create-table', name: 'dogs' }]);
    expect(offeredLists('members: name, email (unique)', [])).toBeUndefined();
    expect(offeredLists('dogs: name, breed', ['dogs'])).toBeUndefined();
    expect(offeredLists('show all dogs', [])).toBeUndefined();
    // What another reader offers is made by that one.
    expect(offeredLists('Add tool: name "Drill", donated by "Rex", kind power', [])).toBeUndefined();
    expect(offeredLists('Add tool: name Drill, kind power', [])).toBeUndefined();
  });
});

describe('what describes no lists', () => {
  test.each([
    'how many students do we have and who has not paid',
    'booking for Hans Weber in Azzurra from 12 december to 15 december, 3 persons, not paid',
    'cars: white polo, red corsa, blue yaris. yaris is the automatic one the other two are manual',
    'add a phone and an email to the students',
    'Tenants (name, phone, lease end). Rent payments with date, amount, check number. Two tenants must never have the same phone.',
    'I need two tables. Students (name, phone). Courses (title, price). Nothing else.',
    'We lose orders. We need an online shop. Products have a name and a price, customers a name and a phone.',
    'Families come and borrow toys, and the children are happy',
    'When did the members pay, and how much',
    'I run a small bakery and my name is on the door, the address is easy to find',
    'Build an app with name, phone and email for my customers',
    'Create a table called customers with name, phone and which town they live in',
    'a member has a name and an email which must be unique, and a phone',
    'I need order book: cafés, products with price, and orders with how many pieces, delivery day and if it is paid',
  ])('%s', (said) => {
    expect(lists(said, [])).toBe('-');
  });

  test('a list that is there is not made again', () => {
    expect(lists('For every dog I need to know the breed, how old it is and who owns it', ['dogs'])).toBe(
      '-',
    );
  });
});

test.each([
  [
    'i make and repair violins. need to keep customers with phone and email, the instruments they bring in (violin viola or cello, maker, year, whose it is) and the repairs on each one: what has to be done, price, when it came in',
    'customers: name, phone, email; instruments: name, kind (violin/viola/cello), maker, year, customer; repairs: instrument, work, price, arrival date',
  ],
  [
    'We need to keep clients with phone, the bikes they own (brand, size) and visits: bike, date, what was done. Sometimes they are late.',
    'clients: name, phone; bikes: client, brand, size; visits: bike, date, work done',
  ],
  [
    'Good morning, I am the honorary secretary of a rowing club, and for years I have kept everything in a notebook, so what I would like is one place for our members, with their name, telephone, email, date of birth',
    'members: name, telephone, email, birth date',
  ],
])('who writes is no list, and each list of a sentence has its facts: %s', (said, instruction) => {
  expect(toldLists(said)?.instruction).toBe(instruction);
});
