import { readRowList, withClock } from '@saywright/domain/core';
import type { Lexicon } from '@saywright/domain/planner';
import { describe, expect, test } from 'vitest';
import { column, link, named, table } from '../../support/lexicon.ts';
import { askedOf, rowsOf } from './sqlOf.ts';
import { today } from './salon.ts';

const methods = ['card', 'cash'];
const photographer: Lexicon = {
  tables: [
    table('couples', named('Becker', 'Kim'), column('phone', 'text'), column('email', 'text')),
    table('weddings', link('couple_id', 'couples'), column('wedding_date', 'date')),
    table(
      'payments',
      link('wedding_id', 'weddings'),
      column('amount', 'numeric(10,2)'),
      column('paid_on', 'date'),
      column('method', 'text', { values: methods }),
    ),
    table(
      'assistant_hours',
      link('wedding_id', 'weddings'),
      column('worked_on', 'date'),
      column('hours', 'numeric(4,1)'),
      column('task', 'text', { values: ['album design', 'culling'] }),
    ),
  ],
};
const farm: Lexicon = {
  tables: [
    table('pickup_points', named('Quinta', 'Cafe Lua')),
    table('subscribers', named('Ana Costa', 'Rui Lopes'), link('pickup_point_id', 'pickup_points')),
    table(
      'deliveries',
      link('subscriber_id', 'subscribers'),
      column('day', 'date'),
      column('box_count', 'integer'),
    ),
    table('crops', named('Tomato'), column('price_per_kg', 'numeric')),
    table('harvests', link('crop_id', 'crops'), column('harvested_on', 'date'), column('kg', 'numeric')),
    table(
      'payments',
      link('subscriber_id', 'subscribers'),
      column('amount', 'numeric'),
      column('paid_on', 'date'),
      column('method', 'text', { values: methods, nullable: false }),
    ),
  ],
};

describe('an amount is added up where its unit is named', () => {
  test.each([
    [
      'how many kilos we take out in may?',
      farm,
      'select coalesce(sum(kg), 0) as total_kg from harvests where extract(month from harvested_on)::integer = 5',
    ],
    [
      'how many kg of tomato did we harvest in june',
      farm,
      "select coalesce(sum(kg), 0) as total_kg from harvests where crop_id in (select crops.id from crops where crops.name = 'Tomato') and extract(month from harvested_on)::integer = 6",
    ],
    [
      'in each pick-up point how many boxes on 2026-11-27?',
      farm,
      "select pickup_points.id, pickup_points.name, sum(deliveries.box_count) as total_box_count from deliveries join subscribers on subscribers.id = deliveries.subscriber_id join pickup_points on pickup_points.id = subscribers.pickup_point_id where deliveries.day = '2026-11-27' group by pickup_points.id, pickup_points.name order by sum(deliveries.box_count) desc nulls last limit 50",
    ],
    [
      'how much money enter in october?',
      farm,
      'select coalesce(sum(amount), 0) as total_amount from payments where extract(month from paid_on)::integer = 10',
    ],
    [
      'how much came in by card in 2026?',
      photographer,
      "select coalesce(sum(amount), 0) as total_amount from payments where method = 'card' and (paid_on >= '2026-01-01' and paid_on < '2027-01-01')",
    ],
    [
      'how many hours did she work per task',
      photographer,
      'select task, sum(hours) as total_hours from assistant_hours group by task order by sum(hours) desc nulls last limit 50',
    ],
    [
      'how many hours for the kim wedding',
      photographer,
      "select coalesce(sum(hours), 0) as total_hours from assistant_hours where wedding_id in (select weddings.id from weddings where weddings.couple_id in (select couples.id from couples where couples.name = 'Kim'))",
    ],
  ])('%s', (said, lexicon, sql) => {
    expect(askedOf(said, lexicon)).toBe(sql);
  });

  test('not where a word has no place', () => {
    expect(askedOf('how many kilos did the goats eat in may', farm)).not.toContain('sum(');
  });
});

const ofKim =
  "(select id from weddings where couple_id in (select couples.id from couples where couples.name = 'Kim'))";

describe('what somebody paid is a new payment', () => {
  test.each([
    [
      'Ana Costa payed today 44 in cash',
      farm,
      "insert into payments (subscriber_id, amount, paid_on, method) values ((select id from subscribers where name = 'Ana Costa'), 44, current_date, 'cash')",
    ],
    [
      'Kim just paid 700 by card, 20 march 2026',
      photographer,
      `insert into payments (wedding_id, amount, paid_on, method) values (${ofKim}, 700, '2026-03-20', 'card')`,
    ],
    [
      'Kim transferred 500 euro',
      photographer,
      `insert into payments (wedding_id, amount, paid_on) values (${ofKim}, 500, current_date)`,
    ],
  ])('%s', (said, lexicon, sql) => {
    expect(rowsOf(said, lexicon)).toBe(sql);
  });

  test('a value that it cannot be without is asked for', () => {
    const read = readRowList(withClock('Rui Lopes paid 44'), { lexicon: farm, today });
    expect(read?.reading).toMatchObject({
      kind: 'question',
      choices: methods.map((method) => ({ instruction: `Rui Lopes paid 44, ${method}` })),
    });
  });
});

