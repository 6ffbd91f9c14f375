import { nearPages, readRequests, sentenceOf, type SiteSource } from '@saywright/domain/core/pages';
import { describe, expect, test } from 'vitest';
import { bakery, filesAfter, readSentence, siteFor, siteWith } from './pages.support.ts';

/** A change of a page, in everyday words: the file, and a text that it has afterwards. */
const planned: readonly (readonly [say: string, file: string, has: string])[] = [
  ['Put on the first page that we are closed on Mondays', 'index', '<p>We are closed on Mondays</p>'],
  ['Tell customers that we are closed on 4 May on the home page', 'index', '<p>We are closed on 4 May</p>'],
  ['write on top of home: Welcome <all>', 'index', '<p>Welcome &lt;all&gt;</p>'],
  ['site must show the hours: Mo-Fr 7-18, Sa 7-13', 'index', '<p>Hours: Mo-Fr 7-18, Sa 7-13</p>'],
  ['The home page should have under the title the sentence Baked fresh', 'index', '<p>Baked fresh</p>'],
  ['Could the fee be shown on the home page: £25 a year', 'index', '<p>Fee: £25 a year</p>'],
  ['Add a section about me on the home page: I bake.', 'index', '<h2>About me</h2>\n      <p>I bake.</p>'],
  ['Add a section about our team on the home page', 'index', '<h2>About our team</h2>'],
  ['Add a heading News to the home page', 'index', '<h2>News</h2>'],
  ['Add a heading News to the home page with the text Hi', 'index', '<h2>News</h2>\n      <p>Hi</p>'],
  ['change the word Products at the top to Our breads', 'index', '<h2>Our breads</h2>'],
  ['the text Nothing here yet. on the home page should be changed to Soon', 'index', 'empty="Soon"'],
  ["Replace the sentence 'Nothing here yet.' on the products page with 'A \"new\" one'", 'index', 'empty="A &quot;new&quot; one"'],
  ['call the button Place it instead of Save', 'manage', '<button>Place it</button>'],
  ['change browser tab title to Anna & Co', 'index', '<title>Anna &amp; Co</title>'],
  ['say Thank you, see you "tomorrow"! after somebody ordered', 'orders', 'done="Thank you, see you &quot;tomorrow&quot;!"'],
  ['After an order, say: Bye', 'orders', 'done="Bye"'],
  ['hide the prices', 'index', '<p><span data-field="description"></span></p>\n          <p class="actions">'],
  ['remove the quantity from the orders list', 'orders', '<h2 data-field="products.name"></h2>\n          <p><small>Pick-up'],
  ['I do not want the search box on the products', 'index', '<app-list from="products" order="created_at.asc" empty="Nothing here yet.">\n      <p role="status">'],
  ['Let people search the products by name only', 'index', 'search="name"'],
  ['Show only three products on the front page', 'index', 'limit="3"'],
  ['make all letters a bit bigger', 'app.css', '1.195rem/1.5 system-ui,'],
  ['text too big, make it smaller please', 'app.css', '0.944rem/1.5'],
  ['Increase the font size', 'app.css', '1.195rem/1.5'],
  ['Reduce the text size on all pages', 'app.css', '0.944rem/1.5'],
  ['I would like a bigger title on the home page', 'index', '<h1 class="larger">Bakery</h1>'],
  ['Make the title on the home page smaller', 'index', '<h1 class="smaller">'],
  ['Use a serif typeface throughout', 'app.css', 'Georgia'],
  ['Show prices in euros', 'app.css', "--currency: '€';"],
  ['put a £ sign in front of the prices', 'app.css', "--currency: '£';"],
  ['show the prices in CHF', 'app.css', "--currency: 'CHF ';"],
  ['Show two per row', 'app.css', '--least: max(14rem, 40%);'],
  ['Show dates with the day first', 'orders', '<html lang="en-GB">'],
  ['rename My orders in the menu to Your basket', 'orders', '>Your basket</a>'],
  ['take away the Account from the menu', 'index', 'Manage</a>\n      </nav>'],
  ['The menu should start with Account', 'index', '<nav>\n        <a href="account.html">'],
  ['you can not find the account link, put it in first place of the menu', 'index', '<nav>\n        <a href="account.html">'],
  ['Swap Products and My orders in the menu', 'manage', '<nav>\n        <a href="orders.html">My orders</a>\n        <a href="index.html">'],
  ['make menu have link to my instagram https://instagram.com/brot', 'orders', '<a href="https://instagram.com/brot">Instagram</a>'],
  ['add a link to our Facebook page https://x.example/?a=1&b=2 in the footer', 'index', '<p><a href="https://x.example/?a=1&amp;b=2">Facebook</a></p>'],
  ['Add a link to anna@example.org to the footer called Write <us>', 'index', '<a href="mailto:anna@example.org">Write &lt;us&gt;</a>'],
  ['Put a big button on the home page that goes to the orders page', 'index', '<a class="act" href="orders.html">My orders</a>'],
  ["Could the site's name be changed to Rye & Sons", 'orders', '<title>My orders – Rye &amp; Sons</title>'],
  ['Let visitors subscribe to our newsletter', 'index', '<app-form into="subscribers"'],
  ['I’d love the headline on the start page to read Dogs & cats', 'index', '<h1>Dogs &amp; cats</h1>'],
  ['please write our opening hours at the bottom of every page: Tue-Sat 9-17', 'orders', '<p>Opening hours: Tue-Sat 9-17</p>'],
  ['put my phone number 07700 900123 on the account page', 'account', '<p>Phone: 07700 900123</p>'],
  ['Get rid of the sentence "My orders" on the orders page', 'orders', '<main>\n    <app-form'],
  ['the writing is hard to read, can you make it larger', 'app.css', '1.195rem/1.5'],
  ['Make a page called Team and put "Anna, Ben" on it', 'team', '<p>Anna, Ben</p>'],
  ['Change the word Order to Reserve everywhere', 'index', '>Reserve</a>'],
  ['Change "Order" to Reserve everywhere', 'orders', '<button>Reserve</button>'],
  ['Replace My orders with Your orders', 'orders', '<h1>Your orders</h1>'],
  ['Add the sentence We are closed under the heading on the orders page', 'orders', '<p>We are closed</p>'],
  ['I need a page where people can write to me', 'contact', '<app-form into="messages"'],
]; // prettier-ignore

