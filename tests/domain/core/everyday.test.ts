import { readDatabase } from '@saywright/domain/core';
import type { Lexicon } from '@saywright/domain/planner';
import { understand } from '@saywright/domain/planner';
import { describe, expect, test } from 'vitest';
import { column, link, named, table } from '../../support/lexicon.ts';
import { today } from './salon.ts';
import { studio, workshop } from './businesses.ts';
import { askedOf, rowsOf, sqlOf } from './sqlOf.ts';

const pick = (from: string, name: string): string => `(select id from ${from} where name = '${name}')`;

describe('several rows in a sentence', () => {
  test.each([
    [
      'teachers are Mia Roe 555-0101 mia@lotus.com, Leo Poe 555-0102 and Zoe Shah 555-0103 zoe@lotus.com',
      "insert into teachers (name, phone, email) values ('Mia Roe', '555-0101', 'mia@lotus.com'), ('Leo Poe', '555-0102', default), ('Zoe Shah', '555-0103', 'zoe@lotus.com')",
    ],
    [
      'add the classes: Bliss monday 7am 12 spots with Ana, Soft Yoga tuesday 10am 10 spots with Priya',
      `insert into classes (name, weekday, "time", number_of_spots, teacher_id) values ('Bliss', 'monday', '07:00', 12, ${pick('teachers', 'Ana Ruiz')}), ('Soft Yoga', 'tuesday', '10:00', 10, ${pick('teachers', 'Priya Shah')})`,
    ],
    [
      'add members Tim Baker, 555-2222, joined 10 march 2025 and Lea Lindt, lea@mail.com, joined 1 september 2025',
      "insert into members (name, phone, email, joined_on) values ('Tim Baker', '555-2222', default, '2025-03-10'), ('Lea Lindt', default, 'lea@mail.com', '2025-09-01')",
    ],
  ])('each begins with a name: %s', (said, sql) => {
    expect(rowsOf(said, studio)).toBe(sql);
  });

  test.each([
    [
      'add class Evening Flow, weekday monday, time 7am, 12 spots, teacher Ana Ruiz',
      `insert into classes (name, weekday, "time", number_of_spots, teacher_id) values ('Evening Flow', 'monday', '07:00', 12, ${pick('teachers', 'Ana Ruiz')})`,
    ],
    [
      'add a pass for Lisa Moore with 10 visits, 3 used, price 120, expires 31 dec 2026',
      `insert into passes (member_id, number_of_visits, number_of_used_visits, price, expiry_date) values (${pick('members', 'Lisa Moore')}, 10, 3, 120, '2026-12-31')`,
    ],
    [
      'book Lisa into Yin on 9 november 2026',
      `insert into bookings (member_id, class_id, date) values (${pick('members', 'Lisa Moore')}, ${pick('classes', 'Yin')}, '2026-11-09')`,
    ],
  ])('the words before a value only name it: %s', (said, sql) => {
    expect(rowsOf(said, studio)).toBe(sql);
  });

  test('a number of figures in groups is one value', () => {
    expect(rowsOf('new invoice 2025/03 for jorge, 50, not paid', workshop)).toBe(
      `insert into invoices (number, customer_id, amount, paid) values ('2025/03', ${pick('customers', 'Jorge Ruiz')}, 50, false)`,
    );
  });
});

test('lines that each name a column are one row', () => {
  expect(rowsOf('Add to members:\nname: Ann Roe\nphone: 555-1234\njoined: 2024-02-03', studio)).toBe(
    "insert into members (name, phone, joined_on) values ('Ann Roe', '555-1234', '2024-02-03')",
  );
});

test('a day of the week is the date of a row', () => {
  const firings: Lexicon = {
    tables: [
      table(
        'firings',
        column('date', 'date'),
        column('temperature', 'numeric'),
        column('type', 'text', { allowedValues: ['bisque', 'glaze'] }),
      ),
    ],
  };
  expect(rowsOf('add firing: type glaze, date friday, temperature 1240', firings)).toBe(
    "insert into firings (date, temperature, type) values ('2026-12-04', 1240, 'glaze')",
  );
});

