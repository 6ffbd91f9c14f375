import { memberFindings, tableSentence, type TableAccess } from '@saywright/domain/access';
import { describe, expect, test } from 'vitest';
import { everything, person, sentence, tableOf, type Rows } from './access.support.ts';

/** A table that was tried as staff, too. */
function withStaff(access: TableAccess, rows: Rows): TableAccess {
  return {
    ...access,
    people: [...access.people.slice(0, 3), person('staff', rows), ...access.people.slice(3)],
  };
}

const untried: Rows = { read: { rows: 0, stopped: 'untried' } };
const own = (rows: number): Rows => ({ read: rows, own: rows });
const appointments = tableOf('appointments', 3, { a: own(2), b: own(1) });

describe('a table as a sentence, with staff', () => {
  test.each([
    [
      withStaff(appointments, everything(3)),
      "A stranger can read 0 of 3 appointments. Person A reads 2 and Person B 1: only their own, never each other's. Staff can read, change and delete all 3 appointments, and add more.",
    ],
    [
      withStaff(tableOf('staff', 1, {}), { read: 1 }),
      'Strangers and people who are not staff can read 0 of 1 staff. Staff can read 1 of 1 staff.',
    ],
    [
      withStaff(tableOf('secrets', 1, {}), {}),
      'Only your server can read secrets: strangers and people who sign in read 0 of 1 secret.',
    ],
    [
      withStaff(tableOf('services', 2, { stranger: { read: 2 }, a: { read: 2 } }), { read: 2, change: 2 }),
      'Anyone can read all 2 services. Staff can read and change all 2 services.',
    ],
    [
      withStaff(tableOf('services', 2, { stranger: { read: 2 }, a: { read: 2 } }), { read: 2 }),
      'Anyone can read all 2 services.',
    ],
    [
      withStaff(tableOf('services', 2, { stranger: { read: 2 }, a: { read: 2 } }), untried),
      'Anyone can read all 2 services. What staff can do was not tried.',
    ],
  ])('%#', (access, text) => {
    expect(tableSentence(access)).toBe(text);
  });

  test('what staff could not be tried for is said', () => {
    expect(sentence(withStaff(appointments, untried), 'staff', 'read')).toBe(
      'Whether staff can read rows of appointments was not tried.',
    );
  });
});

describe('what a plan opens to the people it makes staff', () => {
  const only = (table: string, total: number, rows: Rows, more: Partial<TableAccess> = {}): TableAccess => ({
    ...tableOf(table, total, {}, more),
    people: [person('personA', rows)],
  });
  const change = (before: TableAccess, after: TableAccess) => [
    { who: 'bruno@example.org', list: 'staff_members', tables: [{ before, after }] },
  ];

  test.each([
    [only('time_off', 3, {}), only('time_off', 3, { read: 3 }), 'will see all time off'],
    [only('orders', 3, { read: 1 }), only('orders', 3, { read: 2 }), 'will see 2 of 3 orders'],
    [
      only('orders', 3, {}),
      only('orders', 9000, { read: 12 }, { atLeast: true }),
      'will see 12 of at least 9,000 orders',
    ],
    [only('orders', 3, { read: 3 }), only('orders', 3, { read: 3, delete: 3 }), 'can delete orders'],
    [only('orders', 3, { read: 3 }), only('orders', 3, {}), 'will no longer see all orders'],
    [only('orders', 3, { add: 1 }), only('orders', 3, {}), 'can no longer add orders'],
  ])('%#', (before, after, deeds) => {
    const [finding, ...others] = memberFindings(change(before, after));
    expect(others).toEqual([]);
    expect(finding?.sentence).toBe(
      `bruno@example.org ${deeds}, because access rules ask who is in staff members.`,
    );
  });

  test('opening is medium risk, closing is low, and what stays is not said', () => {
    const [less, more] = [only('orders', 3, {}), only('orders', 3, { read: 3 })];
    expect(memberFindings(change(less, more))).toMatchObject([{ rule: 'opens-access', level: 'medium' }]);
    expect(memberFindings(change(more, less))).toMatchObject([{ rule: 'closes-access', level: 'low' }]);
    expect(memberFindings(change(more, more))).toEqual([]);
    expect(memberFindings(change({ ...less, people: [] }, more))).toEqual([]);
  });
});