test.each([
  "Becker's phone is 555-0103 and Kim's email is kim@example.com",
  'set phone to 555-0103 for Becker and email to kim@example.com for Kim',
])('two rows get each their own value: %s', (said) => {
  expect(askedOf(said, photographer)).toBe(
    "update couples set phone = '555-0103' where name = 'Becker'; update couples set email = 'kim@example.com' where name = 'Kim'",
  );
});

describe('hours that somebody worked are a new row', () => {
  test.each([
    [
      'jenny worked 6 hours yesterday on the kim culling',
      `insert into assistant_hours (wedding_id, worked_on, hours, task) values (${ofKim}, (current_date - interval '1 day')::date, 6, 'culling')`,
    ],
    [
      'Jenny worked 3 hours for the kim album design',
      `insert into assistant_hours (wedding_id, worked_on, hours, task) values (${ofKim}, current_date, 3, 'album design')`,
    ],
  ])('%s', (said, sql) => {
    expect(rowsOf(said, photographer)).toBe(sql);
  });

  test('not where rows are of a person who is not known', () => {
    const workers: Lexicon = {
      tables: [
        table('workers', named('Carlos')),
        table('shifts', link('worker_id', 'workers'), column('day', 'date'), column('hours', 'integer')),
      ],
    };
    expect(rowsOf('Jenny worked 6 hours today', workers)).toBe('-');
    expect(rowsOf('Carlos worked 6 hours today', workers)).toContain(
      "where name = 'Carlos'), current_date, 6)",
    );
  });
});

describe('a wrong value is corrected where it stands', () => {
  test.each([
    [
      'oh sorry, the becker payment was 750 not 700',
      photographer,
      "update payments set amount = 750 where wedding_id in (select weddings.id from weddings where weddings.couple_id in (select couples.id from couples where couples.name = 'Becker')) and amount = 700",
    ],
    [
      'the tomato harvest was not 25,5, it was 52,5',
      farm,
      "update harvests set kg = 52.5 where crop_id in (select crops.id from crops where crops.name = 'Tomato') and kg = 25.5",
    ],
  ])('%s', (said, lexicon, sql) => {
    expect(rowsOf(said, lexicon)).toBe(sql);
  });

  test.each(['the payment was 750 not 700', 'the payment of the goats was 750 not 700'])(
    'not where no row is named: %s',
    (said) => {
      expect(rowsOf(said, photographer)).toBe('-');
    },
  );
});

test.each([
  [
    'who not payed in november?',
    farm,
    'select name from subscribers where not (id in (select payments.subscriber_id from payments where not (payments.subscriber_id is null) and extract(month from payments.paid_on)::integer = 11)) limit 50',
  ],
  [
    'how many card and how many cash do we have',
    farm,
    "select method, count(*) as count from payments where method in ('card', 'cash') group by method order by count(*) desc nulls last limit 50",
  ],
  [
    'how much has Becker paid?',
    photographer,
    "select sum(amount) as total from payments where wedding_id in (select weddings.id from weddings where weddings.couple_id in (select couples.id from couples where couples.name = 'Becker'))",
  ],
])('%s', (said, lexicon, sql) => {
  expect(askedOf(said, lexicon)).toBe(sql);
});

test.each([
  ['crops are Leek and Kale', "insert into crops (name) values ('Leek'), ('Kale')"],
  ['crops are leek, kale and beans', "unsure: insert into crops (name) values ('leek'), ('kale'), ('beans')"],
  ['our crops: leek, kale', "unsure: insert into crops (name) values ('leek'), ('kale')"],
  ['crops are old and slow', '-'],
  ['crops are Tomato and Leek', '-'],
  ['the crops are wrong, missing and late', '-'],
])('the names of new rows: %s', (said, sql) => {
  expect(rowsOf(said, farm)).toBe(sql);
});

const practice: Lexicon = {
  tables: [
    table(
      'clients',
      named('Helga Brandt', 'Jürgen Pohl'),
      column('treated_by', 'text', { values: ['Tobias'] }),
    ),
    table(
      'appointments',
      link('client_id', 'clients'),
      column('date', 'date'),
      column('time', 'time'),
      column('duration', 'text', { allowedValues: ['30 minutes', '45 minutes'] }),
      column('person', 'text'),
      column('room', 'text'),
      column('paid', 'boolean'),
    ),
  ],
};
const appointment = (name: string, rest: string, values: string): string =>
  `insert into appointments (client_id, ${rest}) values ((select id from clients where name = '${name}'), ${values})`;

