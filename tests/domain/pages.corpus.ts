/**
 * Sentences about the pages of a bakery's app, and a text that a page must have, or not have, afterwards. They were
 * written before the rules. `open` ones were looked at while the rules were written, `closed` ones only counted.
 */
export interface PageSentence {
  readonly say: string;
  /** The file that changes, with a text in it. */
  readonly has: readonly [file: string, text: string];
  readonly hasNot?: string;
}

export const open: readonly PageSentence[] = [
  { say: 'Change the headline on my home page to Welcome', has: ['index.html', '<h1>Welcome</h1>'] },
  { say: 'Make the buttons green', has: ['app.css', '--accent: light-dark(#'] },
  { say: 'Add a contact page', has: ['contact.html', '<h1>Contact</h1>'] },
  {
    say: 'Add a page called About with the text We have baked since 1987.',
    has: ['about.html', '<p>We have baked since 1987.</p>'],
  },
  { say: 'Show the newest products on the home page', has: ['index.html', 'order="created_at.desc"'] },
  { say: 'Use a serif font', has: ['app.css', 'Georgia'] },
  { say: 'Rename the menu entry Orders to My bookings', has: ['index.html', '>My bookings</a>'] },
  {
    say: 'Take the account page off the menu',
    has: ['index.html', '<nav>'],
    hasNot: 'href="account.html"',
  },
  { say: 'Put the phone number 0123 in the footer', has: ['index.html', '0123'] },
  {
    say: 'pls change "Products" on the first page to "Our bread"',
    has: ['index.html', '<h2>Our bread</h2>'],
  },
  {
    say: 'The heading of the orders page should say Your orders',
    has: ['orders.html', '<h1>Your orders</h1>'],
  },
  { say: 'Can you make the background light blue?', has: ['app.css', '--ground: light-dark('] },
  { say: 'I want rounder corners', has: ['app.css', '--corner: 1.25rem'] },
  {
    say: 'set the title of the home page to Corner Bakery',
    has: ['index.html', '<title>Corner Bakery</title>'],
  },
  { say: 'Delete the account page', has: ['index.html', '<nav>'], hasNot: 'href="account.html"' },
  {
    say: 'Move Account to the start of the menu',
    has: ['index.html', '<nav>\n        <a href="account.html"'],
  },
  {
    say: 'Add a section called Opening hours with the text Monday to Friday, 7 to 18 to the home page',
    has: ['index.html', '<h2>Opening hours</h2>'],
  },
  { say: 'Sort the products by price', has: ['index.html', 'order="price.asc"'] },
  { say: 'write at the bottom of every page: Closed on Sundays', has: ['orders.html', 'Closed on Sundays'] },
  { say: 'create an FAQ page', has: ['faq.html', '<h1>FAQ</h1>'] },
  { say: 'In the menu, call Account Log in', has: ['orders.html', '>Log in</a>'] },
  { say: 'Change the main colour to #aa3300', has: ['app.css', '--accent: light-dark(#aa3300'] },
];

export const closed: readonly PageSentence[] = [
  {
    say: 'Please change the heading of the orders page to Order here',
    has: ['orders.html', '<h1>Order here</h1>'],
  },
  { say: 'I would like the buttons to be red', has: ['app.css', '--accent: light-dark(#'] },
  { say: 'we need a page for our team called The team', has: ['the-team.html', '<h1>The team</h1>'] },
  { say: 'could you add an imprint page to my site?', has: ['imprint.html', '<h1>Imprint</h1>'] },
  {
    say: 'Make the home page headline “Fresh bread every morning”',
    has: ['index.html', '<h1>Fresh bread every morning</h1>'],
  },
  { say: 'switch the font to monospace', has: ['app.css', 'monospace'] },
  { say: 'remove Account from the navigation', has: ['index.html', '<nav>'], hasNot: 'href="account.html"' },
  { say: 'get rid of the account page', has: ['index.html', '<nav>'], hasNot: 'href="account.html"' },
  { say: 'Call the menu item Orders My orders list instead', has: ['index.html', '>My orders list</a>'] },
  { say: 'footer: add “Made in Leeds”', has: ['index.html', 'Made in Leeds'] },
  {
    say: 'Replace the text Products on the home page with Breads and cakes',
    has: ['index.html', '<h2>Breads and cakes</h2>'],
  },
  { say: 'the page background should be dark grey', has: ['app.css', '--ground: light-dark('] },
  {
    say: 'put a paragraph saying We deliver within 5 miles on the home page',
    has: ['index.html', '<p>We deliver within 5 miles</p>'],
  },
  { say: 'Show the cheapest products first', has: ['index.html', 'order="price.asc"'] },
  { say: 'Put Orders last in the menu', has: ['index.html', '>Orders</a>\n      </nav>'] },
  { say: 'My home page should be titled Rye & Co', has: ['index.html', '<title>Rye &amp; Co</title>'] },
  { say: 'Add our address, 5 Mill Lane, to the footer', has: ['index.html', '5 Mill Lane'] },
  {
    say: 'Give me a new page named Prices that says Bread costs 4 pounds',
    has: ['prices.html', '<p>Bread costs 4 pounds</p>'],
  },
  { say: 'less round corners please', has: ['app.css', '--corner: 0.25rem'] },
  { say: 'List the 5 latest products on the home page', has: ['index.html', 'order="created_at.desc"'] },
  { say: 'change the colour of the buttons to teal', has: ['app.css', '--accent: light-dark(#'] },
  { say: 'Add a privacy page and publish it', has: ['privacy.html', '<h1>Privacy</h1>'] },
];
