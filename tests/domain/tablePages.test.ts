import { planTablePages, readTablePages, type TablePagesReading } from '@saywright/domain/core/table-pages';
import type { Lexicon, LexiconColumn, LexiconTable } from '@saywright/domain/planner';
import { expect, test } from 'vitest';
import { siteFor, siteWith } from './pages.support.ts';

function column(name: string, type = 'text', more: Partial<LexiconColumn> = {}): LexiconColumn {
  return { name, type, nullable: true, hasDefault: false, unique: false, primaryKey: false, ...more };
}
const key = column('id', 'uuid', { primaryKey: true, nullable: false, hasDefault: true });
function table(
  name: string,
  columns: readonly LexiconColumn[],
  policies: readonly string[] = [],
): LexiconTable {
  return { name, columns: [key, ...columns], rowSecurity: true, policies };
}
const reference = (to: string, nullable = false): LexiconColumn =>
  column(`${to.slice(0, -1)}_id`, 'uuid', { references: to, nullable });

const cafes = table('cafes', [column('name'), column('phone')]);
const products = table('products', [column('name'), column('price', 'numeric(12,2)'), column('kind')]);
const orders = table('orders', [
  reference('cafes'),
  reference('products', true),
  column('how_many_pieces'),
  column('delivery_day', 'date'),
  column('paid', 'boolean'),
]);
const lexicon: Lexicon = { tables: [cafes, products, orders] };

const starter = siteWith([
  {
    path: 'public/index.html',
    content:
      '<!doctype html>\n<html lang="en">\n  <head>\n    <meta charset="utf-8" />\n    <title>Grain</title>\n  </head>\n  <body>\n    <h1>Grain</h1>\n    <p>This is the first page of the project.</p>\n  </body>\n</html>\n',
  },
]);

function plan(sentence: string, site = starter, known = lexicon): TablePagesReading {
  const request = readTablePages(sentence, known);
  if (!request) throw new Error(`Not read: ${sentence}`);
  return planTablePages(request, site, known);
}

function filesOf({ reading }: TablePagesReading): ReadonlyMap<string, string> {
  const parts = reading.kind === 'parts' ? reading.parts : [];
  return new Map(
    parts.flatMap((part) =>
      part.service === 'code-hosting' && 'changes' in part
        ? part.changes.flatMap((change) =>
            change.do === 'write-file' ? [[change.path, change.content] as const] : [],
          )
        : [],
    ),
  );
}

function changesOf({ reading }: TablePagesReading) {
  const parts = reading.kind === 'parts' ? reading.parts : [];
  return parts.flatMap((part) => (part.service === 'database' && 'changes' in part ? part.changes : []));
}

test.each([
  ['show products with price on the home page', ['products'], ['price']],
  ['put my products on the site', ['products'], []],
  ['I want that people can see the prices of my products on the website', ['products'], ['price']],
  ['Please make a page with products and their kind', ['products'], ['kind']],
  ['my customers should see all products on my page', ['products'], []],
  ['the home page should show product prices', ['products'], ['price']],
  ['my website must show products and how much', ['products'], ['price']],
  ['page with products', ['products'], []],
  ["I don't see prices on the page, cafés ask me all time how much it costs", ['products'], ['price']],
  ['people want to see what products I have on my page', ['products'], []],
])('a sentence names the table and the columns that a page shows: %s', (said, tables, columns) => {
  const request = readTablePages(said, lexicon);
  expect(request?.shown.map((one) => one.table.name)).toEqual(tables);
  expect(request?.shown.flatMap((one) => one.columns.map(({ name }) => name))).toEqual(columns);
});

test.each([
  'make a page where cafés can order',
  'customers should be able to order on my website',
  'let people add orders on the site',
  'add an order form to my page',
  'we need a page where customers can order bread',
  'i want page for customer to write order',
  'show orders on the home page so cafés can add them',
])('a sentence asks for a form of the table whose rows people add: %s', (said) => {
  expect(readTablePages(said, lexicon)?.forms.map(({ name }) => name)).toEqual(['orders']);
});

test.each([
  'show orders',
  'customers should see their orders on the site',
  'people should see only their own orders on my page',
  'show products where price is above 5',
  'show the weather on the home page',
  'make a page called Products with the text We bake',
  'add a page about our products',
  'make the heading of the home page bigger',
  'show the 3 newest products on the home page',
  'Build an online shop with products and orders',
  'put on page: Fresh bread, every morning before 7',
  'put my phone number on the page',
])('a sentence about something else is left to others: %s', (said) => {
  const read = readTablePages(said, lexicon);
  expect(read).toBeUndefined();
});

