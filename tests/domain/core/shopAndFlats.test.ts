import { readInstruction } from '@saywright/domain/read';
import { understand, type Lexicon } from '@saywright/domain/planner';
import { describe, expect, test } from 'vitest';
import { column, link, named, table } from '../../support/lexicon.ts';
import { realModel } from '../learned/realModel.ts';
import { askedOf, rowsOf, sqlOf } from './sqlOf.ts';
import { today } from './salon.ts';

const choices = (...values: readonly string[]) => ({ values, allowedValues: values });
const shop: Lexicon = {
  tables: [
    table('customers', named('Petra Vogel')),
    table(
      'bikes',
      link('customer_id', 'customers'),
      column('brand', 'text', { values: ['Gazelle'] }),
      column('model', 'text', { values: ['Orange'] }),
      column('frame_number'),
    ),
    table('mechanics', named('Ben', 'Lotte'), column('phone')),
    table(
      'repairs',
      link('bike_id', 'bikes'),
      link('mechanic_id', 'mechanics'),
      column('whats_wrong', 'text', { values: ['slipping gears', 'flat tyre'] }),
      column('price', 'numeric'),
      column('promised_date', 'date'),
      column('status', 'text', choices('waiting', 'in progress', 'done')),
    ),
    table(
      'spare_parts',
      named('inner tube', 'chain'),
      column('stock', 'integer'),
      column('price', 'numeric'),
    ),
    table('payments', link('repair_id', 'repairs'), column('amount', 'numeric'), column('date', 'date')),
  ],
};
const rental: Lexicon = {
  tables: [
    table(
      'flats',
      named('Azzurra', 'Limone'),
      column('beds', 'integer'),
      column('price_per_night', 'numeric'),
    ),
    table('guests', named('Hans Weber', 'Jan de Vries'), column('country'), column('phone')),
    table(
      'bookings',
      link('flat_id', 'flats'),
      link('guest_id', 'guests'),
      column('arrival_day', 'date'),
      column('departure_day', 'date'),
      column('people', 'integer'),
      column('paid', 'boolean'),
      column('deposit', 'numeric'),
    ),
    table('cleanings', link('flat_id', 'flats'), column('cleaner'), column('day', 'date')),
    table('expenses', column('description'), column('amount', 'numeric'), link('flat_id', 'flats')),
  ],
};

const readings = (said: string, lexicon: Lexicon) =>
  readInstruction(said, { lexicon, today, learned: realModel });
const done = (said: string, lexicon: Lexicon): string => sqlOf(readings(said, lexicon)[0]?.reading, lexicon);

/** The SQL of the documented way of reading. */
function planned(said: string, lexicon: Lexicon): string {
  const understood = understand(said, lexicon);
  return understood.kind === 'plan' ? understood.plan.sql.replaceAll(/\s+/gu, ' ') : understood.kind;
}

describe('rows without a name', () => {
  test.each([
    [
      'new repair, bike Gazelle, mechanic Ben, whats wrong loose saddle, promised date tuesday, price 45, status waiting',
      /^insert into repairs .* values \(\(select id from bikes where brand = 'Gazelle'\), \(select id from mechanics where name = 'Ben'\), 'loose saddle', 45, '\d{4}-\d\d-\d\d', 'waiting'\)$/u,
    ],
    [
      'add a bike for Petra: brand Koga, model Miyata',
      /^insert into bikes \(customer_id, brand, model\) values \(\(select id from customers where name = 'Petra Vogel'\), 'Koga', 'Miyata'\)$/u,
    ],
  ])('are known by what they are: “%s”', (said, sql) => {
    expect(rowsOf(said, shop)).toMatch(sql);
  });

  test('are shown by it', () => {
    expect(askedOf('which repairs are promised for tomorrow', shop)).toMatch(
      /^select whats_wrong, promised_date from repairs/u,
    );
    expect(askedOf('bookings in december', rental)).toMatch(
      /^select flats\.name as flat, guests\.name as guest, bookings\.arrival_day from bookings/u,
    );
  });
});

describe('what is empty', () => {
  test.each([
    ['show me the repairs that are not done yet', shop, "where status is distinct from 'done'"],
    ['show repairs whose status is not done', shop, "where status is distinct from 'done'"],
    ['show the bookings that are not paid', rental, 'where paid is not true'],
    ['show the bookings without paid', rental, 'where paid is not true'],
  ])('is among what is not so: “%s”', (said, lexicon, sql) => {
    expect(planned(said, lexicon)).toContain(sql);
  });

  test('a free state that is empty is another one', () => {
    const lexicon: Lexicon = { tables: [table('tools', named(), column('state'))] };
    expect(planned('show tools that are not broken', lexicon)).toContain("state is distinct from 'broken'");
  });
});

