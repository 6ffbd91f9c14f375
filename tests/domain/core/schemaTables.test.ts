import { describe, expect, it } from 'vitest';
import { reading } from './workshop.ts';

describe('a new table in an empty project', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    [
      'Table for boats. Name, kind (sail, motor or rowing), length in m, price per day. Name required.',
      [
        'table boats',
        '  name: text required',
        '  kind: text sail|motor|rowing',
        '  length_m: number',
        '  price_per_day: money',
      ],
    ],
    [
      'Guest list: name, email, phone, arrives on. Email must be unique.',
      ['table guest_list', '  name: text', '  email: email unique', '  phone: phone', '  arrives_on: date'],
    ],
    [
      'need a tabel for custmers: name, adress, phone',
      ['table customers', '  name: text', '  address: text', '  phone: phone'],
    ],
    [
      'make a table called plants. columns: name, height in cm, planted on, needs shade yes/no',
      [
        'table plants',
        '  name: text',
        '  height_cm: number',
        '  planted_on: date',
        '  needs_shade: yes-no required = false',
      ],
    ],
    [
      'Hello, I run a small pottery. Please make a table for glazes with name, colour, firing temperature, price and whether it is food safe. Thank you!',
      [
        'table glazes',
        '  name: text',
        '  colour: text',
        '  firing_temperature: number',
        '  price: money',
        '  food_safe: yes-no required = false',
      ],
    ],
    [
      'Pots. Glaze, weight in kg, made on, sold or not. How hard can it be.',
      [
        'table pots',
        '  glaze: text',
        '  weight_kg: number',
        '  made_on: date',
        '  sold: yes-no required = false',
      ],
    ],
    [
      'I want a list of singers: name, voice - soprano, alto or bass, alto if nobody says anything',
      ['table singers', '  name: text', '  voice: text required = "alto" soprano|alto|bass'],
    ],
    [
      'classes (title, price) and pupils (name, email). a pupil can be in many classes, a class has many pupils',
      [
        'table classes',
        '  title: text',
        '  price: money',
        'table pupils',
        '  name: text',
        '  email: email',
        'table pupil_classes',
        '  pupil_id: pupils (delete) required',
        '  class_id: classes (delete) required',
      ],
    ],
    [
      'Two tables please: classes (title, price) and pupils (name, email).',
      ['table classes', '  title: text', '  price: money', 'table pupils', '  name: text', '  email: email'],
    ],
    [
      'tables: pupils, classes. one pupil has many classes and one class many pupils, plus note',
      [
        'table pupils',
        '  name: text required',
        'table classes',
        '  name: text required',
        'table pupil_classes',
        '  pupil_id: pupils (delete) required',
        '  class_id: classes (delete) required',
        '  note: text',
      ],
    ],
    [
      'Authors, books. An author has many books. Book: title, year, price. Deleting an author deletes its books.',
      [
        'table authors',
        '  name: text required',
        'table books',
        '  author_id: authors (delete) required',
        '  title: text',
        '  year: whole-number',
        '  price: money',
      ],
    ],
    [
      'shelves: row number, room, how many books, full or not',
      [
        'table shelves',
        '  row_number: whole-number',
        '  room: text',
        '  books: whole-number',
        '  full: yes-no required = false',
      ],
    ],
    [
      'make a table of parcels and put the rows in:\nname | weight | paid\nAnna | 2,50 | yes\nBela | 1,25 | no',
      [
        'table parcels',
        '  name: text',
        '  weight: number',
        '  paid: yes-no',
        'parcels row "Anna", 2.5, true',
        'parcels row "Bela", 1.25, false',
      ],
    ],
    [
      'a menu! dish, price, vegan or not',
      ['table menu', '  dish: text', '  price: money', '  vegan: yes-no required = false'],
    ],
    [
      'Need somewhere for yarn: fibre (wool, silk, cotton...), weight in g, colour',
      ['table yarns', '  fibre: text', '  weight_g: number', '  colour: text'],
    ],
    [
      'Seminars: date and hour, topic, fees paid till date',
      ['table seminars', '  date_and_time: moment', '  topic: text', '  fees_paid: money'],
    ],
    [
      'Each loan: book, borrower, lent on, due on. Due on must be after lent on.',
      [
        'table loans',
        '  book: text',
        '  borrower: text',
        '  lent_on: date',
        '  due_on: date',
        '  check due_on > lent_on',
      ],
    ],
  ];
  it.each(cases)('reads %s', (sentence, read) => {
    expect(reading(sentence, true)).toEqual(read);
  });
});

describe('a new table beside others', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    [
      'bike loans: which bike, which customer, lent on, back on. one loan per bike',
      [
        'table bike_loans',
        '  bike_id: bikes (refuse) required unique',
        '  customer_id: customers (refuse)',
        '  lent_on: date',
        '  back_on: date',
      ],
    ],
    [
      'new table test rides: which ride, customer, rating from 1 to 5',
      [
        'table test_rides',
        '  ride_id: rides (refuse)',
        '  customer_id: customers (refuse)',
        '  rating: whole-number rating 1..5',
      ],
    ],
  ];
  it.each(cases)('reads %s', (sentence, read) => {
    expect(reading(sentence)).toEqual(read);
  });
});

describe('what is no description of a table', () => {
  it.each(['my list for lost and found? Hats, gloves and where we found it.'])(
    'leaves %s unread',
    (sentence) => {
      expect(reading(sentence, true)).toBeUndefined();
    },
  );
});
