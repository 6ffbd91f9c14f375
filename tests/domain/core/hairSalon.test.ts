import { firstLists } from '@saywright/domain/app';
import { readRowList } from '@saywright/domain/core';
import { readInstruction } from '@saywright/domain/read';
import type { Lexicon } from '@saywright/domain/planner';
import { expect, test } from 'vitest';
import { column, table } from '../../support/lexicon.ts';
import { sqlOf } from './sqlOf.ts';

/** A hair salon with its services and appointments. */
const salon: Lexicon = {
  tables: [
    table(
      'clients',
      column('name', 'text', { values: ['Sofia Rossi', 'Anna Weber'] }),
      column('phone', 'text'),
    ),
    table(
      'services',
      column('name', 'text', { values: ['Cut', 'Color'] }),
      column('price', 'numeric(12,2)'),
      column('minutes', 'integer'),
    ),
    table(
      'appointments',
      column('client_id', 'uuid', { references: 'clients' }),
      column('service_id', 'uuid', { references: 'services' }),
      column('day', 'date'),
      column('time', 'time without time zone'),
    ),
  ],
};
const context = { lexicon: salon, today: '2026-11-30' };

const planned = (said: string): string => sqlOf(readRowList(said, context)?.reading, salon);

test('lists are asked for on behalf of somebody', () => {
  expect(
    firstLists(
      'hello i have a hair salon. please make for me list of clients (name, phone), the services with price and how many minutes, and appointments: which client, which service, day and time',
    )?.instruction,
  ).toBe('clients: name, phone; services: name, price, minutes; appointments: client, service, day, time');
});

test('rows behind the name of their list need no verb', () => {
  expect(planned('services: Cut 35 euro 45 minutes, Beard 15 euro 20 minutes')).toBe(
    "insert into services (name, price, minutes) values ('Cut', 35, 45), ('Beard', 15, 20)",
  );
  expect(planned('services: name, price')).toBe('-');
});

test('a first name says who cannot come', () => {
  expect(planned('sofia cannot come tomorrow, cancel please')).toMatch(
    /^delete from appointments where client_id in .*'Sofia Rossi'\) and day = /u,
  );
  expect(planned('sofia cannot come')).toBe('-');
});

test('rows of a day are those on it', () => {
  const [found] = readInstruction('show appointments of friday', context);
  expect(JSON.stringify(found?.reading)).toContain('2026-12-04');
});