describe('everyday words for a change of a page', () => {
  test.each(planned)('%s', (say, file, has) => {
    const path = `public/${file.includes('.') ? file : `${file}.html`}`;
    expect(filesAfter(say)?.get(path)).toContain(has);
  });

  test('what was said can be said again in a sentence that asks for the same', () => {
    for (const [say] of planned)
      for (const request of readRequests(say)?.requests ?? []) {
        const said = sentenceOf(request);
        const again = readRequests(said)?.requests ?? [];
        expect([say, again.map((one) => sentenceOf(one))]).toEqual([say, [said]]);
      }
  });

  test('the name of a site is at the top and in the tabs, and nothing else changes', () => {
    const files = filesAfter('Change the name of my shop to Rye');
    for (const { path, content } of bakery.files) {
      const after = files?.get(path);
      expect(after?.replaceAll(/Rye(?=<\/(?:a|h1|title)>)/gu, 'Bakery')).toBe(content);
    }
    expect(files?.get('public/manage.html')).toContain('<a class="name" href="index.html">Rye</a>');
    expect(files?.get('public/manage.html')).toContain('<title>Manage – Rye</title>');
    expect(files?.get('public/index.html')).toContain('<title>Rye</title>');
  });
});

describe('what a page cannot have alone is asked', () => {
  const asked: readonly (readonly [say: string, says: string, choice: string | undefined])[] = [
    ['the sign in button is ugly, make it brown', 'share one colour', 'Make the buttons and links brown'],
    ['The text in the header should be dark blue', 'no separate colour', 'Make the text dark blue'],
    ['put color of site like coffee', 'no separate colour', 'Make the background coffee'],
    ['Round corners on the buttons pls', 'share their corners', 'Make the corners round'],
    ['title font Georgia', 'All texts have one font', 'Use a Georgia font'],
    ['I want dark mode', 'each visitor’s device', 'Make the background very dark grey'],
    ['add my prices as a table: Massage 40', 'text on a page', 'Add a section to the home page called "Prices" with the text "Massage 40"'],
    ['Make the title bigger', 'Which page is meant?', 'Make the heading on the home page larger'],
    ['Add a link to the prices page to the footer', 'no page called “prices page”', 'Add a link to home page in the footer'],
    ['Swap Prices and Account in the menu', 'no entry called “Prices”', 'Swap Products and Account in the menu'],
    ['Swap Account and Prices in the menu', 'no entry called “Prices”', 'Swap Account and Products in the menu'],
    ['Add a feedback form', 'a form with name, email and message', 'Add a contact form'],
    ['Put a link to our menu in the footer', 'Say the address', undefined],
    ['Add social media links to the footer', 'Say the address', undefined],
    ['the order button should say Reserve', 'on 2 pages', 'Change "order" on the home page to "Reserve"'],
    ['sort products alphabetically', 'Shall the list', 'Sort the products on the home page by name'],
    ['please add a picture of my shop to the first page', 'Press “Add a picture”', undefined],
    ['Put a welcome message above the product list', 'What should the new paragraph', undefined],
  ]; // prettier-ignore
  test.each(asked)('%s', (say, says, choice) => {
    const reading = readSentence(say)?.reading;
    expect(reading).toMatchObject({ kind: 'question', text: expect.stringContaining(says) });
    const first = reading?.kind === 'question' ? reading.choices[0]?.instruction : undefined;
    expect(first).toBe(choice);
    expect(choice === undefined || readRequests(choice) !== undefined).toBe(true);
  });

  test('a picture that was added before is offered', () => {
    const site = { ...bakery, pictures: [{ name: 'shop.jpg', blob: '1' }] };
    expect(readSentence('Add a photo to the account page', site)?.reading).toMatchObject({
      choices: [{ instruction: 'Add the picture "shop.jpg" to the account page' }],
    });
  });
});

