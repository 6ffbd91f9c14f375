import { asksForAddress, readRequests } from '@saywright/domain/core/pages';
import { expect, test } from 'vitest';
import { filesAfter } from './pages.support.ts';

test.each([
  ['When someone orders, also ask if they have any allergies', { form: 'order', label: 'allergies' }],
  ["When booking, ask if it's their first time", { form: 'book', label: 'first time' }],
  ['When people book, ask for their phone number', { form: 'book', label: 'phone number' }],
  ['In the order form, ask for their car', { form: 'order', label: 'car' }],
])('what people are asked when they do something is a field: %s', (said, field) => {
  expect(readRequests(said)?.requests).toEqual([{ do: 'form-field', ...field }]);
});

test('a box for emails is the newsletter form', () => {
  const said = 'Add a box where people can leave their email for our newsletter';
  expect(readRequests(said)?.requests).toEqual([{ do: 'subscribe' }]);
});

test.each([
  ['the green is ugly can you make it more like warm brown, like crust', 'brown'],
  ['i dont like the purple, make it dark green', 'dark green'],
  ['Change the blue to orange', 'orange'],
])('a colour that is named by itself is that of buttons and links: %s', (said, value) => {
  expect(readRequests(said)?.requests).toEqual([{ do: 'colour', of: 'buttons and links', value }]);
});

test.each([
  'Use a nicer letter type, something old fashioned like on a shop window',
  'I want an old-fashioned font',
])('a font may be told by what it is like: %s', (said) => {
  expect(readRequests(said)?.requests).toEqual([
    { do: 'font', value: expect.stringMatching(/^old[- ]fashioned$/u) },
  ]);
  expect(filesAfter(said)?.get('public/app.css')).toContain('serif');
});

test.each([
  ['teachers page first in menu', 'teachers', 'first'],
  ['prices should be last in the menu', 'prices', 'last'],
])('the place of an entry in the menu: %s', (said, entry, place) => {
  expect(readRequests(said)?.requests).toEqual([{ do: 'menu-move', entry, place }]);
});

test.each([
  ['What does it say on my About page?', 'About page'],
  ['What does my home page say?', 'home page'],
])('a question about a page is answered with what it says: %s', (said, page) => {
  expect(readRequests(said)?.requests).toEqual([{ do: 'help', page }]);
});

test.each([
  ['make new page about our flour and the mill it comes from, i write text later', 'Flour'],
  ['create a page for our history and where we come from', 'History'],
])('a new page is called after the first thing that it is about: %s', (said, name) => {
  expect(readRequests(said)?.requests).toEqual([expect.objectContaining({ do: 'add-page', name })]);
});

test('customers who cannot find it ask for the address', () => {
  expect(asksForAddress('how do my customers find it?')).toBe(true);
  expect(asksForAddress('how do my customers pay it?')).toBe(false);
});

test.each([
  ['make the text bigger, half of us are over 70', { do: 'text-size', value: 'larger' }],
  ['make the buttons green, my mother couldnt find them', { do: 'colour', of: 'buttons', value: 'green' }],
  ['take away "News" from menu we never have news', { do: 'menu-remove', entry: 'News' }],
])('a reason behind it limits nothing: %s', (said, request) => {
  expect(readRequests(said)?.requests).toEqual([request]);
});

test('what limits is no reason', () => {
  expect(readRequests('Put the prices on the home page, the old ones')).toBeUndefined();
});

test.each([
  ['i want background not so black, more like dark grey very soft', 'background', 'dark grey'],
  ['text more like brown', 'text', 'brown'],
])('a colour may be told by comparison: %s', (said, of, value) => {
  expect(readRequests(said)?.requests).toEqual([{ do: 'colour', of, value }]);
});

test('the two colours of a club are asked about', () => {
  expect(readRequests('Our colours are navy and mustard, could you use those?')?.requests).toEqual([
    expect.objectContaining({
      do: 'ask',
      text: expect.stringContaining('What should be navy, and what mustard?'),
    }),
  ]);
});

test('a bit at the foot of the page is a line of the footer', () => {
  expect(readRequests('Add a bit at the foot of the page: "Registered charity."')?.requests).toEqual([
    { do: 'add-text', to: 'footer', value: 'Registered charity.' },
  ]);
});
