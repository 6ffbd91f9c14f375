import { readRowList, withClock } from '@saywright/domain/core';
import { writePlan } from '@saywright/domain/write';
import { expect, test } from 'vitest';
import { salon, today } from './salon.ts';

/** The SQL that a sentence plans at once, or its question with what it offers. */
function planned(said: string): string {
  const read = readRowList(said, { lexicon: salon, today });
  if (!read) return '-';
  const { reading, isSure } = read;
  if (reading.kind === 'question')
    return `? ${[reading.text, ...reading.choices.map(({ instruction }) => instruction)].join(' | ')}`;
  const part = reading.kind === 'parts' ? reading.parts[0] : undefined;
  const plan = part?.service === 'database' && 'changes' in part ? writePlan(part.changes, salon) : undefined;
  const sql =
    plan?.ok === true ? plan.value.plan.sql.replaceAll(/\s+/gu, ' ').replace(/;\s*$/u, '') : 'unwritten';
  return isSure ? sql : `unsure: ${sql}`;
}

test.each([
  [
    'Here are the first few members:\nTom Ross, tom@x.com, 07700 900123, 14/03/1981, senior, paid\nAda Bell, ada@x.com, 07700 900456, 2/11/1990, junior, not paid',
    "insert into members (name, email, phone_number, birth_date, category, paid_for_this_year) values ('Tom Ross', 'tom@x.com', '07700 900123', '1981-03-14', 'senior', true), ('Ada Bell', 'ada@x.com', '07700 900456', '1990-11-02', 'junior', false)",
  ],
  [
    'Please add these members:\nName, email, date of birth, category, paid\nTom Ross, tom@x.com, 14/03/1981, cox, yes',
    "insert into members (name, email, birth_date, category, paid_for_this_year) values ('Tom Ross', 'tom@x.com', '1981-03-14', 'cox', true)",
  ],
  [
    'Add these to boats:\nMoorhen, double, 2, available\nCentenary, eight, 9, available',
    "insert into boats (name, type, seats, status) values ('Moorhen', 'double', 2, 'available'), ('Centenary', 'eight', 9, 'available')",
  ],
  [
    'the boats\n- Moorhen - double - 2 seats - available\n- Centenary - eight - 9 seats',
    "insert into boats (name, type, seats, status) values ('Moorhen', 'double', 2, 'available'), ('Centenary', 'eight', 9, null)",
  ],
  ['Add these boats:\nMoorhen\nCentenary', "insert into boats (name) values ('Moorhen'), ('Centenary')"],
  [
    'add outings:\n28/11/2026, 9am, Kingfisher, Priya Nair\n29/11/2026, 14.30, Lady Audrey, Sam Leary',
    "insert into outings (date, start_time, boat_id, member_id) values ('2026-11-28', '09:00', (select id from boats where name = 'Kingfisher'), (select id from members where name = 'Priya Nair')), ('2026-11-29', '14:30', (select id from boats where name = 'Lady Audrey'), (select id from members where name = 'Sam Leary'))",
  ],
  [
    'add client Eva Blanc phone 0612345678\nLisa Petit 0698765432\nCarla Roux',
    "insert into clients (name, phone) values ('Eva Blanc', '0612345678'), ('Lisa Petit', '0698765432'), ('Carla Roux', default)",
  ],
  [
    "here's the first lot of members:\nTom Ross, tom@x.com, 1 september 2019\nAda Bell, ada@x.com, 2 october 2020",
    "insert into members (name, email, birth_date) values ('Tom Ross', 'tom@x.com', '2019-09-01'), ('Ada Bell', 'ada@x.com', '2020-10-02')",
  ],
  [
    'new outings:\nKingfisher, 29 Nov, 10:00, calm\nLady Audrey, 3 nov, 14:30, windy',
    "insert into outings (date, start_time, boat_id, notes) values ('2026-11-29', '10:00', (select id from boats where name = 'Kingfisher'), 'calm'), ('2026-11-03', '14:30', (select id from boats where name = 'Lady Audrey'), 'windy')",
  ],
  [
    'Add to services:\ngel 45 euro 90 min\nmanucure simple 20 euro 30 min',
    "insert into services (price, minute, name) values (45, 90, 'gel'), (20, 30, 'manucure simple')",
  ],
])('rows below the name of their list are added: %s', (said, sql) => {
  expect(planned(said)).toBe(sql);
});

test.each([
  [
    'add outings:\n03/04/2026, Kingfisher\n05/04/2026, Lady Audrey',
    '? “03/04/2026” may be two different days. Which one is it? Nothing was planned. | add outings:\n2026-04-03, Kingfisher\n2026-04-05, Lady Audrey | add outings:\n2026-03-04, Kingfisher\n2026-05-04, Lady Audrey',
  ],
  [
    'add boats:\nname, owner\nMoorhen, Tom',
    '? No column of boats is called “owner”; it has name, type, seats and status. Add the column first, or use one of these headings. Nothing was planned. | Add a column owner to boats',
  ],
  [
    'add outings:\n28/11/2026, Sea Gull',
    '? There is no “Sea Gull” in boats yet. Add it there first. Nothing was planned.',
  ],
  [
    'add outings:\ndate, start time, boat\n2026-11-28, 26:30, Kingfisher',
    '? “26:30” does not fit the column start time. Nothing was planned.',
  ],
  [
    'add boats:\nMoorhen, double, two, available, 3, x',
    '? I can’t tell which column of boats “two” and “x” belongs to. Put a line of headings above the rows: name, type, seats, status. Nothing was planned.',
  ],
])('rows with an open value are asked about: %s', (said, question) => {
  expect(planned(said)).toBe(question);
});

