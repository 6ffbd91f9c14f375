import { readInstruction } from '@saywright/domain/read';
import type { Lexicon } from '@saywright/domain/planner';
import { describe, expect, test } from 'vitest';
import { column, link, named, table } from '../../support/lexicon.ts';
import { realModel } from '../learned/realModel.ts';
import { sqlOf } from './sqlOf.ts';
import { today } from './salon.ts';

const choices = (...values: readonly string[]) => ({ values, allowedValues: values });
const moment = 'timestamp with time zone';
const pantry: Lexicon = {
  tables: [
    table(
      'families',
      named('Ahmed Hassan', 'Tanya Brooks'),
      column('address'),
      column('people_in_household', 'integer'),
      column('pick_up_day', 'text', { values: ['Thursday', 'Friday'] }),
    ),
    table('volunteers', named('Joe Dunn', 'Priya Shah'), column('phone')),
    table(
      'donations',
      column('given_by', 'text', { values: ['Kroger'] }),
      column('amount', 'integer'),
      column('date', 'date'),
      column('expiry_date', 'date'),
    ),
    table(
      'shifts',
      column('date', 'date'),
      column('start_time', 'time without time zone'),
      column('end_time', 'time without time zone'),
      column('job', 'text', choices('sorting', 'driving')),
      link('volunteer_id', 'volunteers'),
    ),
    table(
      'deliveries',
      link('family_id', 'families'),
      column('date', 'date'),
      column('delivered', 'boolean'),
    ),
    table(
      'stock',
      column('item', 'text', { values: ['pasta', 'milk', 'canned beans', 'ground beef'] }),
      column('quantity', 'integer'),
    ),
  ],
};
const school: Lexicon = {
  tables: [
    table('teachers', named('Jana', 'Tomas')),
    table('cars', named('Polo'), column('licence_plate')),
    table('students', named('Tom Novak', 'Eva Kral'), link('teacher_id', 'teachers')),
    table(
      'lessons',
      link('student_id', 'students'),
      link('car_id', 'cars'),
      column('datetime', moment),
      column('minutes', 'integer'),
    ),
    table(
      'payments',
      link('student_id', 'students'),
      column('amount', 'numeric(12,2)'),
      column('date', 'date'),
    ),
  ],
};

const first = (said: string, lexicon: Lexicon) =>
  readInstruction(said, { lexicon, today, learned: realModel })[0];

/** The SQL of what is done at once; otherwise what is asked back. */
function done(said: string, lexicon: Lexicon): string {
  const found = first(said, lexicon);
  if (found?.reading.kind === 'question')
    return ['asked', ...found.reading.choices.map(({ instruction }) => instruction)].join(' | ');
  return found?.isAgreed === true ? sqlOf(found.reading, lexicon) : 'not at once';
}

describe('a question is about what its words say', () => {
  test.each([
    [
      'which donations expire in the next 7 days?',
      /^select \* from donations where expiry_date >= current_date/u,
    ],
    ['show me everything that goes bad before December 5', /where expiry_date < '2026-12-05'/u],
    ['which donations have expired already', /where expiry_date < current_date/u],
    ['which deliveries are still open?', /^select \* from deliveries where not \(delivered is true\)/u],
    ["what deliveries haven't been done yet?", /^select \* from deliveries where not \(delivered is true\)/u],
    ['which deliveries are done already', /^select \* from deliveries where delivered is true/u],
    [
      "who's working Thursday?",
      /^select volunteers\.name, .* from shifts join volunteers .* where shifts\.date = '2026-12-03'/u,
    ],
    [
      'how many shifts does everybody have?',
      /^select volunteers\.id, volunteers\.name, count\(\*\) as count from shifts join volunteers/u,
    ],
    ['who comes Thursday?', /^select name from families where pick_up_day = 'Thursday'/u],
    [
      'which families live on Oak Street?',
      /^select name, address from families where address ilike '%oak street%'/u,
    ],
    [
      'what are we running low on, like under 20?',
      /^select item, quantity from stock where quantity < 20 order by quantity/u,
    ],
    ['how many beans are left', /^select item, quantity from stock where item = 'canned beans'/u],
    ['how much pasta do we have left?', /^select item, quantity from stock where item = 'pasta'/u],
    ['who has more than 4 people in the house?', /^select \S+ from families where people_in_household > 4/u],
  ])('“%s”', (said, sql) => {
    expect(done(said, pantry)).toMatch(sql);
  });

  test.each([
    "who's cooking Thursday?",
    "who's driving them?",
    'how many hours is Priya working?',
    'how many families do we have and how many people is that?',
  ])('“%s” has a word that no list has, so nothing is looked up at once', (said) => {
    expect(done(said, pantry)).not.toMatch(/^select/u);
  });

  test.each([
    ['how many hours is Priya working?'],
    ['how many families do we have and how many people is that?'],
  ])('“%s” is no figure of something else', (said) => {
    expect(done(said, pantry)).not.toContain(said);
  });

  test.each([
    [
      'how many deals does everybody have?',
      {
        tables: [
          ...pantry.tables,
          table('deals', link('family_id', 'families'), link('volunteer_id', 'volunteers')),
        ],
      },
      'asked | How many deals per family | How many deals per volunteer',
    ],
    [
      'who still has to pay?',
      school,
      'asked | Show students without payments | How much did each student pay',
    ],
  ])('“%s” is asked back with questions that have an answer', (said, lexicon, expected) => {
    expect(done(said, lexicon)).toBe(expected);
  });
});

