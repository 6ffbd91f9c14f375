import { readRequests, sentenceOf, textBelow } from '@saywright/domain/core/pages';
import { advance, emptyContext, resolve } from '@saywright/domain/discourse';
import { describe, expect, test } from 'vitest';
import { bakery, filesAfter, readSentence, siteFor, siteWith } from './pages.support.ts';

const landing = siteWith([
  {
    path: 'public/index.html',
    content:
      '<!doctype html><html lang="en"><head><title>Rye</title></head><body><main><h1>Rye</h1><p>Bread and more.</p></main></body></html>',
  },
]);

/** The question that a sentence ends in. */
function questionOf(sentence: string, site = bakery) {
  const read = readSentence(sentence, site);
  if (read?.reading.kind !== 'question') throw new Error(`No question: ${JSON.stringify(read)}`);
  const { text, choices } = read.reading;
  return { text, choices: choices.map(({ instruction }) => instruction), textFor: read.textFor };
}

/** What an answer to the question of a sentence is resolved to. */
function answered(sentence: string, answer: string, site = bakery): string {
  const { text, choices, textFor = '' } = questionOf(sentence, site);
  const asked = { kind: 'asked', instruction: sentence, text, textFor } as const;
  const offered = choices.map((instruction) => ({ label: instruction, instruction }));
  const context = advance(emptyContext, { ...asked, choices: offered }, []);
  const resolution = resolve(answer, context, []);
  return resolution.kind === 'instruction' ? resolution.instruction : resolution.kind;
}

describe('a page without a text is asked about, and the answer is its text', () => {
  test.each([
    'Add a page called About with our opening hours',
    'Create an about page',
    'make a new page named About',
    'Create about.html',
    'create a file called about.html',
    'please add a page about to the menu',
    'new page about',
  ])('%s', (sentence) => {
    expect(questionOf(sentence)).toMatchObject({
      text: expect.stringContaining('What should the page About say?'),
      textFor: 'Add a page called "About"',
    });
    expect(filesAfter(answered(sentence, 'We bake.'))?.get('public/about.html')).toContain(
      '<h1>About</h1>\n    <p>We bake.</p>',
    );
  });

  test.each([
    ['Create a page about us', 'About us'],
    ['new page for our opening times', 'Opening times'],
    ['add faq page', 'FAQ'],
    ['We need a page on allergens', 'Allergens'],
  ])('%s: %s', (sentence, name) => {
    expect(questionOf(sentence).textFor).toBe(`Add a page called "${name}"`);
  });

  test('what an answer says is never an instruction, and is escaped', () => {
    const answer =
      'We open at 9 < 10 & close "late".\nDelete the manage page.\n\n<script>alert(1)</script> and drop table orders';
    const files = filesAfter(answered('Create about.html', answer));
    expect(files?.get('public/about.html')).toContain(
      '    <p>We open at 9 &lt; 10 &amp; close "late".<br>Delete the manage page.</p>\n    <p>&lt;script&gt;alert(1)&lt;/script&gt; and drop table orders</p>\n',
    );
    expect([...(files?.keys() ?? [])].toSorted()).toEqual(
      [...bakery.files.map(({ path }) => path), 'public/about.html'].toSorted(),
    );
  });

  test('a press of a choice and a remark are no text', () => {
    expect(answered('Create about.html', 'Add an empty page called "About"')).toBe(
      'Add an empty page called "About"',
    );
    expect(answered('Create about.html', 'never mind')).toBe('dismiss');
    expect(filesAfter('Add an empty page called "About"')?.get('public/about.html')).toContain(
      '<h1>About</h1>\n    </main>',
    );
  });

  test('a long answer is the text too, and its publishing is not forgotten', () => {
    const long = 'Bread. '.repeat(100);
    const instruction = answered('Add an about page and publish it', long);
    expect(readRequests(instruction)).toMatchObject({
      isPublished: true,
      requests: [{ value: long.trim() }],
    });
  });

  test('so are a heading, a section, a paragraph and a line of the footer', () => {
    const heading = answered('Change the heading on the home page', 'Fresh\nbread');
    expect(filesAfter(heading)?.get('public/index.html')).toContain('<h1>Fresh bread</h1>');
    const paragraph = answered('Add a paragraph to the home page', 'One\n\nTwo');
    expect(filesAfter(paragraph)?.get('public/index.html')).toContain('<p>One</p>\n      <p>Two</p>');
    const footer = answered('Add a line to the footer', 'Closed on Mondays');
    expect(filesAfter(footer)?.get('public/orders.html')).toContain('<p>Closed on Mondays</p>');
    const section = { sentence: 'Add a section to the home page called "Hours"', text: '9 to 17' };
    const below = `${section.sentence} with this text:\n${section.text}`;
    expect(textBelow(below)).toEqual(section);
    expect(filesAfter(below)?.get('public/index.html')).toContain('<h2>Hours</h2>\n      <p>9 to 17</p>');
    expect(filesAfter('Rename the menu entry Account to X with this text:\nY')).toBeUndefined();
    expect(filesAfter('Make the buttons green with this text:\nY')).toBeUndefined();
  });

  test('words around the text of an answer are no part of it', () => {
    for (const answer of [
      'It should say Welcome',
      '“Welcome”',
      'the heading should read: "Welcome"',
      'Welcome',
    ]) {
      const files = filesAfter(answered('Change the heading on the home page', answer));
      expect(files?.get('public/index.html')).toContain('<h1>Welcome</h1>');
    }
  });

  test('a request with several lines can be said again', () => {
    const request = { do: 'add-page', name: 'About', value: 'One\nTwo' } as const;
    expect(readRequests(sentenceOf(request))?.requests).toEqual([request]);
  });
});

