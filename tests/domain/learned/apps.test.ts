import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readApp } from '@saywright/domain/app';
import { draftedApps, isNearer, parseLearnedApps, type DraftedApp } from '@saywright/domain/learned';
import { describe, expect, test } from 'vitest';
import { withAssigned } from '../../../packages/domain/src/language/learned/apps/assigned.ts';

const packed = readFileSync(new URL('../../../packages/engine/model/apps.json.gz', import.meta.url));
const model = parseLearnedApps(JSON.parse(gunzipSync(packed).toString()));

const drafted = (message: string): string => draftedApps(message, model)[0]?.instruction ?? '';

describe('an app that a message asks for', () => {
  test('has the lists and the facts that it names, with who is to reach them', () => {
    const draft = drafted(
      'we rent out costumes for carnival. people should see the costumes with size, price and a photo, and reserve one. only I keep the deposits, who paid and how much',
    );
    expect(draft).toMatch(/Everybody sees costumes: name, size, price/u);
    expect(draft).toMatch(/People who sign in add reservations/u);
    expect(draft).toMatch(/Only staff sees deposits/u);
  });

  test('is stated in sentences that are read as a whole', () => {
    const messages = [
      'our choir needs a page with the concerts, date and place, and people can write to us',
      'so my three kids each have chores, i want them to tick off what they did and see who did the dishes last',
      'I breed goats and want to write down every goat with ear tag and birthday, and each milking in litres',
    ];
    for (const draft of messages.map(drafted)) {
      expect(draft).not.toBe('');
      expect(readApp(draft)?.unused).toEqual([]);
    }
  });

  test('shows nobody what tells of people', () => {
    const draft = drafted(
      'a website for my physio practice that shows the treatments, and the patients with phone number and diagnosis',
    );
    expect(draft).not.toMatch(/Everybody sees patients/u);
    expect(draft).not.toMatch(/People who sign in see patients/u);
  });

  test('is for those whom the founder chooses where it is kept among a few', () => {
    const draft = drafted(
      'we are four sisters and share a cabin. each of us writes down what is broken. nobody else may see it',
    );
    expect(draft).toContain('Only staff sees');
  });

  test.each([
    [
      'i teach guitar and want my students to see there homework',
      'Staff enters homework for each student, and people who sign in see theirs',
    ],
    [
      'we are a music school. parents should be able to look up their bills, date, amount and if paid, and nobody else',
      'Staff enters bills for each parent, and people who sign in see theirs',
    ],
  ])('has what staff enters for each person: %s', (message, sentence) => {
    expect(drafted(message)).toContain(sentence);
  });

  test('is offered once more with further lists that are less likely', () => {
    const [first, more] = draftedApps(
      'something for our film club: the films we show with date and year, people reserve seats, and afterwards they give marks, and I need to know who has the key',
      model,
    );
    expect(more?.stated.lists.length ?? 9).toBeGreaterThan(first?.stated.lists.length ?? 0);
  });
});

test.each(['hi does this cost anything', 'good morning everybody', 'where do i see my invoices from you'])(
  'other messages ask for none: %s',
  (message) => {
    expect(draftedApps(message, model)).toEqual([]);
  },
);

test('rows belong to none that those who enter them can no longer choose', () => {
  const lists = [
    { access: 'members', name: 'students', facts: ['name'] },
    { access: 'members', name: 'homework', of: 'students', facts: ['title'] },
    { access: 'circle', name: 'swaps', of: 'students', facts: ['date'] },
  ] as const;
  const assigned = withAssigned(lists, new Map(), 'students see their homework');
  expect(assigned.map(({ name, access, of }) => [name, access, of])).toEqual([
    ['students', 'placed', undefined],
    ['homework', 'assigned', 'students'],
    ['swaps', 'circle', undefined],
  ]);
});

describe('what the rules offer is nearer than a draft', () => {
  const draft = (...lists: DraftedApp['stated']['lists']): DraftedApp => ({
    stated: { lists },
    instruction: '',
    label: '',
    text: '',
  });
  const costumes = { access: 'public', name: 'costumes', facts: ['size'] } as const;
  const bookings = { access: 'placed', name: 'bookings', facts: ['date'] } as const;
  const plants = { access: 'own', name: 'plants', facts: ['name'] } as const;

  test.each([
    ['Build a blog', draft(costumes), 'a blog about costumes please'],
    ['Build a rental app', draft(costumes), 'we show costumes, and anybody can rent one'],
    ['Build a booking app', draft(bookings), 'hairdresser, clients choose a time'],
    ['Build a to-do app', draft({ access: 'own', name: 'tasks', facts: [] }, plants), 'a to-do app'],
    ['Build a clinic app', draft({ access: 'public', name: 'doctors', facts: [] }), 'who of us is in today'],
    ['plants: name, water', draft(plants), 'which of my plants needs water on the website'],
    ['costumes: size; hats: size', draft(costumes), 'a site with costumes and hats'],
    ['costumes: size', draft(costumes), 'we have costumes in all sizes'],
  ])('%s', (instruction, given, message) => {
    expect(isNearer(instruction, given, message)).toBe(true);
  });

  test.each([
    [
      'Build an online shop',
      draft(costumes, { ...bookings, of: 'costumes' }),
      'people see what costumes we have',
    ],
    ['costumes: size', draft(costumes), 'a website with our costumes'],
    ['costumes: size', draft(costumes), 'people can see the costumes and their sizes'],
  ])('but not %s for %s', (instruction, given, message) => {
    expect(isNearer(instruction, given, message)).toBe(false);
  });
});