describe('what cannot be done, or is so already, is said', () => {
  test.each([
    [
      'people must login before order',
      'already: the form on the page My orders is only for people who signed in',
    ],
    ['login not needed to see products', 'already: the list of products on the home page asks nobody'],
    ['customers should be able to order without making an account', 'I can’t open it to everybody yet'],
    ['remove the search from the orders', 'has no search'],
    [
      'Let people search the products by colour only',
      'can be searched by name and description, not by colour',
    ],
    ['hide the names', 'heading of each row'],
    ['hide the weight in the list of products', 'shows no weight. It shows name, description and price'],
    ['Change the name of the site to Bakery', 'already called Bakery'],
    ['Swap Account and the account page in the menu', 'the same entry'],
    ['Add a link to https://x.example/"onclick="a to the footer', 'not an address'],
    ['Show only 3 products on the account page', 'shows no products'],
  ])('%s', (say, reason) => {
    expect(readSentence(say)?.reading).toMatchObject({
      kind: 'refusal',
      reason: expect.stringContaining(reason),
    });
  });

  test.each([
    'hide products',
    'Add a link to javascript:alert(1) to the footer',
    'show orders after last week',
    'people must sign in before they fly',
    'Add a weight field to the parcel form',
    'Show only 3 parcels on the home page',
    'hide the weight',
    'say hello after the flight',
    'remove the price from products',
  ])('%s is about something else', (say) => {
    expect(readSentence(say)).toBeUndefined();
  });
});

describe('words about a page that nothing reads', () => {
  const near = (say: string, site = bakery) => nearPages(say, site)?.reading;

  test.each([
    ['Write "Sold out" in red on the home page', 'The home page (public/index.html) says'],
    ['Put "We are here" above the list on the orders page', 'The page My orders (public/orders.html)'],
    ['Can we have the menu at the bottom?', 'the entries of the menu'],
    ['Something nicer for the footer', 'the lines of the footer'],
    ['A more modern layout', 'the colours of buttons'],
    ['Where can I change the slogan?', 'The home page'],
  ])('%s: are answered with sentences that run now', (say, says) => {
    const reading = near(say);
    expect(reading).toMatchObject({ kind: 'question', text: expect.stringContaining(says) });
    const choices = reading?.kind === 'question' ? reading.choices : [];
    expect(choices.length).toBeGreaterThanOrEqual(2);
    for (const { instruction } of choices) expect(filesAfter(instruction)).toBeDefined();
  });

  test('but not those about data, files or publishing, nor where there is no page', () => {
    for (const say of ['Show all orders', 'Publish the home page', 'Add a picture column to products'])
      expect(near(say)).toBeUndefined();
    expect(near('A nicer headline', siteWith([]))).toBeUndefined();
    const broken = siteWith([{ path: 'public/index.html', content: '<main><h1>Open' }]);
    expect(near('A nicer headline', broken)).toBeUndefined();
  });
});

describe('a text that says where it is to be', () => {
  test.each([
    'Add the text Back soon above the list to the home page',
    'Write Sold out in red on the home page',
    'Put our new logo in the footer',
  ])('is not written with these words: %s', (say) => {
    const files = filesAfter(say);
    expect(files?.get('public/index.html') ?? '').not.toMatch(/above the list|in red|logo/u);
  });

  test('a word is not changed within another one', () => {
    expect(readSentence('Change "Order" on the manage page to "Buy"')?.reading).toMatchObject({
      reason: 'The page Manage does not say “Order”.',
    });
  });
});