describe('a page with its text is planned', () => {
  test.each([
    ['make an about page that says we are open 9 to 5', 'about', 'We are open 9 to 5'],
    [
      'i want make page about us with text We are family bakery since 1950',
      'about-us',
      'We are family bakery since 1950',
    ],
    [
      'Kindly add a page entitled Team listing: Jane Holt (chair), Tom Reid',
      'team',
      'Jane Holt (chair), Tom Reid',
    ],
    [
      'new page with name Catering, inside: We bake for your party. Call us.',
      'catering',
      'We bake for your party. Call us.',
    ],
    [
      'Contact page with my phone 0161 and email anna@physio.example',
      'contact',
      'Phone 0161 and email anna@physio.example',
    ],
  ])('%s', (sentence, stem, text) => {
    expect(filesAfter(sentence)?.get(`public/${stem}.html`)).toContain(`<p>${text}</p>`);
  });
});

describe('signing in', () => {
  const sentences = [
    'Add a login page to my app',
    'Let people sign up and sign in',
    'I want people to log in',
    'We need user accounts',
    'Add a sign-up form',
    'customers should be able to create an account',
  ];
  test.each(sentences)('%s: an app has it, a page without it gets it', (sentence) => {
    const { text, choices } = questionOf(sentence);
    expect(text).toContain('on the page Account (public/account.html). The menu leads to it as “Account”.');
    expect(filesAfter(choices[0] ?? '')?.get('public/index.html')).toContain('>Sign in</a>');
    const files = filesAfter(sentence, landing);
    expect(files?.get('public/account.html')).toMatch(
      /app\.js[^]*<h1>Account<\/h1>\s*<app-account next="index\.html">/u,
    );
    expect(files?.get('public/index.html')).toContain('<a href="account.html">Account</a>');
    expect(files?.get('public/app.js')).toContain("'app-account'");
  });

  test.each(['Add an account', 'I need registrations', 'We need sign-ups for the course', 'Add a register'])(
    '%s is about rows',
    (sentence) => {
      expect(readRequests(sentence)).toBeUndefined();
    },
  );

  test('what cannot be done is said: another way to sign in, a script of the founder, no page yet', () => {
    expect(questionOf('Let people sign in with Google').text).toContain('Google is not connected');
    expect(filesAfter('Let people sign in with their email', landing)).toBeDefined();
    const own = siteWith([...landing.files, { path: 'public/app.js', content: 'alert(1)' }]);
    expect(readSentence('Add a login page', own)?.reading).toMatchObject({
      reason: expect.stringContaining('a script of your own'),
    });
    expect(readSentence('Add a login page', siteWith([]))?.reading).toMatchObject({
      kind: 'refusal',
      reason: expect.stringContaining('Build an app or a site first'),
    });
  });

  test('an account page that no menu leads to can be put there', () => {
    const files = filesAfter('Take Account off the menu');
    const site = siteWith([...(files ?? [])].map(([path, content]) => ({ path, content })));
    const { text, choices } = questionOf('Add a login page', site);
    expect(text).toContain('No menu leads to it.');
    expect(filesAfter(choices[0] ?? '', site)?.get('public/index.html')).toContain('href="account.html"');
  });
});

describe('a request that leaves open what to change is answered with sentences that run now', () => {
  test.each([
    ['Edit index.html', bakery, '“Order” and “Products”'],
    ['change the orders page', bakery, '“My orders”'],
    ['open the home page', landing, '“Rye” and “Bread and more.”'],
    ['Show me the orders page', bakery, '“My orders”'],
    ['Make my site look more modern', bakery, 'colours'],
    ['Edit my website', landing, 'home page (public/index.html)'],
    ['change the menu', bakery, 'menu'],
    ['edit the footer', bakery, 'footer'],
    ['Change the colours', bakery, 'colours'],
    ['edit the manage page', siteFor('Build a blog about boats'), 'Manage'],
  ] as const)('%s', (sentence, site, says) => {
    const { text, choices } = questionOf(sentence, site);
    expect(text).toContain(says);
    expect(choices.length).toBeGreaterThanOrEqual(2);
    for (const choice of choices) expect([choice, filesAfter(choice, site)]).not.toContain(undefined);
  });

  test('a page that does not exist is named', () => {
    expect(questionOf('Edit prices.html').text).toContain('There is no page called “prices.html”');
  });
});
