import { readApp } from '@saywright/domain/app';
import { expect, test } from 'vitest';

test.each([
  [
    'make me app for my tailor shop. i keep customers, jobs and fittings. my customers can see prices and ask for appointment',
    'booking app',
    ['services', 'appointments', 'customers', 'jobs', 'fittings'],
  ],
  [
    'build app with customers, jobs, fittings and prices',
    'app with customers, jobs, fittings and prices',
    ['customers', 'jobs', 'fittings', 'prices'],
  ],
  ['build an app with jobs and customers', 'app with jobs and customers', ['jobs', 'customers']],
  ['Build a site with recipes and comments', 'recipe collection', ['recipes', 'comments']],
  [
    'make an app for my repair shop. we track bikes and repairs.',
    'app with bikes and repairs',
    ['bikes', 'repairs'],
  ],
  [
    'I need an app that keeps dogs, owners and walks',
    'app with dogs, owners and walks',
    ['dogs', 'owners', 'walks'],
  ],
  ['make me an app for my garden. I keep plants and tools', 'app with plants and tools', ['plants', 'tools']],
  [
    'create a booking app for my salon. we keep clients, products and suppliers',
    'booking app',
    ['services', 'appointments', 'clients', 'products', 'suppliers'],
  ],
  [
    'Build an online shop for my bakery. We keep suppliers and deliveries',
    'online shop',
    ['products', 'orders', 'suppliers', 'deliveries'],
  ],
])('the nouns that people name become the things of the app: %s', (said, kind, names) => {
  const read = readApp(said);
  expect(read?.spec.kind).toBe(kind);
  expect(read?.spec.entities.map(({ name }) => name)).toEqual(names);
  expect(read?.unused).toEqual([]);
  const again = readApp(read?.plain ?? '');
  expect(again?.spec.entities.map(({ name }) => name)).toEqual(names);
});

test('what a business keeps is for its staff only', () => {
  const read = readApp(
    'make me an app for my tailor shop. I keep customers and fittings, clients can book appointments',
  );
  const kept = read?.spec.entities.filter(({ name }) => ['customers', 'fittings'].includes(name));
  expect(kept?.map(({ access }) => access)).toEqual(['team', 'team']);
});

test('without a word for an app, nothing is built of what somebody keeps', () => {
  expect(readApp('make it nicer. I keep plants and seeds')).toBeUndefined();
});