test('a sum leaves no rows out in silence', () => {
  expect(planned('sum of deposits from who did not pay', rental)).not.toContain('sum(deposit)');
  expect(planned('total deposit in all', rental)).toContain('select sum(deposit) as total from bookings');
});

test('all who share the first place are shown', () => {
  expect(askedOf('from which country come most guests?', rental)).toBe(
    'select * from (select country, count(*) as count from guests group by country order by count(*) desc nulls last fetch first row with ties) as firsts limit 50',
  );
});

describe('days on which something happens', () => {
  test.each([
    ["what's due tomorrow?", shop, /from repairs where promised_date = \(current_date/u],
    ['good morning, who arrives tomorrow?', rental, /from bookings .*where .*arrival_day = \(current_date/u],
    ['which guests arrive on 5 december', rental, /from bookings .*where .*arrival_day = '2026-12-05'/u],
    ['who leaves on 3 december', rental, /from bookings .*where .*departure_day = '2026-12-03'/u],
  ])('“%s”', (said, lexicon, sql) => {
    expect(done(said, lexicon)).toMatch(sql);
  });

  test.each([
    'which flat is free from 12 to 15 december?',
    'which flats are free between 12 and 15 december',
    'flats without booking between 12 december and 15 december',
  ])('stays of which one ends when the other begins: “%s”', (said) => {
    expect(askedOf(said, rental)).toContain(
      "arrival_day < '2026-12-15' and (bookings.departure_day > '2026-12-12' or bookings.departure_day is null)",
    );
  });

  test('days that are over are those of this year', () => {
    expect(askedOf('flats without booking from 1 to 15 november', rental)).toContain(
      "arrival_day < '2026-11-15' and (bookings.departure_day > '2026-11-01'",
    );
  });

  test.each(['which flats are free from 15 to 12 december', 'which flats are free 12 and 15 december'])(
    'no days from one to another: “%s”',
    (said) => {
      expect(askedOf(said, rental)).not.toContain("departure_day > '2026-12-12'");
    },
  );
});

describe('a change in other words', () => {
  test.each([
    [
      'change the booking of Hans Weber, arrival 6 december and departure 10 december',
      rental,
      /^update bookings set arrival_day = '2026-12-06', departure_day = '2026-12-10' where guest_id in \(.*'Hans Weber'\)$/u,
    ],
    ['correct the payment of 45 to 48', shop, /^update payments set amount = 48 where amount = 45$/u],
    ['rename the mechanic Ben to Benno', shop, /^update mechanics set name = 'Benno' where name = 'Ben'$/u],
    [
      'lotte is done with the flat tyre',
      shop,
      /^update repairs set status = 'done' where whats_wrong = 'flat tyre' and mechanic_id in \(.*'Lotte'\)$/u,
    ],
    ['i used one inner tube', shop, /^update spare_parts set stock = stock - 1 where name = 'inner tube'$/u],
  ])('“%s”', (said, lexicon, sql) => {
    const all = readings(said, lexicon).map(({ reading }) => sqlOf(reading, lexicon));
    const first = readings(said, lexicon)[0]?.reading;
    const offered =
      first?.kind === 'question' ? first.choices.map(({ instruction }) => done(instruction, lexicon)) : [];
    expect([...all, ...offered]).toContainEqual(expect.stringMatching(sql));
  });

  test.each([
    ['rename the mechanic Kim to Benno', shop],
    ['change the booking of Hans Weber, arrival 6 december and breakfast yes', rental],
    ['correct the mechanic of 45 to 48', shop],
  ])('of nothing that is there is not planned: “%s”', (said, lexicon) => {
    expect(done(said, lexicon)).not.toMatch(/^update/u);
  });
});

describe('new rows', () => {
  test.each([
    [
      'new guest Anna Berg from Sweden, phone is +46 171 5550134',
      rental,
      "insert into guests (name, country, phone) values ('Anna Berg', 'Sweden', '+46 171 5550134')",
    ],
    [
      'add Tim, Lotta and Kim to my mechanics',
      shop,
      "insert into mechanics (name) values ('Tim'), ('Lotta'), ('Kim')",
    ],
  ])('“%s”', (said, lexicon, sql) => {
    expect(rowsOf(said, lexicon)).toBe(sql);
  });

  test('a guest who is called like a month is not taken for one', () => {
    expect(
      rowsOf('booking for Jan in Limone from 12 december till 15 december, 2 persons', rental),
    ).toContain("'Jan de Vries'");
  });

  test.each([
    ['Add Email and Birthday to mechanics', shop],
    ['Add Ben and Lotte to mechanics', shop],
    ['put Limone at 140 per night', rental],
  ])('are not made of what is none: “%s”', (said, lexicon) => {
    expect(rowsOf(said, lexicon)).not.toMatch(/^insert/u);
  });
});
