import type { Effects } from '@saywright/domain/receipt';
import { brokenPages, changedPages, grownPages, unshownColumns, type SitePage } from '@saywright/domain/risk';
import { describe, expect, test } from 'vitest';
import { noEffects } from './receipt.effects.ts';

const pages: readonly SitePage[] = [
  { title: 'Services', tables: { services: ['name', 'price'] } },
  { title: 'My appointments', tables: { appointments: ['starts_at'], services: ['name'] } },
  { title: 'Manage', tables: { services: ['name', 'price'], appointments: ['status'] } },
  { title: 'Manage', tables: { services: ['name'] } },
];

describe('pages that a change of the database breaks', () => {
  test.each<readonly [Partial<Effects>, readonly string[]]>([
    [
      { tablesRenamed: [{ from: 'services', to: 'offers' }] },
      [
        'Your pages Services, My appointments and Manage use services and will stop working until they are changed.',
      ],
    ],
    [
      { columnsRenamed: [{ from: 'services.price', to: 'fee' }] },
      ['Your pages Services and Manage use price of services and will stop working until they are changed.'],
    ],
    [
      { columnsDropped: [{ name: 'appointments.starts_at', count: 3 }] },
      ['Your page My appointments uses starts_at of appointments and will stop working until it is changed.'],
    ],
    [
      { tablesDropped: [{ name: 'appointments', count: 3 }] },
      [
        'Your pages My appointments and Manage use appointments and will stop working until they are changed.',
      ],
    ],
    [{ columnsDropped: [{ name: 'services.note', count: 0 }] }, []],
    [{ tablesRenamed: [{ from: 'logs', to: 'entries' }] }, []],
    [{ columnsRenamed: [{ from: 'logs.at', to: 'on' }] }, []],
  ])('%#', (change, sentences) => {
    const found = brokenPages({ ...noEffects, ...change }, pages);
    expect(found.map(({ sentence }) => sentence)).toEqual(sentences);
    expect(found.every(({ level }) => level === 'high')).toBe(true);
  });
});

test.each([
  [['Services'], true, 'Your page Services uses the old name, so this changes it too and publishes it.'],
  [
    ['Services', 'Manage'],
    false,
    'Your pages Services and Manage use the old name, so this changes them too.',
  ],
] as const)('pages that a plan changes are named: %#', (titles, isPublished, sentence) => {
  expect(changedPages(titles, isPublished)).toBe(sentence);
});

describe('columns that pages do not show', () => {
  test.each<readonly [Partial<Effects>, string | undefined]>([
    [{ columnsAdded: ['services.photo'] }, 'Your pages do not show it yet.'],
    [{ columnsAdded: ['services.photo', 'services.note'] }, 'Your pages do not show them yet.'],
    [{ columnsAdded: ['services.name'] }, undefined],
    [{ columnsAdded: ['logs.note'] }, undefined],
    [{ columnsAdded: ['services.note'], tablesCreated: ['services'] }, undefined],
    [{}, undefined],
  ])('%#', (change, sentence) => {
    expect(unshownColumns({ ...noEffects, ...change }, pages)).toBe(sentence);
  });
});

test('pages that show a new column are named, and published where the site is live', () => {
  expect(grownPages(['Manage'], false)).toBe('Your page Manage shows it too.');
  expect(grownPages(['Manage'], true)).toBe('Your page Manage shows it too, and is published.');
  expect(grownPages(['Products', 'Manage'], true)).toBe(
    'Your pages Products and Manage show it too, and are published.',
  );
});
