import type { Lexicon } from '@saywright/domain/planner';
import { expect, test } from 'vitest';
import { column, link, named, table } from '../../support/lexicon.ts';
import { askedOf } from './sqlOf.ts';

const clients = table('clients', named('Helga Brandt'), column('telephone'), column('birthday', 'date'));
const practice: Lexicon = {
  tables: [clients, table('appointments', link('client_id', 'clients'), column('date', 'date'))],
};
const club: Lexicon = { tables: [clients, table('players', named('Leo'), column('born_on', 'date'))] };
const day = '((extract(month from birthday)::integer * 100) + extract(day from birthday)::integer)';
const between = (from: number, until: number, join = 'and'): string =>
  `select name, birthday from clients where ${day} >= ${from} ${join} ${day} < ${until} order by ${day.slice(1, -1)} limit 50`;

// Today is Saturday, 28 November 2026.
test.each([
  ['who has birthday in the next 4 weeks', practice, between(1128, 1227)],
  ['Who has a birthday in the next 6 weeks?', practice, between(1128, 110, 'or')],
  ['who has birthday in the next 2 months', practice, between(1128, 129, 'or')],
  ['which clients have their birthday next week', practice, between(1130, 1207)],
  ['whose birthday is tomorrow', practice, between(1129, 1130)],
  ['birthdays of clients this week', club, between(1123, 1130)],
  [
    'whose birthday is this month',
    practice,
    'select name, birthday from clients where extract(month from birthday)::integer = extract(month from current_date)::integer limit 50',
  ],
])('a birthday comes again every year: %s', (said, lexicon, sql) => {
  expect(askedOf(said, lexicon)).toBe(sql);
});

test.each([
  ['who has birthday in the next 4 weeks', club],
  ['who has birthday in the next 2 years', practice],
  ['which dogs have birthday next week', practice],
  ['who has birthday after friday', practice],
])('is not counted by the year: %s', (said, lexicon) => {
  expect(askedOf(said, lexicon)).not.toContain('* 100');
});

test.each(['which is the phone number of Helga Brandt', "what's the telephone of Helga Brandt"])(
  'a phone number is one by any name: %s',
  (said) => {
    expect(askedOf(said, practice)).toBe(
      "select name, telephone from clients where name = 'Helga Brandt' limit 50",
    );
  },
);
