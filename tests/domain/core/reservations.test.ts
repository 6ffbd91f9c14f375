import { toldLists, offeredLists } from '@saywright/domain/app';
import { readRowList, withClock } from '@saywright/domain/core';
import type { Lexicon } from '@saywright/domain/planner';
import { expect, test } from 'vitest';
import { column, table } from '../../support/lexicon.ts';
import { sqlOf } from './sqlOf.ts';

/** The boats of a club, which members reserve for a part of a day. */
const club: Lexicon = {
  tables: [
    table('members', column('name', 'text', { values: ['Susan Baker', 'Marek Duda'] })),
    table('boats', column('name', 'text', { values: ['Heron', 'Lady Margaret'] })),
    table(
      'reservations',
      column('member_id', 'uuid', { references: 'members' }),
      column('boat_id', 'uuid', { references: 'boats' }),
      column('date', 'date'),
      column('start_time', 'time without time zone'),
      column('end_time', 'time without time zone'),
    ),
  ],
};

const planned = (said: string): string =>
  sqlOf(readRowList(withClock(said), { lexicon: club, today: '2026-11-30' })?.reading, club);

test.each([
  ['Marek takes Heron this Saturday from 7 to 9', "'2026-12-05', '07:00', '09:00'"],
  ['Susan takes Lady Margaret on Sunday 10:00 to 12:00', "'2026-12-06', '10:00', '12:00'"],
  ['Susan takes Heron on Sunday from 10 until noon', "'2026-12-06', '10:00', '12:00'"],
])('a reservation has the times from which to which it is: %s', (said, values) => {
  expect(planned(said)).toContain(values);
});

test.each([
  'two reservations of the same boat must not overlap',
  'Reservations of one boat may never overlap.',
  'it is not possible that two members take the same boat at the same time',
])('what is taken for a part of a day is not taken twice in it: %s', (said) => {
  expect(planned(said)).toMatch(/exclude using gist .*"?boat_id"?.*"?date"?.*start_time.*end_time/u);
});

test('rows that overlap are not those of which there is one', () => {
  expect(planned('two members of the same boat must not overlap')).toBe('-');
});

test.each([
  ['tomorrow between 9 and 11', 'tomorrow from 09:00 to 11:00'],
  ['on Friday from 2 to 4pm', 'on Friday from 14:00 to 16:00'],
  ['on Sunday from 7.30 to 9 in the morning', 'on Sunday from 07:30 to 09:00'],
  ['from 7 to 9', 'from 7 to 9'],
  ['on Friday from 9 to 7', 'on Friday from 9 to 7'],
  ['on Friday from 3 to 5 people', 'on Friday from 3 to 5 people'],
  ['free at noon', 'free at noon'],
])('two hours beside a day are times: %s', (said, written) => {
  expect(withClock(said)).toBe(written);
});

test('what people do with things is a list of its own, linked to both', () => {
  const tables = ['members', 'boats'];
  const said =
    'members are reserving the boats. I want to write which member takes which boat, on which day, from when to when';
  const { instruction = '' } = toldLists(said, tables) ?? {};
  expect(instruction).toBe('reservations: member, boat, date, start time, end time');
  expect(offeredLists(instruction, tables)).toMatchObject([
    {
      columns: [
        { references: { table: 'members' } },
        { references: { table: 'boats' } },
        { name: 'date', type: 'date' },
        { name: 'start_time', type: 'time' },
        { name: 'end_time', type: 'time' },
      ],
    },
  ]);
});

test.each([
  [
    'People borrow books from us. I need to know who has it, when they took it and when it is due',
    'loans: person, took on, due date',
  ],
  ['The guests rent our kayaks. For each one the name, the phone and the day', 'rentals: name, phone, date'],
])('%s', (said, lists) => {
  expect(toldLists(said)?.instruction).toBe(lists);
});
