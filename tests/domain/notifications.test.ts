import {
  connectivityIssue,
  failedOperationIssue,
  rowSecurityIssue,
  slowQueryIssue,
  type MonitoringIssue,
} from '@saywright/domain/monitoring';
import {
  addNotification,
  clearNotifications,
  dismissNotification,
  issueNotification,
  markNotificationRead,
  maxNotifications,
  notificationTypes,
  operationNotification,
  parseNotifications,
  resolveNotification,
  shownNotifications,
  unreadCount,
  visibleNotifications,
  type StudioNotification,
} from '@saywright/domain/notifications';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

function note(id: string, timestamp: number, read = false): StudioNotification {
  return { id, title: 'Title', message: 'Message', type: 'info', timestamp, read };
}

const idsOf = (list: readonly StudioNotification[]): string => list.map(({ id }) => id).join('');

describe('the list', () => {
  const list = [note('a', 1), note('b', 3), note('c', 2), note('d', 3), note('e', Number.NaN)];

  it('shows the three newest, or all', () => {
    expect(shownNotifications).toBe(3);
    expect(idsOf(visibleNotifications(list))).toBe('dbc');
    expect(idsOf(visibleNotifications(list, true))).toBe('dbcae');
    expect(visibleNotifications([])).toEqual([]);
  });

  it('marks as read on click, permanently', () => {
    const read = markNotificationRead(list, 'c');
    expect(read.map((one) => one.read)).toEqual([false, false, true, false, false]);
    expect(unreadCount(read)).toBe(4);
    expect(markNotificationRead(read, 'c')).toBe(read);
    expect(markNotificationRead(read, 'z')).toBe(read);
    expect(clearNotifications()).toEqual([]);
  });

  it('stores each id once and keeps the newest hundred', () => {
    expect(addNotification(list, note('a', 9))).toBe(list);
    const many = Array.from({ length: 130 }).reduce<readonly StudioNotification[]>(
      (known, _, index) => addNotification(known, note(String(index), index)),
      [],
    );
    expect(many).toHaveLength(maxNotifications);
    expect(many[0]?.id).toBe('30');
  });

  it('removes a dismissed notification, and survives a round trip', () => {
    expect(idsOf(dismissNotification(list, 'b'))).toBe('acde');
    expect(dismissNotification(list, 'z')).toBe(list);
    const some = [note('a', 1), note('b', 2, true)];
    expect(parseNotifications(JSON.parse(JSON.stringify(some)))).toEqual(some);
    for (const broken of [null, 'text', {}]) expect(parseNotifications(broken)).toEqual([]);
    const bad = ['id', 'title', 'message', 'type', 'timestamp'].map((name) => ({
      ...note('x', 1),
      [name]: undefined,
    }));
    expect(parseNotifications([null, ...bad, ...some])).toEqual(some);
  });

  it('never invents, loses or reorders by anything but time', () => {
    const notes = fc.uniqueArray(
      fc.record({ id: fc.string(), timestamp: fc.oneof(fc.integer(), fc.double()), read: fc.boolean() }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(notes, fc.string(), (some, id) => {
        const all = some.map((one) => note(one.id, one.timestamp, one.read));
        const shown = visibleNotifications(all, true);
        expect(new Set(shown)).toEqual(new Set(all));
        expect(visibleNotifications(all)).toEqual(shown.slice(0, 3));
        const times = shown.map(({ timestamp }) => timestamp).filter((time) => !Number.isNaN(time));
        expect(times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time))).toBe(true);
        const read = markNotificationRead(all, id);
        expect(all.every((one, index) => !one.read || read[index]?.read)).toBe(true);
        expect(read).toHaveLength(all.length);
      }),
    );
  });

  it('has the documented fields and types', () => {
    expect(Object.keys(note('a', 1)).toSorted()).toEqual(
      ['id', 'title', 'message', 'type', 'timestamp', 'read'].toSorted(),
    );
    expect(notificationTypes).toEqual(['success', 'warning', 'error', 'info']);
  });
});

describe('sources', () => {
  it.each([
    [connectivityIssue, 'error', 'Database issue'],
    [rowSecurityIssue('RLS off'), 'warning', 'RLS Policy Issue'],
    [slowQueryIssue(2500), 'warning', 'Performance Warning'],
    [failedOperationIssue('x'), 'error', 'Operation failed'],
  ] as const)('%o', (finding, type, title) => {
    const issue: MonitoringIssue = { ...finding, id: '7', timestamp: 5, fixApplied: false };
    expect(issueNotification(issue)).toEqual({
      id: 'issue-7',
      title,
      message: finding.description,
      type,
      timestamp: 5,
      read: false,
    });
  });

  it.each([
    ['executed', 'success', 'Change executed'],
    ['simulated', 'info', 'Simulated: nothing was changed'],
    ['undone', 'info', 'Change undone'],
    ['failed', 'error', 'Operation failed'],
  ] as const)('an operation that was %s', (ending, type, title) => {
    expect(
      operationNotification({
        id: '7',
        title: 'Created notes',
        service: 'database',
        place: 'machine',
        ending,
        timestamp: 5,
      }),
    ).toEqual({
      id: `operation-7-${ending}`,
      title,
      message: 'Local database: Created notes',
      type,
      timestamp: 5,
      read: false,
    });
  });

  it.each([
    [20_000, 'about a minute'],
    [3 * 60_000, '3 minutes'],
    [90 * 60_000, 'more than an hour'],
  ])('report an issue as resolved after %i ms', (duration, words) => {
    const issue: MonitoringIssue = { ...connectivityIssue, id: '7', timestamp: 5, fixApplied: false };
    const list = [issueNotification(issue), note('a', 1)];
    const resolved = resolveNotification(list, '7', 5 + duration);
    expect(resolved).toEqual([
      {
        ...issueNotification(issue),
        type: 'success',
        title: 'Database issue: resolved',
        message: `Database connectivity issue detected. It was over after ${words}.`,
      },
      note('a', 1),
    ]);
    expect(resolveNotification(resolved, '7', 9)).toBe(resolved);
    expect(resolveNotification(list, '8', 9)).toBe(list);
  });

  it('contain no secrets', () => {
    const { message } = operationNotification({
      id: '7',
      title: 'Set password to hunter2x',
      service: 'deployment',
      place: 'account',
      ending: 'failed',
      timestamp: 5,
    });
    expect(message).toMatch(/^Netlify: /u);
    expect(message).not.toContain('hunter2x');
  });
});