test('a date named like a weekday takes the day as a date', () => {
  expect(rowsOf('add a rental for Jorge Ruiz start day friday', workshop)).toBe(
    `insert into rentals (customer_id, start_day) values (${pick('customers', 'Jorge Ruiz')}, '2026-12-04')`,
  );
});

test('a date is no phone number', () => {
  expect(rowsOf('add member Clara Vogt, joined 2023-09-01', studio)).toBe(
    "insert into members (name, joined_on) values ('Clara Vogt', '2023-09-01')",
  );
});

describe('what became of somebody', () => {
  const jorge = "customer_id in (select customers.id from customers where customers.name = 'Jorge Ruiz')";
  test.each([
    [
      'jorge paid now, cash',
      `update invoices set paid = true, payment_method = 'cash' where ${jorge} and not (paid is true)`,
    ],
    [
      'Jorge has paid invoice 2025/01 by card',
      `update invoices set paid = true, payment_method = 'card' where ${jorge} and number = '2025/01' and not (paid is true)`,
    ],
    ['E11 is not working', "unsure: update ebikes set working = false where name = 'E11'"],
  ])('“%s” changes what it says', (said, sql) => {
    expect(rowsOf(said, workshop).replaceAll(/"/gu, '')).toBe(sql);
  });

  test.each(['has jorge paid?', 'jorge paid 45', 'jorge and anna paid now'])(
    '“%s” changes nothing',
    (said) => {
      expect(rowsOf(said, workshop)).toBe('-');
    },
  );

  test.each(['remove Jo from the waiting list', 'Jo moved away, take her off the waiting list'])(
    '“%s” takes one person off it',
    (said) => {
      expect(rowsOf(said, studio)).toBe(
        "delete from waiting_list where member_id in (select members.id from members where members.name = 'Jo Lindt')",
      );
    },
  );
});

test('a link is taken from a row, and nobody is deleted', () => {
  expect(rowsOf('remove the teacher from Yin', studio)).toBe(
    "update classes set teacher_id = null where name = 'Yin'",
  );
});

describe('a new value', () => {
  test.each([
    [
      'Gentle Yoga moves to wednesday',
      "update classes set weekday = 'wednesday' where name = 'Gentle Yoga'",
      studio,
    ],
    ['change Gentle Yoga to 11:00', `update classes set "time" = '11:00' where name = 'Gentle Yoga'`, studio],
    [
      'set date ready of R2 to friday',
      "update repairs set date_ready = '2026-12-04' where name = 'R2'",
      workshop,
    ],
  ])('“%s” says by its form where it belongs', (said, sql, lexicon) => {
    expect(sqlOf(readDatabase(said, { lexicon, today }), lexicon)).toBe(sql);
  });

  test('what limits the rows may stand behind the value', () => {
    const found = understand('set name of parts to tube where stock is 3', workshop);
    expect(found.kind === 'plan' && found.plan.sql).toBe("update parts\nset name = 'tube'\nwhere stock = 3;");
  });

  test('a text that goes on after “where” never overwrites every row', () => {
    const found = understand('set name of parts to tube where frobs are zibbed', workshop);
    expect(found.kind).not.toBe('plan');
  });
});

describe('what may be there once', () => {
  test.each([
    ['a part can not be two times in the same repair', 'add-unique repair_parts part_id repair_id', workshop],
    [
      'the combination of repair and part must be unique',
      'add-unique repair_parts repair_id part_id',
      workshop,
    ],
    [
      'nobody can take the same part twice in the same repair',
      'add-unique repair_parts part_id repair_id',
      workshop,
    ],
    ['a member can be in a class only once per date', undefined, studio],
  ])('“%s” is about each pair', (said, expected, lexicon) => {
    const reading = readDatabase(said, { lexicon, today });
    const part = reading?.kind === 'parts' ? reading.parts[0] : undefined;
    const [change] = part && 'changes' in part && part.service === 'database' ? part.changes : [];
    expect(
      change?.do === 'add-unique' ? `add-unique ${change.table} ${change.columns.join(' ')}` : undefined,
    ).toBe(expected);
  });

  test('a timetable of the week has its days', () => {
    expect(rowsOf('no teacher can have two classes at the same time', studio)).toMatch(
      /unique \(teacher_id, weekday, "time"\)$/u,
    );
  });

  test('the last day of a rental counts', () => {
    expect(rowsOf('one ebike can not be rented two times at the same time', workshop)).toContain(
      "daterange(start_day, end_day, '[]')",
    );
  });
});

test('a room is free again on the day of departure', () => {
  const hotel: Lexicon = {
    tables: [
      table('rooms', named('Oak')),
      table('stays', link('room_id', 'rooms'), column('arrival', 'date'), column('departure', 'date')),
    ],
  };
  expect(rowsOf('one room can not be booked two times at the same time', hotel)).toContain(
    'daterange(arrival, departure) with &&',
  );
});

describe('questions', () => {
  test('what is rented over a day is not free on it', () => {
    expect(askedOf('which ebikes are free on 2 august 2027?', workshop)).toContain(
      "start_day < '2027-08-03' and (rentals.end_day >= '2027-08-02' or rentals.end_day is null)",
    );
  });

  test('how many of something a row says it has', () => {
    const clays: Lexicon = {
      tables: [
        table(
          'clays',
          column('kind', 'text', { values: ['white stoneware'] }),
          column('bags_left', 'integer'),
        ),
      ],
    };
    expect(askedOf('how many bags of white stoneware do i have left?', clays)).toBe(
      "select kind, bags_left from clays where kind = 'white stoneware' limit 50",
    );
  });

  test('a row is known by its number', () => {
    const shelves: Lexicon = {
      tables: [table('shelves', column('number', 'integer'), column('price', 'numeric(12,2)'))],
    };
    expect(sqlOf(readDatabase('set the price of shelf 3 to 20', { lexicon: shelves, today }), shelves)).toBe(
      'update shelves set price = 20 where number = 3',
    );
  });

  test('the parent of Luca is not called “Luca’s”', () => {
    const parents: Lexicon = { tables: [table('parents', named('Marco', "Macy's"), column('phone'))] };
    expect(understand("what is the phone of the parent Luca's", parents).kind).not.toBe('plan');
    expect(understand("what is the phone of the parent Macy's", parents).kind).toBe('plan');
  });

  test('two columns are compared', () => {
    expect(askedOf('show parts where stock is less than order level', workshop)).toContain(
      'where stock < order_level',
    );
  });

  test('who comes to something is looked up', () => {
    expect(askedOf("who's coming to Morning Flow on 3 november 2026?", studio)).toContain(
      "classes.name = 'Morning Flow'",
    );
  });

  test('what a person does names no column', () => {
    const reading = readDatabase('which classes does Ana teach?', { lexicon: studio, today });
    expect(reading?.kind === 'parts' && reading.unused).toBeFalsy();
  });

  test('the highest of a column is one of the rows', () => {
    expect(askedOf('the class with the highest number of spots', studio)).toMatch(
      /from classes .*order by (?:classes\.)?number_of_spots desc/u,
    );
  });

  test.each([
    ['how many visits does lisa have left?', studio],
    ['how much cost the parts in each repair?', workshop],
    ['how many repairs has every mechanic, also those with nothing', workshop],
    ['how much money makes each ebike in august 2027? days multiply by price', workshop],
  ])('“%s” gets no figure of something else', (said, lexicon) => {
    expect(askedOf(said, lexicon)).toBe('-');
  });
});
