import { describe, expect, it } from 'vitest';
import { readDatabase } from '../../../packages/domain/src/language/core/index.ts';
import { reading, workshop } from './workshop.ts';

function asked(instruction: string) {
  const read = readDatabase(instruction, { lexicon: { tables: [] }, today: '2026-11-23' });
  return read?.kind === 'question' ? read : undefined;
}

describe('a new table anywhere in a message', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    [
      'we need keep allotment plots in computer. plot number, holder, size in m, rent paid or no, waiting since',
      [
        'table allotment_plots',
        '  plot_number: whole-number',
        '  holder: text',
        '  size_m: number',
        '  rent_paid: yes-no required = false',
        '  waiting_since: date',
      ],
    ],
    [
      'right so i teach guitar and my diary is a mess, can you sort me out with a pupil list: name age parents phone level lesson day',
      [
        'table pupils',
        '  name: text',
        '  age: whole-number',
        '  parent_phone: phone',
        '  level: text',
        '  lesson_day: date',
      ],
    ],
    [
      'Dear Sir, kindly be making one stock register. Item name, opening stock, closing stock, rate, and vendor are to be there. Item name is compulsory. Thanking you.',
      [
        'table stock',
        '  item_name: text required',
        '  opening_stock: whole-number',
        '  closing_stock: whole-number',
        '  rate: number',
        '  vendor: text',
      ],
    ],
    [
      'parking permits. plate / resident / flat / valid until. plate unique.',
      [
        'table parking_permits',
        '  plate: text unique',
        '  resident: text',
        '  flat: text',
        '  valid_until: date',
      ],
    ],
    [
      'for every call that comes in i note the caller, the number, what they wanted and when to ring back',
      ['table calls', '  caller: text', '  number: whole-number', '  wanted: text', '  ring_on: date'],
    ],
    [
      'okay so um I want to have a thing where I can save all of my recipes and each recipe has a title and how long it takes and how many people it’s for and the steps',
      ['table recipes', '  title: text', '  duration: text', '  people: whole-number', '  steps: text'],
    ],
    [
      'GARAGE LOG\nreg plate\nwhat was done\nmileage\nlabour cost\nmechanic',
      [
        'table garages',
        '  reg_plate: text',
        '  description: text',
        '  mileage: number',
        '  labour_cost: money',
        '  mechanic: text',
      ],
    ],
    [
      'Vet visits: which cow, vet, date, diagnosis, cost. And whether a follow-up is needed.',
      [
        'table vet_visits',
        '  cow: text',
        '  vet: text',
        '  date: date',
        '  diagnosis: text',
        '  cost: money',
        '  follow_up_needed: yes-no required = false',
      ],
    ],
    [
      'Hiya! I do dog grooming. Would be brill to have a place for appointments. Dog, breed, what day, price. Also the weather.',
      [
        'table appointments',
        '  dog: text',
        '  breed: text',
        '  day: date',
        '  price: money',
        '  weather: text',
      ],
    ],
    [
      'a table of guests please, with name, diet, which is vegan, vegetarian or any, and whether they stay the night',
      [
        'table guests',
        '  name: text',
        '  diet: text vegan|vegetarian|any',
        '  stay_night: yes-no required = false',
      ],
    ],
    [
      'I want a table of jars. Size, price. Price must not be negative. The label may be left blank.',
      ['table jars', '  size: text', '  price: money price >= 0', '  label: text optional'],
    ],
    [
      'Please make a list of tutors with Ada, Ben and Cleo already on it',
      ['table tutors', '  name: text required', 'tutors row "Ada"', 'tutors row "Ben"', 'tutors row "Cleo"'],
    ],
  ];
  it.each(cases)('reads %s', (sentence, read) => {
    expect(reading(sentence, true)).toEqual(read);
  });
});

describe('several new tables in one message', () => {
  it.each([
    [
      'We hold raffles. Each raffle has a date and a prize. Each ticket belongs to a raffle and has a number and a buyer.',
      [
        'table raffles',
        '  date: date',
        '  prize: text',
        'table tickets',
        '  raffle_id: raffles (refuse) required',
        '  number: whole-number',
        '  buyer: text',
      ],
    ],
    [
      'Need: vehicles (plate, year) and trips (vehicle, driver, miles)',
      [
        'table vehicles',
        '  plate: text',
        '  year: whole-number',
        'table trips',
        '  vehicle_id: vehicles (refuse)',
        '  driver: text',
        '  miles: number',
      ],
    ],
    [
      'Make stamps and albums. One album has many stamps. Stamp has country and year.',
      [
        'table albums',
        '  name: text required',
        'table stamps',
        '  album_id: albums (refuse) required',
        '  country: text',
        '  year: whole-number',
      ],
    ],
    [
      'I keep two books: Wool and Dyes. Each wants a date and an amount in euros. Nothing negative please in any amount.',
      [
        'table wool',
        '  date: date',
        '  amount: money amount >= 0',
        'table dyes',
        '  date: date',
        '  amount: money amount >= 0',
      ],
    ],
  ])('reads %s', (sentence, read) => {
    expect(reading(sentence, true)).toEqual(read);
  });
});