test('a list opens only the table that is shown, on a home page in place of the placeholder', () => {
  const made = plan('show products with price on the home page');
  expect(changesOf(made)).toEqual([
    { do: 'set-access', table: 'products', rules: [{ actions: ['read'], who: 'everyone' }], replace: 'none' },
  ]);
  const home = filesOf(made).get('public/index.html') ?? '';
  expect(home).toContain('<app-list from="products"');
  expect(home).toContain('data-field="price" data-as="money"');
  expect(home).not.toContain('data-field="kind"');
  expect(home).not.toContain('first page of the project');
  expect([...filesOf(made).keys()].toSorted()).toEqual([
    'public/app.css',
    'public/app.js',
    'public/config.js',
    'public/index.html',
  ]);
  expect(made.names?.understood).toContain('Their kind is not on the page, but can be read too.');
});

test('what a first page says besides the placeholder stays, in the layout of apps', () => {
  const [page] = starter.files;
  const content = (page?.content ?? '')
    .replace('</p>', '</p>\n    <p>Open at 7.</p>')
    .replace('  </body>', '    <footer><p>Mill Street 4</p></footer>\n  </body>');
  const home =
    filesOf(plan('show products on the home page', siteWith([{ path: 'public/index.html', content }]))).get(
      'public/index.html',
    ) ?? '';
  expect(home).toMatch(/<main>\s*<h1>Grain<\/h1>\s*<p>Open at 7\.<\/p>\s*<section>/u);
  expect(home).toContain('<footer><p>Mill Street 4</p>');
});

test('a table that everybody reads already gets no second rule', () => {
  const open = { tables: [{ ...products, policies: ['Everyone can read products'] }] };
  expect(changesOf(plan('show products on a new page', starter, open))).toEqual([]);
});

test('rows that are usually private are asked about, and shown once that is said', () => {
  const asked = plan('show cafés on the home page');
  expect(asked.reading).toMatchObject({ kind: 'question', text: expect.stringContaining('name and phone') });
  expect(changesOf(plan('Show cafes to everybody on the home page'))).toHaveLength(1);
  expect(plan('show orders on the home page').reading).toMatchObject({
    kind: 'question',
    choices: [
      { instruction: 'Add a form for orders on a new page' },
      { instruction: 'Show orders to everybody on the home page' },
      { instruction: 'Show orders' },
    ],
  });
});

test('a row of another table is asked about before everybody may read that one', () => {
  const pets = {
    tables: [
      table('breeds', [column('name')]),
      table('litters', [reference('breeds'), column('born_on', 'date')]),
    ],
  };
  expect(plan('show litters with breed and born on on the site', starter, pets).reading).toMatchObject({
    kind: 'question',
    choices: [
      { instruction: 'Show litters with born on on the home page' },
      { instruction: 'Show breeds and litters with breed and born on on the home page' },
    ],
  });
  const made = plan('Show breeds and litters with breed and born on on the home page', starter, pets);
  expect(filesOf(made).get('public/index.html')).toContain('data-field="breeds.name"');
  expect(changesOf(made).map((change) => 'table' in change && change.table)).toEqual(['breeds', 'litters']);
});

test('a page that is not there is made only where the sentence asks for one', () => {
  expect(plan('show products on the page Prices').reading).toMatchObject({
    kind: 'question',
    choices: [
      { instruction: 'Show products on a new page called "Prices"' },
      { instruction: 'Show products on the home page' },
    ],
  });
  expect(filesOf(plan('show products on a page called Prices')).has('public/prices.html')).toBe(true);
});

test('rows that belong to people are asked about, whatever they are called', () => {
  const ideas = { tables: [table('ideas', [column('name'), column('user_id', 'uuid')])] };
  expect(plan('show ideas on the site', starter, ideas).reading).toMatchObject({ kind: 'question' });
  expect(changesOf(plan('show ideas to everybody on the site', starter, ideas))).toHaveLength(1);
});

test('a form asks before it opens the rows that people choose from', () => {
  const asked = plan('make a page where cafés can order');
  expect(asked.reading).toMatchObject({
    kind: 'question',
    choices: [
      { instruction: 'Add a form for orders on a new page without the cafe' },
      { instruction: 'Add a form for orders on a new page where people choose the cafe' },
    ],
  });
});

