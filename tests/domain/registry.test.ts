import {
  missingDependencies,
  registryCounts,
  registryEntries,
  registryTypes,
} from '@saywright/domain/registry';
import { expect, it } from 'vitest';

it('has eleven complete entries of all five types', () => {
  expect(registryEntries).toHaveLength(11);
  expect(registryTypes).toEqual(['COMP', 'PAGE', 'HOOK', 'API', 'TYPE']);
  expect(new Set(registryEntries.map((entry) => entry.id)).size).toBe(11);
  expect(registryCounts(registryEntries)).toEqual([
    { type: 'COMP', count: 3 },
    { type: 'PAGE', count: 2 },
    { type: 'HOOK', count: 2 },
    { type: 'API', count: 2 },
    { type: 'TYPE', count: 2 },
  ]);
  expect(registryCounts([]).every(({ count }) => count === 0)).toBe(true);
});

it.each(registryEntries.map((entry) => [entry.id, entry] as const))('%s is complete', (_id, entry) => {
  expect(Object.keys(entry)).toEqual([
    'id',
    'type',
    'name',
    'path',
    'description',
    'dependencies',
    'exports',
    'status',
    'lastModified',
    'version',
  ]);
  expect(entry.lastModified).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  expect(entry.version).toMatch(/^\d+\.\d+\.\d+$/u);
});

it('depends only on its own entries', () => {
  expect(missingDependencies(registryEntries)).toEqual([]);
  expect(missingDependencies([{ id: 'a', dependencies: ['a', 'b', 'b'] }])).toEqual(['b']);
});
