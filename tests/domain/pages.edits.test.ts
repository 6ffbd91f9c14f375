import { describe, expect, test } from 'vitest';
import { editPage } from '../../packages/domain/src/language/core/pages/edits.ts';
import { parsePage } from '../../packages/engine/src/pages/parsePage.ts';
import { bakery, filesAfter, readSentence, siteFor, siteWith } from './pages.support.ts';

/** A page that somebody wrote by hand: capitals, open paragraphs, a drawing, entities, CRLF and no newline at its end. */
const byHand = [
  '<!DOCTYPE html>',
  '<HTML LANG=en><HEAD><TITLE>Rye &amp; Co</TITLE>',
  '<META NAME=viewport CONTENT="width=device-width">',
  '</HEAD>',
  '<body CLASS=wide>',
  '  <!-- my own menu -->',
  '  <nav><ul>',
  "    <li><a href='index.html'>Home</a>",
  '    <li><a href="about.html" class=quiet>About</a>',
  '  </ul></nav>',
  '  <main>',
  '  <h1 data-x=1>Old &lt;news&gt;</h1>',
  '  <p>Caf&eacute; since 1987<br>and <em>still</em> here',
  '  <p>Second <svg viewBox="0 0 8 8"><path d="M0 0"/></svg> paragraph',
  '  <table><tr><td>cell</table>',
  '  <img src=shop.jpg>',
  '  </main>',
  '</body>',
  '</HTML>',
].join('\r\n');

const about =
  '<!doctype html><html lang="en"><head><title>About</title></head><body><h1>About</h1></body></html>';
const handmade = siteWith([
  { path: 'public/index.html', content: byHand },
  { path: 'public/about.html', content: about },
]);

