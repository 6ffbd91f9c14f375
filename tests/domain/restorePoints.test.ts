import {
  noDifference,
  keptPoints,
  pointName,
  pointsMeant,
  readRestoreRequest,
  restoreLines,
  restoreLoss,
  restoreMoment,
  restoreMomentOf,
  restoreRisk,
  restoreSteps,
  type RestoreDifference,
  type RestorePointFacts,
} from '@saywright/domain/restore-points';
import { phraseText } from '@saywright/domain/planner';
import { describe, expect, test } from 'vitest';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Tuesday. */
const now = Date.UTC(2026, 10, 24, 10, 42);

const none = { removed: 0, restored: 0, setBack: 0 };
const same: RestoreDifference = {
  ...noDifference,
  tableCount: 3,
  people: { ...none, kept: 2 },
  code: { branches: [], files: { ...none, same: 2 } },
};
const table = {
  table: 'orders',
  kind: 'stays',
  ...none,
  columnsRemoved: [],
  columnsRestored: [],
  isShapeChanged: false,
} as const;
const steps = (difference: Partial<RestoreDifference>): readonly string[] =>
  restoreSteps({ ...same, ...difference }).map(phraseText);
const loss = (difference: Partial<RestoreDifference>): string | undefined =>
  restoreLoss({ ...same, ...difference });

describe('what is kept', () => {
  const point = (id: string, at: number, reason: RestorePointFacts['reason'] = 'daily') => ({
    id,
    at,
    reason,
    name: id,
  });
  const kept = (...points: readonly RestorePointFacts[]): readonly string[] =>
    keptPoints(points, now).map(({ id }) => id);

  test('named ones always, and all of the last 24 hours', () => {
    expect(
      kept(
        point('old', now - 400 * day, 'named'),
        point('a', now - hour),
        point('b', now - 2 * hour, 'before-operation'),
        point('ahead', now + day),
      ),
    ).toEqual(['old', 'a', 'b', 'ahead']);
  });

  test('of an older day the newest, besides those made before going back', () => {
    const morning = Date.UTC(2026, 10, 10, 4);
    expect(
      kept(
        point('later', morning + hour),
        point('latest', morning + 2 * hour, 'before-operation'),
        point('first', morning),
        point('back', morning, 'before-return'),
        point('named', morning + 3 * hour, 'named'),
      ),
    ).toEqual(['latest', 'back', 'named']);
  });

  test('nothing automatic after 30 days', () => {
    expect(kept(point('a', now - 31 * day), point('b', now - 31 * day, 'before-return'))).toEqual([]);
  });
});

