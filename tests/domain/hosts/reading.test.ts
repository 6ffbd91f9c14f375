import { describe, expect, it } from 'vitest';
import { readingSchema } from '../../../packages/domain/src/language/ast/index.ts';
import type { Reading } from '../../../packages/domain/src/language/ast/index.ts';
import { readHosts } from '@saywright/domain/core';
import { cafe } from './cafe.ts';
import { sentences } from './sentences.ts';

/** Changes and questions of a reading in order, or `ask`. */
function meant(reading: Reading | undefined): unknown {
  if (reading?.kind !== 'parts') return 'ask';
  return reading.parts.flatMap((part): unknown[] =>
    'changes' in part ? part.changes : [{ q: part.question }],
  );
}

const read = (instruction: string, service?: 'code-hosting' | 'deployment') =>
  readHosts(instruction, { ...cafe, ...(service !== undefined && { service }) })?.reading;

/** Changes that lose something or show it to visitors. */
const grave =
  /"do":"(?:delete|discard|restore|revert|merge|remove|roll-back|publish|promote|take-offline|bring-online|add-domain|set-main|set-variable|schedule|cancel)/u;

describe('sentences about code and site', () => {
  it.each(sentences)('$instruction', ({ instruction, service, expected }) => {
    const reading = read(instruction, service);
    const result = meant(reading);
    expect(reading === undefined || readingSchema.safeParse(reading).success).toBe(true);
    // A question back is always allowed; another change never is.
    if (result === 'ask') return;
    const wanted = Array.isArray(expected) ? expected : [expected];
    expect(result).toMatchObject(
      wanted.map((change: unknown) =>
        typeof change === 'object' && change !== null && 'at' in change && typeof change.at === 'string'
          ? { ...change, at: change.at.replace('+00:00', 'Z') }
          : change,
      ),
    );
  });

  it('reads most of them without asking', () => {
    const asked = sentences.filter(
      ({ instruction, service, expected }) =>
        expected !== 'ask' && meant(read(instruction, service)) === 'ask',
    );
    expect(asked.length).toBeLessThan(sentences.length * 0.12);
  });
});

describe('a word more in a request', () => {
  const limits = ['german', 'except', 'unless', 'unpaid', 'monthly', 'every'];
  const plain = [
    'delete the branch new-menu',
    'publish the site',
    'remove the domain www.cafemilo.example',
    'merge new-menu into main',
    'undo my last save',
    'delete about.html',
    'take the site offline',
    'throw away my unsaved changes',
    'roll back to lunch deals',
    'remove the variable MAPS_TOKEN',
  ];
  it.each(plain)('%s', (instruction) => {
    const words = instruction.split(' ');
    for (const limit of limits)
      for (const at of words.keys()) {
        const longer = words.toSpliced(at, 0, limit).join(' ');
        expect(JSON.stringify(meant(read(longer)))).not.toMatch(grave);
      }
  });
});

describe('a word less in a request', () => {
  it.each([
    'delete the of new-menu',
    'publish the branch',
    'publish on',
    'the the to the team picture',
    'remove it from the site',
    'my work, then merge new-menu into main',
    'delete winter-look',
  ])('%s', (instruction) => {
    expect(JSON.stringify(meant(read(instruction)))).not.toMatch(grave);
  });
});

describe('a question back', () => {
  it.each([
    ['the winter look is lovely, let the real site have it', 'code-hosting', 'merge winter-look into main'],
    [
      'lunch deals was so much calmer online, visitors ought to get it back',
      'deployment',
      'roll back to "Lunch deals"',
    ],
  ] as const)('%s', (instruction, service, near) => {
    const reading = read(instruction, service);
    const sent = reading?.kind === 'question' ? reading.choices.map((choice) => choice.instruction) : [near];
    expect(sent).toContain(near);
    expect(sent.map((each) => read(each, service)?.kind)).toEqual(sent.map(() => 'parts'));
  });

  it('does not show the value of a variable in a choice', () => {
    const reading = read('MAPS_TOKEN: somehow the vendor says abc-999 is what it ought to be', 'deployment');
    expect(
      reading?.kind === 'question' && JSON.stringify(reading.choices.map(({ label }) => label)),
    ).not.toContain('abc-999');
  });
});

describe('bounds', () => {
  it('reads any text without failing, and the same text in the same way', () => {
    for (const text of [
      '',
      ' ',
      '?',
      '"',
      '«',
      '1.',
      '((((',
      'a '.repeat(1500),
      'delete, '.repeat(400),
      'and then '.repeat(300),
      '😀 💥',
      '\n\n1) \n2) x',
      "'".repeat(99),
    ]) {
      expect(readHosts(text, cafe)).toEqual(readHosts(text, cafe));
    }
  });

  it('keeps secrets out of the words it shows', () => {
    const reading = read('set STRIPE_KEY to sk_live_abc123');
    expect(reading?.kind === 'parts' && JSON.stringify(reading.words)).not.toContain('sk_live_abc123');
  });

  it('never changes anything for a statement or a question', () => {
    for (const text of [
      'the site is offline at the moment',
      'Nora deleted the menu page yesterday',
      'should I publish this?',
      "don't publish anything yet",
      'people say we should delete the site',
      'what happens if I delete the branch new-menu?',
    ])
      expect(JSON.stringify(meant(read(text)))).not.toMatch(grave);
  });
});

describe('a request about a page that no rule reads', () => {
  const home = {
    ...cafe,
    site: {
      ...cafe.site,
      live: { id: 'd2' },
      deploys: [
        {
          id: 'd2',
          title: 'Picture of the terrace',
          branch: 'main',
          createdAt: '2026-11-22T10:00:00Z',
          publishedAt: '2026-11-22T10:00:00Z',
        },
        {
          id: 'd1',
          title: 'Change “Lunch” on the home page to “Our lunch”',
          branch: 'main',
          createdAt: '2026-11-21T10:00:00Z',
          publishedAt: '2026-11-21T10:00:00Z',
        },
      ],
    },
  };

  it.each([
    'put it on the home page',
    'put the picture on the home page',
    'please put that on our home page',
  ])('%s: is no earlier version of the site, though one has these words in its title', (instruction) => {
    expect(meant(readHosts(instruction, home)?.reading)).toBe('ask');
  });

  it.each([
    'please put this photo of our cat Luna on the home page at the top',
    'Please make the site more green',
    "can Bruno see Anna's bookings?",
    'the parents must also write how old the child is',
  ])('%s: nothing is offered that takes away or hides', (instruction) => {
    const reading = readHosts(instruction, home)?.reading;
    const choices = reading?.kind === 'question' ? reading.choices.map((choice) => choice.instruction) : [];
    expect(
      choices.filter((one) => /delete|remove|offline|password|roll back|restore|undo/u.test(one)),
    ).toEqual([]);
    const isLeftOpen = reading?.kind === 'question' && reading.text.endsWith('Is this what you want?');
    expect(isLeftOpen && choices.length === 0).toBe(false);
  });

  it('a version is still brought back by words of its title', () => {
    expect(meant(readHosts('put the version "Our lunch" back', home)?.reading)).toMatchObject([
      { do: 'roll-back', deploy: 'd1' },
    ]);
  });
});

it.each(['its finish i think, make it live please', 'put my site back online'])(
  'what was never published is published: %s',
  (instruction) => {
    const site = { ...cafe.site, live: null, online: false };
    expect(readHosts(instruction, { ...cafe, site })?.reading).toMatchObject({
      parts: [{ service: 'deployment', changes: [{ do: 'publish' }] }],
    });
  },
);