test.each([
  [
    'Brandt tomorrow 9:30 with Katrin, 45 min, room 1',
    appointment(
      'Helga Brandt',
      'date, "time", duration, person, room',
      "(current_date + interval '1 day')::date, '09:30', '45 minutes', 'Katrin', '1'",
    ),
  ],
  [
    'Pohl Monday 14:00 Tobias 30 minutes room 2, not paid',
    appointment(
      'Jürgen Pohl',
      'date, "time", duration, person, room, paid',
      "'2026-11-30', '14:00', '30 minutes', 'Tobias', '2', false",
    ),
  ],
  ['Pohl Monday 14:00 with Anna Maria Weiss, 30', '-'],
  ['Pohl Monday 14:00 for 50 minutes', '-'],
  ['Pohl Monday 14:00 to Vienna, 30 minutes, with Katrin', '-'],
  [
    'I need that nobody can be put in the same room at the same time. Please warn when this happens',
    'alter table appointments add constraint appointments_room_date_time_key unique (room, date, "time")',
  ],
  ['nobody can be put in the same room at the same time, and delete all appointments', '-'],
  ['nobody can be put in the same chair at the same time', '-'],
  ['Pohl cannot come this Thursday', '-'],
  ["Pohl won't come on Monday 14:00", '-'],
])('an appointment as people write it: %s', (said, sql) => {
  expect(rowsOf(said, practice)).toBe(sql);
});

const members: Lexicon = {
  tables: [
    table(
      'members',
      named('Tina Marsh'),
      column('phone', 'text'),
      column('email', 'text'),
      column('street', 'text'),
      column('joined_on', 'date'),
      column('paid', 'boolean'),
      column('expected_on', 'date'),
    ),
  ],
};
test.each([
  [
    'new member Andre Whitlock, 555 0136, cedar ct, joined friday, hasnt paid',
    "insert into members (name, phone, street, joined_on, paid) values ('Andre Whitlock', '555 0136', 'cedar ct', '2026-11-27', false)",
  ],
  [
    "new member Andre Whitlock, 12 High Street, joined sat, hasn't paid yet",
    "insert into members (name, street, joined_on, paid) values ('Andre Whitlock', '12 High Street', '2026-11-28', false)",
  ],
  [
    'new member Andre Whitlock, 555-0136, joined today, paid',
    "insert into members (name, phone, joined_on, paid) values ('Andre Whitlock', '555-0136', current_date, true)",
  ],
  [
    'members: Ana Ruiz 555-0148 lives on Alder st joined today paid. Luis Ferreira, 555-0171, Birch St, not paid yet. Mrs. Gladys Pruitt, 555-0102, paid',
    "insert into members (name, phone, street, joined_on, paid) values ('Ana Ruiz', '555-0148', 'Alder st', current_date, true), ('Luis Ferreira', '555-0171', 'Birch St', default, false), ('Mrs. Gladys Pruitt', '555-0102', default, default, true)",
  ],
  ['members: red ones, 555-0148', '-'],
  [
    'new member Ana Ruiz, 555-0148, expected friday',
    "insert into members (name, phone, expected_on) values ('Ana Ruiz', '555-0148', '2026-12-04')",
  ],
])('what is denied, and a day that is over: %s', (said, sql) => {
  expect(rowsOf(said, members)).toBe(sql);
});

test.each([
  [
    'new member Ana Ruiz, 555-0148, joined today, Birch',
    [
      'Add member: name "Ana Ruiz", phone "555-0148", joined on today, street "Birch"',
      'Add member: name "Ana Ruiz", phone "555-0148", joined on today',
    ],
  ],
  [
    'members: Ana Ruiz, 555-0148, paid. Luis Lopes, 555-0171, not paid, shes been around since march, or april',
    [
      'Add member: name "Ana Ruiz", phone "555-0148", paid yes. add member: name "Luis Lopes", phone "555-0171", paid no',
    ],
  ],
])('what is clear of new rows is offered: %s', (said, instructions) => {
  const reading = readRowList(withClock(said), { lexicon: members, today })?.reading;
  const choices = reading?.kind === 'question' ? reading.choices : [];
  expect(choices.map(({ instruction }) => instruction)).toEqual(instructions);
});

test('a row without a name is known by the one that it belongs to', () => {
  expect(rowsOf('add hours Kim 6 yesterday culling', photographer)).toContain(ofKim);
});