test.each(['the weather\nis fine, really', 'show boats\nand members', 'Add a boat'])(
  'no rows are read in %s',
  (said) => {
    expect(planned(said)).toBe('-');
  },
);

test.each([
  [
    'add workers Ana day off monday, Lea day off tuesday',
    "insert into workers (name, day_off) values ('Ana', 'monday'), ('Lea', 'tuesday')",
  ],
  [
    'add service: gel 45 euro 90 min, pedicure 35 euro 60 min',
    "insert into services (price, minute, name) values (45, 90, 'gel'), (35, 60, 'pedicure')",
  ],
  [
    'add polish color with color blue, brand OPI, left 1',
    `insert into polish_colors (brand, "left", color) values ('OPI', 1, 'blue')`,
  ],
  [
    'add appointment for Marie Dubois with Linh tomorrow at 10:00',
    "insert into appointments (client_id, worker_id, date_and_time) values ((select id from clients where name = 'Marie Dubois'), (select id from workers where name = 'Linh'), '2026-11-29 10:00')",
  ],
  [
    'add an appointment, client Marie Dubois, date and time 2026-11-29 9:30',
    "insert into appointments (client_id, date_and_time) values ((select id from clients where name = 'Marie Dubois'), '2026-11-29 09:30')",
  ],
  [
    'Add a boat with name Moorhen, type single, seats 1, status available',
    "insert into boats (name, type, seats, status) values ('Moorhen', 'single', 1, 'available')",
  ],
  [
    'Set the type of Kingfisher to double and Lady Audrey to quad',
    "update boats set type = 'double' where name = 'Kingfisher'; update boats set type = 'quad' where name = 'Lady Audrey'",
  ],
  [
    'cancel Priya’s outing on 2026-11-29, the river is in flood',
    "delete from outings where member_id in (select members.id from members where members.name = 'Priya Nair') and date = '2026-11-29'",
  ],
  [
    'Marie Dubois cancelled for 2026-11-29, take her out of the appointments',
    "delete from appointments where client_id in (select clients.id from clients where clients.name = 'Marie Dubois') and (date_and_time::date >= '2026-11-29' and date_and_time::date < '2026-11-30')",
  ],
  [
    'two clients can not be at the same time with the same worker',
    'alter table appointments add constraint appointments_worker_id_date_and_time_key unique (worker_id, date_and_time)',
  ],
  [
    'Rule: one kennel can not have two dogs at the same time',
    "alter table stays add constraint stays_no_overlap exclude using gist ((int8range(kennel_number, kennel_number, '[]')) with &&, daterange(date, until, '[]') with &&)",
  ],
  [
    'A boat can only be booked once on any one date',
    'alter table outings add constraint outings_boat_id_date_key unique (boat_id, date)',
  ],
  [
    'Eva Blanc is a new client, phone 0699112233',
    "insert into clients (name, phone) values ('Eva Blanc', '0699112233')",
  ],
  [
    'David Pargeter has joined as a senior, his email is d@x.com and he has paid',
    "insert into members (name, email, category, paid_for_this_year) values ('David Pargeter', 'd@x.com', 'senior', true)",
  ],
  [
    'book Lady Audrey for Priya Nair on 2026-11-29 at 10:30, note: needs four crew',
    "insert into outings (date, start_time, boat_id, member_id, notes) values ('2026-11-29', '10:30', (select id from boats where name = 'Lady Audrey'), (select id from members where name = 'Priya Nair'), 'needs four crew')",
  ],
])('what happens in a business is planned: %s', (said, sql) => {
  expect(planned(said)).toBe(sql);
});

test('each of several rows begins with what it is for', () => {
  expect(planned('add outings: Kingfisher 29 Nov 10:00 calm, Lady Audrey 30 Nov 11:30 windy')).toBe(
    "unsure: insert into outings (date, start_time, boat_id, notes) values ('2026-11-29', '10:00', (select id from boats where name = 'Kingfisher'), 'calm'), ('2026-11-30', '11:30', (select id from boats where name = 'Lady Audrey'), 'windy')",
  );
});

test('no word of a row is left out', () => {
  expect(planned('add polish colors: nude OPI 5, blue Essie 2')).toContain(
    `values ('OPI', 5, 'nude'), ('Essie', 2, 'blue')`,
  );
});

test.each([
  ['tomorrow at 3pm', 'tomorrow at 15:00'],
  ['at 12am or 12 p.m.', 'at 00:00 or 12:00'],
  ['tomorrow 14h', 'tomorrow 14:00'],
  ['10h30 with Linh', '10:30 with Linh'],
  ['on Sunday at half past ten', 'on Sunday at 10:30'],
  ['at half past two in the afternoon', 'at 14:30'],
  ['a class of 2h', 'a class of 2h'],
  ['at 13pm', 'at 13pm'],
  ['tomorrow 25h', 'tomorrow 25h'],
  ['called "3pm"', 'called "3pm"'],
  ["tomorrow 10 o'clock", 'tomorrow 10:00'],
  ['tomorrow 10 oclock', 'tomorrow 10:00'],
  ['tomorrow at 9h30', 'tomorrow at 09:30'],
  ['tomorrow at 10 for full groom', 'tomorrow at 10:00 for full groom'],
  ['tomorrow at 10 euro', 'tomorrow at 10 euro'],
])('times of day are read as the database takes them: %s', (said, read) => {
  expect(withClock(said)).toBe(read);
});
