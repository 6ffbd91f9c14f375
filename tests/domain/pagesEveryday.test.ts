import { isPageRequest, readRequests } from '@saywright/domain/core/pages';
import { readHosts } from '@saywright/domain/core';
import { expect, test } from 'vitest';
import { cafe } from './hosts/cafe.ts';
import { bakery, readSentence } from './pages.support.ts';

test.each([
  ['make also background light yellow', [{ do: 'colour', of: 'background', value: 'light yellow' }]],
  ['background should be light blue please', [{ do: 'colour', of: 'background', value: 'light blue' }]],
  ['the buttons: gold', [{ do: 'colour', of: 'buttons', value: 'gold' }]],
  [
    'change heading Services to Our prices',
    [{ do: 'replace', old: 'Services', value: 'Our prices', isQuoted: true }],
  ],
  ['rename button Book to Reserve', [{ do: 'replace', old: 'Book', value: 'Reserve', isQuoted: true }]],
  [
    'put our telefon 030 123456 and adress Lindenstr 5 on bottom of page',
    [{ do: 'add-text', to: 'footer', value: 'Telephone 030 123456, Address Lindenstr 5' }],
  ],
  [
    'write our email a@b.example at the end of every page',
    [{ do: 'add-text', to: 'footer', value: 'Email a@b.example' }],
  ],
  ['remove page Jobs from my site', [{ do: 'remove-page', page: 'Jobs' }]],
  ['delete page Jobs from the website', [{ do: 'remove-page', page: 'Jobs' }]],
  [
    'customer must give telefon when he ask appointment',
    [{ do: 'form-field', form: 'appointment', label: 'telephone' }],
  ],
  [
    'people must enter their address when they order',
    [{ do: 'form-field', form: 'order', label: 'address' }],
  ],
  [
    'when a customer books an appointment he must give his phone number',
    [{ do: 'form-field', form: 'appointment', label: 'phone number' }],
  ],
  ['add an about page for me please', [{ do: 'add-page', name: 'About' }]],
] as const)('%s', (said, requests) => {
  expect(readRequests(said)?.requests).toMatchObject(requests);
});

const offersOf = (said: string): readonly string[] => {
  const [request] = readRequests(said)?.requests ?? [];
  return request?.do === 'ask'
    ? request.offers.map((offer) =>
        offer.do === 'colour'
          ? `${offer.of} ${offer.value}`
          : offer.do === 'add-page'
            ? offer.name
            : offer.do,
      )
    : [];
};

test.each([
  ['change color to dark green', 'background dark green'],
  ['use dark blue color', 'background dark blue'],
  ['set the colour of everything to brown', 'background brown'],
  ['my colour is pink', 'background pink'],
  ['make page colour dark green and gold', 'buttons and links dark green'],
  ['i want pink and white', 'buttons and links pink'],
  ['put text under: Telefon 030 123456, Lindenstr 5', 'add-text'],
  ['add jobs page to my site, for staff', 'Jobs'],
  ['add page with my jobs only for me', 'Jobs'],
  ['create a page called Prices for my employees', 'Prices'],
  ['add a page called Plans just for us', 'Plans'],
])('%s: asked with “%s” first', (said, first) => {
  expect(offersOf(said)[0]).toBe(first);
});

test.each(['change color to dark green', 'make page colour dark green and gold', 'dark blue background'])(
  'the site is never offered to be taken offline for a colour: %s',
  (said) => {
    expect(JSON.stringify(readHosts(said, cafe) ?? '')).not.toContain('offline');
  },
);

test('a question about one of several changes keeps the others', () => {
  const read = readSentence('make the title bigger, then make the background green', bakery);
  expect(read?.reading).toMatchObject({
    kind: 'question',
    choices: expect.arrayContaining([
      expect.objectContaining({
        instruction: expect.stringMatching(/^Make the background green, then make the heading/u),
      }),
    ]),
  });
  const asked = readSentence('make the title bigger and the colour green', bakery);
  expect(asked?.reading).toMatchObject({ text: expect.stringContaining('the rest can follow') });
});

test.each([
  ['show jobs in manage page', true],
  ['rename the menu entry Book to Reserve', true],
  ['make the background green', true],
  ['We bake bread.', false],
  ['Show your card at the desk.', false],
  ['Delete the manage page.\nBuild a blog.', false],
])('is a request, not the text of a page: %s', (said, expected) => {
  expect(isPageRequest(said)).toBe(expected);
});