describe('what going back changes', () => {
  test.each<[Partial<RestoreDifference>, string]>([
    [{ tables: [{ ...table, removed: 2, setBack: 5 }] }, '‹orders› loses 2 rows and sets 5 rows back'],
    [
      {
        tables: [
          { ...table, restored: 1, columnsRemoved: ['note'], columnsRestored: ['vat'], isShapeChanged: true },
        ],
      },
      '‹orders› gets 1 row back, loses the column note and gets the column vat back',
    ],
    [{ tables: [{ ...table, isShapeChanged: true }] }, '‹orders› gets its earlier rules back'],
    [
      { tables: [{ ...table, kind: 'goes', removed: 1 }] },
      '‹orders› goes with its 1 row: it did not exist then',
    ],
    [
      { tables: [{ ...table, kind: 'returns', restored: 1200 }] },
      '‹orders› comes back with its 1,200 rows and its rules',
    ],
    [{ people: { ...none, removed: 1, kept: 2 } }, 'The app loses 1 account'],
    [
      { code: { ...same.code, branches: [{ name: 'idea', kind: 'goes', newer: 0 }] } },
      '‹idea› goes: it did not exist then',
    ],
    [
      { code: { ...same.code, branches: [{ name: 'idea', kind: 'returns', newer: 0 }] } },
      '‹idea› comes back',
    ],
    [
      { code: { ...same.code, branches: [{ name: 'main', kind: 'moves', newer: 4 }] } },
      '‹main› goes back by 4 saves',
    ],
    [
      { code: { ...same.code, branches: [{ name: 'main', kind: 'moves', newer: 0 }] } },
      '‹main› is where it was',
    ],
    [{ code: { ...same.code, files: { ...none, setBack: 7, same: 1 } } }, 'The code sets 7 files back'],
    [{ files: { ...none, removed: 3, same: 209 } }, 'The storage loses 3 stored files'],
    [
      { site: { live: { now: 'B', earlier: 'A' }, settings: 0, leftOut: [] } },
      'Visitors see A again, instead of B',
    ],
    [
      { site: { live: { now: null, earlier: null }, settings: 0, leftOut: [] } },
      'Visitors see no site again, instead of no site',
    ],
    [{ site: { settings: 1, leftOut: [] } }, '1 setting of the site is as it was'],
    [{ site: { settings: 2, leftOut: [] } }, '2 settings of the site are as they were'],
    [{ site: { settings: 0, leftOut: ['a.example leads elsewhere'] } }, 'a.example leads elsewhere'],
  ])('%#', (difference, words) => {
    expect(steps(difference).map((step) => step.replaceAll(/(?<=^)(orders|idea|main)\b/gu, '‹$1›'))).toEqual([
      words,
    ]);
  });

  test('nothing where everything is the same', () => {
    expect([steps({}), loss({}), restoreRisk(same)]).toEqual([[], undefined, 'medium']);
    expect(steps({ files: { ...none, same: 4 } })).toEqual([]);
  });

  test.each<[Partial<RestoreDifference>, string]>([
    [
      {
        tables: [{ ...table, removed: 2, setBack: 1, columnsRemoved: ['note'] }],
        people: { removed: 1, restored: 0, setBack: 1, kept: 0 },
      },
      '2 rows of orders, later changes of 1 row of orders, the column note of orders, 1 account and later changes of 1 account',
    ],
    [{ tables: [{ ...table, kind: 'goes', removed: 0 }] }, 'the table orders'],
    [
      {
        code: {
          branches: [
            { name: 'main', kind: 'moves', newer: 1 },
            { name: 'idea', kind: 'goes', newer: 0 },
          ],
          files: { removed: 1, restored: 1, setBack: 1, same: 0 },
        },
      },
      '1 save, 1 branch or tag and later work on 2 files',
    ],
    [{ files: { ...none, removed: 1, same: 0 } }, 'later changes of 1 stored file'],
  ])('later work that would be lost is named and high risk: %#', (difference, words) => {
    expect(loss(difference)).toBe(words);
    expect(restoreRisk({ ...same, ...difference })).toBe('high');
  });

  test('what only comes back is no loss', () => {
    expect(loss({ tables: [{ ...table, kind: 'returns', restored: 5 }] })).toBeUndefined();
  });

  test('the receipt counts, zeros included', () => {
    const values = (difference: Partial<RestoreDifference>): Readonly<Record<string, string>> =>
      Object.fromEntries(restoreLines({ ...same, ...difference }).map(({ label, value }) => [label, value]));
    expect(values({ tables: [{ ...table, removed: 2, restored: 3 }], messages: 9 })).toMatchObject({
      'Tables touched': '1 of 3',
      'Rows removed': '2',
      'Rows brought back': '3',
      'People removed': '0',
      'Site version': 'stays',
      'Messages that stay': '9',
    });
    expect(values({})).not.toHaveProperty('Stored files that differ');
    expect(
      values({
        files: { ...none, removed: 1, same: 0 },
        site: { live: { now: null, earlier: 'A' }, settings: 0, leftOut: [] },
      }),
    ).toMatchObject({ 'Stored files that differ': '1', 'Site version': 'none → A' });
    expect(values({ site: { live: { now: 'A', earlier: null }, settings: 0, leftOut: [] } })).toMatchObject({
      'Site version': 'A → none',
    });
  });
});

