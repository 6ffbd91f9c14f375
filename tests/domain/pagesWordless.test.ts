import { asksForAddress } from '@saywright/domain/core/pages';
import { expect, test } from 'vitest';
import { bakery, filesAfter, readSentence, siteWith } from './pages.support.ts';

const starter = siteWith([
  {
    path: 'public/index.html',
    content:
      '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <title>Grain</title>\n  </head>\n  <body>\n    <h1>Grain</h1>\n    <p>This is the first page of the project.</p>\n  </body>\n</html>\n',
  },
]);

test.each(['the', 'is', 'a', 'This'])(
  'a word of any sentence is never the text that is replaced: %s',
  (word) => {
    const read = readSentence(`change the word ${word} to Send`, starter);
    expect(read?.reading).toMatchObject({
      kind: 'refusal',
      reason: `“${word}” is too short to say which text is meant. Quote more of it. Nothing was planned.`,
    });
  },
);

test.each([
  'the button should be called Send my order',
  'Call the button Send my order',
  'change the text of the button to "Send my order"',
])('a button without a name is the only one, or none: %s', (said) => {
  expect(readSentence(said, starter)?.reading).toMatchObject({
    kind: 'question',
    text: 'There is no button on your pages yet. A form has one, such as a contact form. Nothing was planned.',
    choices: [{ instruction: 'Add a contact form' }],
  });
  expect(filesAfter(said, bakery)?.get('public/orders.html')).toContain('<button>Send my order</button>');
});

test.each([
  ['put on page: Fresh bread, every morning before 7', 'Fresh bread, every morning before 7'],
  ['write on my website: we are closed on Monday', 'We are closed on Monday'],
])('a text for the page is written on the home page: %s', (said, text) => {
  expect(filesAfter(said, starter)?.get('public/index.html')).toContain(`<p>${text}</p>`);
});

test.each([
  ['make heading of home page brown', 'brown'],
  ['turn the title of my home page dark blue', 'dark blue'],
  ['paint the headings green', 'green'],
])('a colour for a heading is no text: %s', (said, colour) => {
  const read = readSentence(said, starter);
  expect(read?.reading).toMatchObject({
    kind: 'question',
    choices: expect.arrayContaining([
      { label: `Make the text ${colour}`, instruction: `Make the text ${colour}` },
    ]),
  });
});

test.each([
  ['make background of home page cream #FFF4E0', '--ground: light-dark(#fff4e0,'],
  ['The background of my page should be light blue', '--ground: light-dark(#'],
  ['make text bigger on the home page', '1.195rem/1.5'],
  ['letters are too small for my eyes, make bigger', '1.195rem/1.5'],
])('the look of the first page of a project can be changed: %s', (said, value) => {
  const files = filesAfter(said, starter);
  expect(files?.get('public/app.css')).toContain(value);
  expect(files?.get('public/index.html')).toContain('href="app.css"');
});

test.each([
  'make page warm colours, brown and cream',
  'use brown and cream colours on my website',
  'make my site in soft colours like brown and cream',
])('two colours are offered for the parts of the site: %s', (said) => {
  expect(readSentence(said, starter)?.reading).toMatchObject({
    kind: 'question',
    text: expect.stringContaining('What should be brown, and what cream?'),
  });
});

test.each([
  ['what is the address of my page? I want to send it to cafés', true],
  ['where is my page, give me link', true],
  ['how can people find my site', true],
  ['Give me the link to my website please', true],
  ['what is the address of Café Luna?', false],
  ['show the address of all cafes on the page', false],
  ['where is my page about bread in the menu', false],
])('a question about the address of the site is told from others: %s', (said, isAsked) => {
  expect(asksForAddress(said)).toBe(isAsked);
});
