import { expect, test } from 'vitest';
import { readable } from '../../packages/engine/src/database/readable.ts';
import { wholeRows } from '../../packages/engine/src/operations/wholeRows.ts';

const column = (name: string, table?: string) => ({ kind: 'column', name, ...(table && { table }) }) as const;
const on = {
  kind: 'compare',
  left: column('id', 'guests'),
  operator: '=',
  right: column('guest_id', 'bookings'),
} as const;
const joins = [{ table: 'guests', kind: 'left', on }] as const;
const where = {
  kind: 'compare',
  left: column('arrives_on', 'bookings'),
  operator: '=',
  right: { kind: 'today' },
} as const;

test('rows that are shown by their name and what selects them get all their columns', () => {
  const columns = [{ value: column('name', 'guests') }, { value: column('arrives_on', 'bookings') }];
  expect(wholeRows({ from: 'bookings', joins, columns, where }, 'who arrives today')).toEqual({
    from: 'bookings',
    where,
  });
});

test('a question for a column, a figure or a group stays as it is', () => {
  const room = [{ value: column('room', 'bookings') }];
  expect(wholeRows({ from: 'bookings', columns: room }, 'which rooms').columns).toEqual(room);
  const names = [{ value: column('name') }];
  expect(wholeRows({ from: 'guests', columns: names }, 'show the names of guests').columns).toEqual(names);
  const grouped = { from: 'bookings', columns: names, groupBy: [column('name')] } as const;
  expect(wholeRows(grouped, 'bookings per guest')).toMatchObject(grouped);
});

test('a figure of one row is its value, unless a total is asked for', () => {
  const sum = { kind: 'aggregate', name: 'sum', of: column('price') } as const;
  const ofSoap = {
    from: 'products',
    columns: [{ value: sum }],
    where: { kind: 'compare', left: column('name'), operator: '=', right: { kind: 'value', value: 'Soap' } },
  } as const;
  expect(wholeRows(ofSoap, 'how much is soap').columns).toEqual([
    { value: column('name') },
    { value: column('price') },
  ]);
  expect(wholeRows(ofSoap, 'total price of soap').columns).toEqual(ofSoap.columns);
});

test('a name of another table is called after that table', () => {
  const columns = [{ value: column('name', 'guests') }, { value: column('room', 'bookings') }];
  expect(wholeRows({ from: 'bookings', joins, columns }, 'bookings with room').columns).toMatchObject([
    { as: 'guest' },
    {},
  ]);
});

test.each([
  ['true', 'yes'],
  ['false', 'no'],
  ['2026-11-09', '9 Nov 2026'],
  ['2026-11-09 14:05:31.5+00', '9 Nov 2026, 14:05 UTC'],
  ['2026-11-09T14:05', '9 Nov 2026, 14:05'],
  ['2026-13-09', '2026-13-09'],
  ['Room 12', 'Room 12'],
  [null, null],
])('%s is shown as %s', (value, shown) => {
  expect(readable(value)).toBe(shown);
});