describe('sentences', () => {
  const read = (instruction: string) => readRestoreRequest(instruction, now);

  test.each(['Show my restore points', 'list all restore points', 'What are the restore points?'])(
    '%s',
    (said) => {
      expect(read(said)).toEqual({ kind: 'list' });
    },
  );

  test.each<[string, string | undefined]>([
    ['Make a restore point called before Christmas.', 'before Christmas'],
    ['create a new restore point named “the launch”', 'the launch'],
    ['please save a restore point: prices', 'prices'],
    ['Name this moment as before the import', 'before the import'],
    ['Make a restore point', undefined],
  ])('%s', (said, name) => {
    expect(read(said)).toEqual({ kind: 'create', name });
  });

  test.each([
    ['save this version, call it before the fair', 'before the fair'],
    ['Keep this state as spring menu', 'spring menu'],
    ['please save everything as it is now under the name "old prices"', 'old prices'],
  ])('%s: a point, or a save of the files', (said, name) => {
    expect(read(said)).toEqual({ kind: 'create', name, isSave: true });
  });

  test.each([
    ['go back to version before the fair', 'before the fair'],
    ['return to the spring menu version', 'spring menu'],
    ['take me back to the version "old prices"', 'old prices'],
  ])('%s: the point of that name, if there is one', (said, text) => {
    expect(read(said)).toMatchObject({ kind: 'return', to: { by: 'name', text }, isCertain: false });
  });

  test.each([
    ['compare now with the version before the fair', 'before the fair', false],
    ['what is different between now and version before the fair', 'before the fair', false],
    ['difference between spring menu and now', 'spring menu', false],
    ['What changed since the restore point spring menu?', 'spring menu', true],
  ])('%s: what going back would do', (said, text, isCertain) => {
    expect(read(said)).toMatchObject({ kind: 'compare', to: { by: 'name', text }, isCertain });
  });

  test('the point of a moment is compared where the words name a point', () => {
    expect(read('compare now with the restore point of yesterday at noon')).toMatchObject({
      kind: 'compare',
      to: { by: 'moment', at: Date.UTC(2026, 10, 23, 12) },
      isCertain: true,
    });
  });

  test.each([
    'go back to version 2',
    'go back to the published version',
    'compare now with the last save',
    'compare with main',
    'what has changed since yesterday',
    'save this as csv',
    'save this version',
  ])('%s: about versions of the files or the site', (said) => {
    expect(read(said)).toBeUndefined();
  });

  test.each<[string, number]>([
    ['Go back to how everything was yesterday at noon', Date.UTC(2026, 10, 23, 12)],
    ['take everything back to yesterday at midnight', Date.UTC(2026, 10, 23)],
    ['restore my project from yesterday', Date.UTC(2026, 10, 24) - 1],
    ['go back to how it was an hour ago', now - hour],
    ['put everything back to how it was 3 days ago', now - 3 * day],
    ['go back to the restore point of today at 9:30', Date.UTC(2026, 10, 24, 9, 30)],
    ['go back to how everything was on monday at 9 pm', Date.UTC(2026, 10, 23, 21)],
    ['go back to how everything was last tuesday at 12 am', Date.UTC(2026, 10, 17)],
    ['go back to how everything was on 2026-02-28 at 10.15', Date.UTC(2026, 1, 28, 10, 15)],
    ['go back to how everything was on 2024-03-01 at midday', Date.UTC(2024, 2, 1, 12)],
    ['go back to how everything was today at 23:00', now],
  ])('%s', (said, at) => {
    expect(read(said)).toEqual({ kind: 'return', to: { by: 'moment', at }, isCertain: true });
  });

  test.each(['at 25:00', 'at 9:75', 'at 13 pm', 'in spring'])('no moment: yesterday %s', (words) => {
    expect(restoreMomentOf(`yesterday ${words}`, now)).toBeUndefined();
  });

  test.each<[string, string, boolean, boolean]>([
    ['Go back to “before Christmas”', 'before Christmas', true, false],
    ['go back to before the import', 'before the import', false, false],
    ['go back to the restore point called Launch', 'Launch', false, true],
    ['take everything back to “Launch”', 'Launch', false, true],
  ])('%s', (said, text, isExact, isCertain) => {
    expect(read(said)).toEqual({ kind: 'return', to: { by: 'name', text, isExact }, isCertain });
  });

  test.each([
    'go back to version 3',
    'go back to yesterday',
    'return to main',
    'restore the customers table',
    'go back to the restore point',
    'Create a table for restore points',
    'How many orders?',
  ])('leaves to others: %s', (said) => {
    expect(read(said)).toBeUndefined();
  });
});

describe('which point is meant', () => {
  const points = [
    { id: '3', at: 300, reason: 'before-operation', name: 'Import 30 rows into orders' },
    { id: '2', at: 200, reason: 'named', name: 'Before Christmas' },
    { id: '1', at: 100, reason: 'daily', name: 'Daily point' },
    { id: '0', at: 50, reason: 'before-operation', name: 'Import 9 customers' },
  ] as const;
  const meant = (text: string, isExact = false): readonly string[] =>
    pointsMeant(points, { by: 'name', text, isExact }).map(({ id }) => id);

  test('the newest at or before a moment', () => {
    expect(pointsMeant(points, { by: 'moment', at: 299 }).map(({ id }) => id)).toEqual(['2']);
    expect(pointsMeant(points, { by: 'moment', at: 10 })).toEqual([]);
  });

  test('by name, then by words about what came after', () => {
    expect([meant('before christmas'), meant('Before Christmas', true)]).toEqual([['2'], ['2']]);
    expect(meant('before the import')).toEqual(['3', '0']);
    expect(meant('before the import of customers')).toEqual([]);
    expect(meant('before the customers import')).toEqual(['0']);
    expect([meant('christmas', true), meant('christmas'), meant('daily')]).toEqual([[], ['2'], []]);
  });

  test('is named so that a person knows it', () => {
    expect(points.map((point) => pointName({ ...point, at: now }))).toEqual([
      'before “Import 30 rows into orders”',
      '“Before Christmas”',
      'Tuesday 24 November, 10:42 UTC',
      'before “Import 9 customers”',
    ]);
    expect(restoreMoment(Date.UTC(2026, 10, 23, 0, 5))).toBe('Monday 23 November, 00:05 UTC');
  });
});