describe('new columns of a table that exists, in any words', () => {
  it.each([
    [
      'make please possible to write nickname of customer, normal is none',
      ['customers + nickname: text = "none"'],
    ],
    ['new column for customers, when did they call last time', ['customers + last_called_on: date']],
    [
      'Customers should also have a nickname and a birthday.',
      ['customers + nickname: text', 'customers + birth_date: date'],
    ],
    [
      'I would like to be able to record the jersey size of customers, S, M, L or XL',
      ['customers + jersey_size: text S|M|L|XL'],
    ],
    [
      'For each ride I want to note the weather and if it was cancelled',
      ['rides + weather: text', 'rides + cancelled: yes-no required = false'],
    ],
  ])('reads %s', (sentence, read) => {
    expect(reading(sentence)).toEqual(read);
  });
});

describe('a message that describes a table without all that is needed', () => {
  it('asks for the name, and reads the message with each of the names it offers', () => {
    const question = asked(
      'The volunteers keep asking me about the hall keys so I want somewhere to jot down who took which key, on what date, and whether they’ve handed it back.',
    );
    expect(question?.text).toBe('What is the new table to be called?');
    const [choice] = question?.choices ?? [];
    expect(reading(choice?.instruction ?? '', true)?.[0]).toBe('table volunteers');
  });

  it('says what it did not use, and leaves it out by a press', () => {
    const question = asked(
      'I should like a table of films with the title and the year. Afterwards please enter our three favourites, you know them.',
    );
    expect(question?.text).toContain('a new table films with title, year');
    expect(question?.text).toContain('Afterwards please enter our three favourites');
    expect(reading(question?.choices[0]?.instruction ?? '', true)).toEqual([
      'table films',
      '  title: text',
      '  year: whole-number',
    ]);
  });

  it.each([
    ['i need table for reparation of phones with customer, model, price', 'phones”'],
    ['I would like to store visits to Leeds with a date, a host and the cost', 'Leeds”'],
    [
      'Can we please have a complaints book? Date, guest, what happened, what we did about it',
      '“what we did about it”',
    ],
    [
      'I need contracts with customer, start and end. When the end is before the start I want it to scream',
      '“When the end',
    ],
  ])('asks about the words of %s that it did not use', (sentence, unused) => {
    expect(asked(sentence)?.text).toContain(unused);
  });

  it('lists a story beside the request as not used', () => {
    const read = readDatabase(
      'right so i teach guitar and my diary is a mess, can you sort me out with a pupil list: name age parents phone level lesson day',
      { lexicon: { tables: [] }, today: '2026-11-23' },
    );
    expect(read?.kind === 'parts' && read.words).toContainEqual({
      said: 'i teach guitar and my diary is a mess',
      read: 'not used',
    });
  });
});

describe('what describes nothing to be stored', () => {
  it.each([
    'Throw away the notes of the customers. There is private stuff inside.',
    'Please enter a new repair for the red bike, 3 hours, ready Friday',
    'make a list of customers who have not paid, with name and email',
    'customers: Anna Smith, 0171 223, Rose Lane 4',
    'Keep names, birthdays and phones private please',
    'I want a button on the homepage to register with name, email and birthday',
    'Sir kindly do the needful, record of customer Patel to be removed with address, phone and email',
    'we have repairs with no date and no mechanic, fix that',
    'i keep forgetting who is in which ride, show me',
    'for ppl already in the customers just put tbd, name, phone and town',
    'merge the two customers Anna Gold and Ana Gold, keep email and town of the first',
    'The customer Hall, born 1950, address 3 Lane, wants her email changed',
    'We want to keep only customers who paid, with name and email, remove the rest',
    'the page for rides needs a date, a time and a name box',
    'we need more rides: brie, feta, and gouda',
    'our customers want to write their hours themselves, date, start and end',
    'Rides in July: cancel them all, and tell the customers by mail',
    'I regret that Mr Lis has resigned and would ask you to record this accordingly, that is the date of departure and his status',
  ])('leaves %s to others', (sentence) => {
    const read = reading(sentence) ?? [];
    expect(read.filter((change) => change.startsWith('table') || change.includes(' + '))).toEqual([]);
    const result = readDatabase(sentence, { lexicon: workshop, today: '2026-11-23' });
    expect(result?.kind === 'question' ? result.text : '').not.toMatch(/new table/u);
  });

  it.each([
    'create a repo called choir-site with a readme and a license',
    'make the buttons green, the text bigger and the logo smaller',
    'i need a login with email and password',
    'could you write a poem about our farm, with cows, hay and rain',
    'commit what I have: header, footer, and the new colours',
    'how do i make a table with name and price?',
    'our club has 40 members, two coaches and a pool',
    'put a picture of the choir on top, then the dates, then a contact form',
    'import my excel please, it has names, phones and addresses',
    'i have an excel sheet with customers, orders and prices, how do i get it in here',
    'is it safe to store names, emails and card numbers here?',
    'make a chart of sales by month, product and region',
    'show: name, place, date of all competitions',
    'I want people to log in with google, facebook or email',
    'keep my password secret please, and do not share name, email or phone',
    'hello, I want to start a website for my choir with a home page, a contact form and a gallery',
    'we are a small school in Leeds, we teach piano, violin and cello',
    'Please make a list of jobs with name and date. Thanks, delete the old ones',
  ])('makes no table of %s in an empty project', (sentence) => {
    const result = readDatabase(sentence, { lexicon: { tables: [] }, today: '2026-11-23' });
    expect(result).toBeUndefined();
  });

  it('reads a long message in a short time', () => {
    const long = 'I need a table of things with a name, a date and a place, and '.repeat(32);
    expect(() => readDatabase(long, { lexicon: { tables: [] }, today: '2026-11-23' })).not.toThrow();
  });
});