/** What of a text a sentence replaced, and with what. */
function changeOf(sentence: string, site = handmade, path = 'public/index.html'): readonly [string, string] {
  const before = site.files.find((file) => file.path === path)?.content ?? '';
  const after = filesAfter(sentence, site)?.get(path);
  if (after === undefined) throw new Error(`Not changed: ${JSON.stringify(readSentence(sentence, site))}`);
  let start = 0;
  while (before[start] === after[start] && start < before.length) start += 1;
  let end = 0;
  while (before.at(-1 - end) === after.at(-1 - end) && end < Math.min(before.length, after.length) - start)
    end += 1;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

describe('only the bytes of a change differ', () => {
  test.each([
    ['Change the headline on the home page to Hello', ['Old &lt;news&gt;', 'Hello']],
    [
      'Change the headline on the home page to <b>Tom & Jerry</b>',
      ['Old &lt;news', '&lt;b&gt;Tom &amp; Jerry&lt;/b'],
    ],
    ['Change the headline to “Hello” on my home page', ['Old &lt;news&gt;', 'Hello']],
    ['Set the title of the home page to Corner', ['Rye &amp; Co', 'Corner']],
    ['Change "Second" on the home page to "Next"', ['Second', 'Next']],
    ['Replace "Second" with "Next" on the home page.', ['Second', 'Next']],
    ['Rename the menu entry About to Who we are', ['About', 'Who we are']],
    ['Change the description of the picture on the home page to "Our shop"', ['', 'alt="Our shop" ']],
  ])('%s', (sentence, expected) => {
    expect(changeOf(sentence)).toEqual(expected);
  });

  test('a paragraph goes below the others, with the line ends and the indentation of its neighbour', () => {
    const sentence = 'Add a section called Hours with the text 7 to 18 to the home page';
    expect(changeOf(sentence)[0]).toBe('');
    expect(filesAfter(sentence, handmade)?.get('public/index.html')).toContain(
      '<img src=shop.jpg>\r\n  <section>\r\n    <h2>Hours</h2>\r\n    <p>7 to 18</p>\r\n  </section>\r\n  </main>',
    );
  });

  test('an entry of a menu that is a list goes with its item', () => {
    expect(changeOf('Take About off the menu')[1]).toBe('');
    expect(filesAfter('Take About off the menu', handmade)?.get('public/index.html')).not.toContain(
      'about.html',
    );
  });

  test('values of a style sheet change, and everything else in it stays', () => {
    const path = 'public/app.css';
    const [before, after] = changeOf('Make the buttons #aa3300', bakery, path);
    expect(before).not.toContain(';\n  --text');
    expect(after).toContain('aa3300');
  });
});

test('an entry of a menu moves with its item, though neither is closed', () => {
  const moved = filesAfter('Move About to the start of the menu', handmade)?.get('public/index.html');
  expect(moved?.replaceAll(/\s+/gu, ' ')).toContain(
    `<nav><ul> <li><a href="about.html" class=quiet>About</a> <li><a href='index.html'>Home</a> </ul></nav>`,
  );
});

describe('says what cannot be changed safely', () => {
  test('an edit after which a browser would read the rest in another way is refused', () => {
    const source = '<main><p>one</p><section><p>two</p></section></main>';
    const at = source.indexOf('<section>');
    const edit = (text: string) => editPage(source, [{ start: at, end: at, text }], parsePage);
    expect(edit('<p>more</p>')).toEqual({
      ok: true,
      value: source.replace('<section>', '<p>more</p><section>'),
    });
    expect(edit('</main>').ok).toBe(false);
    expect(edit('<div>').ok).toBe(false);
    expect(edit('<!--').ok).toBe(false);
  });

  test('half a sentence is not read', () => {
    expect(readSentence('Change the headline on my home page to')).toBeUndefined();
  });

  test.each([
    [
      '<main><h1>Hi</h1><div><p>open</main>',
      'public/index.html is not whole HTML: <div> in line 1 is never closed.',
    ],
    [
      '<main><h1>Hi</h1></main><p title="a>',
      'public/index.html is not whole HTML: line 1 has a mistake (eof in tag).',
    ],
  ])('broken HTML: %s', (body, reason) => {
    const broken = siteWith([
      { path: 'public/index.html', content: `<!doctype html><title>x</title>${body}` },
    ]);
    expect(readSentence('Change the headline on the home page to Hello', broken)?.reading).toMatchObject({
      kind: 'refusal',
      reason: expect.stringContaining(reason),
    });
  });

  test('a style sheet that is not whole, one without values, and a page with its own style', () => {
    const css = (content: string) =>
      readSentence(
        'Make the buttons green',
        siteWith([...handmade.files, { path: 'public/app.css', content }]),
      );
    expect(css(':root { --accent: red; --on-accent: white')?.reading).toMatchObject({
      kind: 'refusal',
      reason: expect.stringContaining('written by hand in public/app.css'),
    });
    expect(css('body { color: red }')?.reading).toMatchObject({
      reason: expect.stringContaining('written by hand in public/app.css'),
    });
  });

  test.each([
    ['Delete the home page', 'The home page stays'],
    ['Add an about page', 'There is already a page called About'],
    ['Change "nowhere to be found" to "x"', 'No page says'],
    ['Change the picture on the home page to javascript:alert(1)', 'There is no file called'],
    ['Change the headline on the about page to About', 'already says'],
  ])('%s', (sentence, reason) => {
    expect(readSentence(sentence, handmade)?.reading).toMatchObject({
      kind: 'refusal',
      reason: expect.stringContaining(reason),
    });
  });
});

describe('where several things may be meant, it asks, and every choice works', () => {
  test.each([
    'Change the headline to Welcome',
    'Delete the shop page',
    'Call the menu entry Basket',
    'Sort the products by price',
    'Sort the products on the home page by weight',
    'Use a Comic Sans font',
    'Show the 3 newest products on the account page',
  ])('%s', (sentence) => {
    const old = siteWith(
      bakery.files.map((file) => ({
        ...file,
        content: file.content.replaceAll("getAttribute('limit')", ''),
      })),
    );
    const read = readSentence(sentence, old)?.reading;
    if (read?.kind !== 'question') throw new Error(JSON.stringify(read));
    expect(read.choices.length).toBeGreaterThan(0);
    const choices = read.choices.filter(({ instruction }) => !instruction.startsWith('Show all'));
    const kinds = choices.map(({ instruction }) => readSentence(instruction, old)?.reading.kind);
    expect(kinds.filter((kind) => kind !== 'parts' && kind !== 'refusal')).toEqual([]);
  });
});

test('sentences about other things are left to the other readers', () => {
  for (const sentence of [
    'Add a customer named Ada with email ada@example.org',
    'Rename the orders table to sales',
    'Add a column color to products',
    'Change the price of bread to 4',
    'Show the newest products',
    'Publish my site',
    'Save my files as first version',
    'Delete all orders',
    'Set the status of order 5 to done',
    'Make the email unique',
    'Create a pages table with a title',
    'Build a landing page for my bakery',
    'Sort the customers by name',
  ])
    expect([sentence, readSentence(sentence)]).toEqual([sentence, undefined]);
});

test('apps of several kinds can all have a new page, another colour and another heading', () => {
  for (const sentence of [
    'Build a to-do app',
    'Build a blog about boats',
    'Build a booking app',
    'Build a support desk',
  ]) {
    const site = siteFor(sentence);
    const files = filesAfter(
      'Add a contact page, then change the headline on the contact page to Write to us, and make the buttons dark red',
      site,
    );
    expect(files?.get('public/contact.html')).toContain('<h1>Write to us</h1>');
    expect(files?.get('public/contact.html')).toContain('aria-current="page">Contact</a>');
    expect(files?.get('public/index.html')).toContain('<a href="contact.html">Contact</a>');
  }
});

describe('a contact form', () => {
  const tables = (sentence: string, names: readonly string[] = []) => {
    const read = readSentence(sentence, { ...bakery, tables: names })?.reading;
    return read?.kind === 'parts'
      ? read.parts.flatMap((part) => (part.service === 'database' && 'changes' in part ? part.changes : []))
      : read;
  };

  test('makes a page for it, a table that visitors add to, and a section where staff reads it', () => {
    const files = filesAfter('Add a contact form that keeps the messages');
    expect(files?.get('public/contact.html')).toContain('<app-form into="messages"');
    expect(files?.get('public/manage.html')).toContain('<app-list from="messages"');
    expect(tables('Add a contact form', ['staff'])).toMatchObject([
      {
        do: 'create-table',
        name: 'messages',
        access: [{ actions: ['add'], who: 'everyone' }, { who: 'signed-in' }],
      },
    ]);
    expect(tables('Add a contact form to the account page')).toHaveLength(2);
  });

  test('brings what it needs to a site without it', () => {
    const files = filesAfter('Add a contact form to the about page', handmade);
    expect(files?.get('public/app.js')).toContain("'app-form'");
    expect(files?.get('public/about.html')).toContain('<script type="module" src="app.js">');
  });

  test('adds to no table that it does not know, and to no script of the founder', () => {
    expect(tables('Add a contact form', ['messages'])).toMatchObject({
      kind: 'refusal',
      reason: expect.stringContaining('already a table called messages'),
    });
    const own = siteWith([...handmade.files, { path: 'public/app.js', content: 'alert(1)' }]);
    expect(readSentence('Add a contact form to the about page', own)?.reading).toMatchObject({
      reason: expect.stringContaining('a script of your own'),
    });
  });
});

test('a headline that is to change is asked for where the sentence does not say it', () => {
  const textOf = (site: typeof handmade): unknown => {
    const reading = readSentence('Change the headline on my home page', site)?.reading;
    return reading?.kind === 'question' && reading.choices.length === 0 ? reading.text : reading;
  };
  expect(textOf(handmade)).toBe(
    'The heading of the home page says “Old <news>”. What should it say? Nothing was planned.',
  );
  const twice = siteWith([{ path: 'public/index.html', content: '<h1>One</h1><h1>Two</h1>' }]);
  expect(textOf(twice)).toBe(
    'The headings of the home page say “One”, “Two”. What should it say? Say it as: Change “…” on the home page to “…”. Nothing was planned.',
  );
});