describe('a field of a form', () => {
  const site = { ...bakery, tables: ['orders', 'products', 'staff'] };

  test('is on every form for these rows, is shown to their people, and has a column', () => {
    const say = 'add in form of order a place for note';
    const files = filesAfter(say, site);
    const entered = '<label>Note <textarea name="note" rows="3" maxlength="5000"></textarea></label>';
    for (const page of ['orders', 'manage']) {
      expect(files?.get(`public/${page}.html`)?.split(entered)).toHaveLength(2);
      expect(files?.get(`public/${page}.html`)).toContain('<p><span data-field="note"></span></p>');
    }
    expect(files?.get('public/index.html')).toBe(bakery.files[0]?.content);
    const reading = readSentence(say, site)?.reading;
    expect(reading?.kind === 'parts' && reading.parts[0]).toEqual({
      service: 'database',
      changes: [{ do: 'add-columns', table: 'orders', columns: [{ name: 'note', type: 'text' }] }],
    });
  });

  test.each([
    ['Add a delivery date to the order form', 'type="date"'],
    [
      'Insert a telephone number into the order form',
      '<label>Telephone number <input name="telephone_number" type="text"',
    ],
    ['Ask for a website in the order form', 'type="url"'],
  ])('%s', (say, markup) => {
    expect(filesAfter(say, site)?.get('public/orders.html')).toContain(markup);
  });

  test.each([
    ['Add an email field to the order form', 'already has “email”'],
    ['Add "a b c d e f" to the order form', 'is no name for a field'],
  ])('%s', (say, reason) => {
    expect(readSentence(say, site)?.reading).toMatchObject({ reason: expect.stringContaining(reason) });
  });

  test('needs its table', () => {
    expect(readSentence('Add a note to the order form')?.reading).toMatchObject({
      reason: expect.stringContaining('no table called orders'),
    });
  });
});

test('a script that was written by hand is not relied on', () => {
  const files = bakery.files.map((file) =>
    file.path.endsWith('app.js') ? { ...file, content: 'alert(1)' } : file,
  );
  const site = siteWith(files);
  for (const say of ['Show only 3 products on the home page', 'Add a newsletter form'])
    expect(readSentence(say, site)?.reading.kind).toBe('refusal');
});

describe('lists of what is to come, and forms with fewer fields', () => {
  const club = siteFor('Build a membership app for our choir with concerts');
  const files = (sentence: string, site = club): ReadonlyMap<string, string> | undefined =>
    filesAfter(sentence, site);

  test('are changed in words, and say so where they are so already', () => {
    const coming = files('Hide past concerts')?.get('public/concerts.html');
    expect(coming).toContain('<app-list ahead="starts_at" from="concerts"');
    const next = siteWith(
      [...(files('Hide past concerts') ?? [])].map(([path, content]) => ({ path, content })),
    );
    expect(readSentence('Hide past concerts', next)?.reading.kind).toBe('refusal');
    expect(readSentence('Hide past news', club)).toBeUndefined();
    const script = siteWith(
      club.files.map(({ path, content }) => ({ path, content: content.replaceAll("'ahead'", "'later'") })),
    );
    expect(readSentence('Hide past concerts', script)?.reading.kind).toBe('refusal');
  });

  test('ask for less, unless a row could not be added without it', () => {
    const form = files('Do not ask for "Member since"')?.get('public/memberships.html');
    expect(form).not.toContain('>Member since <input');
    expect(form).toContain('<app-form into="memberships"');
    expect(readSentence('stop asking for the quantity')?.reading.kind).toBe('refusal');
    expect(readSentence('Do not ask for "Shoe size"')).toBeUndefined();
  });
});

describe('prices, dates and cards', () => {
  const after = (sentence: string): SiteSource => {
    const files = filesAfter(sentence) ?? new Map<string, string>();
    return siteWith([...files].map(([path, content]) => ({ path, content })));
  };

  test('look as they do already where they are asked for again', () => {
    for (const [sentence, reason] of [
      ['Show prices in £', 'have the sign £ already'],
      ['Show dates with the day first', 'have the day first already'],
      ['Show 3 in each row', 'look like that already'],
    ] as const)
      expect(readSentence(sentence, after(sentence))?.reading).toMatchObject({
        kind: 'refusal',
        reason: expect.stringContaining(reason),
      });
  });

  test('are left alone by a site that has none, or that an earlier version made', () => {
    const plain = siteWith([
      {
        path: 'public/index.html',
        content: '<!doctype html><html lang="en"><head><title>A</title></head><body><h1>A</h1></body></html>',
      },
    ]);
    for (const sentence of ['Show prices in £', 'Show dates with the day first', 'Show 3 in each row'])
      expect(readSentence(sentence, plain)).toBeUndefined();
    const earlier = siteWith(
      bakery.files.map(({ path, content }) => ({
        path,
        content: content
          .replace(/ {2}--(?:currency|least):[^;]*;\n/gu, '')
          .replaceAll('documentElement', 'body')
          .replaceAll('var(--currency)', "''"),
      })),
    );
    const styles = filesAfter('Show prices in £', earlier)?.get('public/app.css');
    expect(styles).toContain("--corner: 0.75rem;\n  --currency: '£';");
    expect(styles).toContain('content: var(--currency)');
    expect(readSentence('Show dates with the day first', earlier)?.reading.kind).toBe('refusal');
    expect(readSentence('Show 3 in each row', earlier)?.reading.kind).toBe('refusal');
  });
});