test('people add rows to a form and see their own; what its owner decides is no field', () => {
  const made = plan('Add a form for orders on a new page without the cafe');
  const page = filesOf(made).get('public/orders.html') ?? '';
  expect(page).toContain('<app-form into="orders" mine');
  expect(page).toContain('name="how_many_pieces" type="number" min="1"');
  expect(page).not.toMatch(/name="(?:paid|cafe_id|product_id)"/u);
  expect(filesOf(made).get('public/account.html')).toContain('<app-account');
  const changes = changesOf(made);
  expect(changes.map((change) => change.do)).toEqual(['add-columns', 'change-column', 'set-access']);
  const rules = changes.flatMap((change) => (change.do === 'set-access' ? change.rules : []));
  expect(rules.map(({ actions, who }) => [actions, who])).toEqual([
    [['read'], 'signed-in'],
    [['add'], 'signed-in'],
  ]);
  // Nobody marks an order as paid, or as that of a café, by way of the API.
  const adding = JSON.stringify(rules[1]?.where);
  for (const name of ['paid', 'cafe_id', 'product_id'])
    expect(adding).toContain(`{"kind":"empty","of":{"kind":"column","name":"${name}"}}`);
});

test('each sentence that a question offers is read, and the plain ones plan', () => {
  const { reading } = plan('build me an ordering site with the lists cafés, products and orders that I have');
  const choices = reading.kind === 'question' ? reading.choices : [];
  expect(choices.map(({ instruction }) => instruction)).toEqual([
    'Build a site that shows products and has a form for orders',
    'Build a site that shows cafes, products and orders to everybody',
    'Show cafes',
  ]);
  const next = plan(choices[0]?.instruction ?? '').reading;
  const answers = next.kind === 'question' ? next.choices : [];
  expect(answers).toHaveLength(2);
  for (const { instruction } of answers) {
    const made = plan(instruction);
    expect(filesOf(made).get('public/index.html')).toContain('<app-list from="products"');
    expect(filesOf(made).get('public/orders.html')).toContain('<app-form into="orders"');
    expect(made.reading).toMatchObject({
      parts: expect.arrayContaining([{ service: 'deployment', changes: [{ do: 'publish' }] }]),
    });
  }
});

test('a site that was built keeps its pages, and gets the list below what it has', () => {
  const built = siteFor('Build a blog');
  const made = plan('show products on the home page', built);
  const home = filesOf(made).get('public/index.html') ?? '';
  expect(home.replace(/ {4}<section>[\s\S]*?<\/section>\n/u, '')).toBe(
    built.files.find(({ path }) => path === 'public/index.html')?.content,
  );
  expect([...filesOf(made).keys()]).toEqual(['public/index.html']);
});

test.each([
  'Show products to people who sign in on the home page',
  'show products on the home page for members only',
  'make a page for the products, only people who sign in can see it',
  "I'd like a web page where members can see the products",
  'make a page called Shelf that shows the products to signed-in people',
])('rows can be on a page for people who sign in alone: %s', (sentence) => {
  const read = plan(sentence);
  expect(changesOf(read)).toEqual([
    {
      do: 'set-access',
      table: 'products',
      rules: [{ actions: ['read'], who: 'signed-in' }],
      replace: 'none',
    },
  ]);
  expect(read.names?.understood).toContain('visitors who are not signed in see none');
  expect([...filesOf(read).values()].join('\n')).toContain('<app-account');
});

test('who is private is shown to everybody who signs in only where that is said', () => {
  const asked = plan('Show cafes on the home page for members only');
  expect(asked.reading).toMatchObject({
    kind: 'question',
    text: expect.stringMatching(/^Anybody can register on the site, and everybody who signs in could then/u),
  });
  const [confirmed] = asked.reading.kind === 'question' ? asked.reading.choices : [];
  expect(confirmed?.instruction).toBe('Show cafes to everybody who signs in on the home page');
  expect(plan(confirmed?.instruction ?? '').reading.kind).toBe('parts');
});

test('what everybody can read already cannot be kept for people who sign in', () => {
  const open = table('products', products.columns, ['Everyone can read products']);
  const { reading } = plan('Show products on the home page for members only', starter, { tables: [open] });
  expect(reading).toMatchObject({
    kind: 'question',
    choices: [
      { instruction: 'Only signed-in people can see products' },
      { instruction: 'Show products to everybody on the home page' },
    ],
  });
});