describe('rows are added with every word in its column', () => {
  test.each([
    'add a shift for Joe Dunn on December 18, 9am to 11am, driving',
    'add a shift for Joe Dunn on December 18, from 9 to 11, driving',
    'new shift: Joe Dunn, December 18, 9:00-11:00, driving',
  ])('“%s” is one row from one time to the other', (said) => {
    expect(done(said, pantry)).toBe(
      "insert into shifts (date, start_time, end_time, job, volunteer_id) values ('2026-12-18', '09:00', '11:00', 'driving', (select id from volunteers where name = 'Joe Dunn'))",
    );
  });

  test('values in brackets belong to the name before them', () => {
    expect(done('our volunteers are Al Green (555-0210) and Bo Li (555-0220)', pantry)).toBe(
      "insert into volunteers (name, phone) values ('Al Green', '555-0210'), ('Bo Li', '555-0220')",
    );
  });

  test('a thing is known by the column for items, also where its number was wrong', () => {
    expect(done('actually the pasta was 50, not 80', pantry)).toBe(
      "update stock set quantity = 50 where item = 'pasta' and quantity = 80",
    );
  });

  test.each([
    'which shifts are from 9:00 to 11:00?',
    "change Joe's shift from 9:00 to 11:00",
    'a shift can only be from 8:00 to 20:00',
  ])('“%s” adds nothing', (said) => {
    expect(done(said, pantry)).not.toMatch(/insert|start_time = .*end_time =/u);
  });

  test('a column is known by the last word of its name', () => {
    expect(done('add cars: Fabia 1 plate 3AB 1234, Golf plate 5SC 2211', school)).toBe(
      "insert into cars (name, licence_plate) values ('Fabia 1', '3AB 1234'), ('Golf', '5SC 2211')",
    );
  });
});

describe('what there is goes up and down', () => {
  const stock = (...steps: readonly string[]): string =>
    steps.map((step) => `update stock set quantity = quantity ${step}`).join('; ');

  test.each([
    [
      'add 20 to the pasta and another 6 ground beef',
      stock("+ 20 where item = 'pasta'", "+ 6 where item = 'ground beef'"),
    ],
    ['we gave out 15 cans of beans today', stock("- 15 where item = 'canned beans'")],
    ['we used 3 milk', stock("- 3 where item = 'milk'")],
  ])('“%s”', (said, sql) => {
    expect(done(said, pantry)).toBe(sql);
  });

  test('what is not known is not taken from anything', () => {
    expect(done('we gave out 15 cans of soup today', pantry)).not.toContain('update');
  });
});

describe('rules and columns', () => {
  test.each([
    'a car can not have two lessons at the same time',
    'same car and same time is not allowed twice',
    'nobody can book a car which is already booked at that time',
  ])('“%s” is about both together', (said) => {
    expect(done(said, school)).toContain('unique (car_id, datetime)');
  });

  test('“all yes” behind a new column is the value of the rows that there are', () => {
    expect(done('add active yes/no to students, all yes', school)).toBe(
      'alter table students add column active boolean not null default true',
    );
  });

  test('“some” is no column', () => {
    expect(done('for some families I need to write down allergies too', pantry)).not.toContain(
      'add column some',
    );
  });
});

test('a lesson that is moved to another day keeps its time', () => {
  const reading = first("move Tom's lesson to friday, same time", school)?.reading;
  expect(sqlOf(reading, school)).toBe(
    "update lessons set datetime = ('2026-12-04')::date + (datetime - (datetime)::date) where student_id in (select students.id from students where students.name = 'Tom Novak')",
  );
});
