import { siteRequests, type SiteRequests } from '@saywright/domain/core/own-words';
import { describe, expect, test } from 'vitest';
import { column, named, table } from '../support/lexicon.ts';
import { bakery, siteFor, siteWith } from './pages.support.ts';

const shop = [
  table(
    'products',
    named('Example product', 'Another example', 'Cinnamon bun'),
    column('description'),
    column('price', 'numeric(12,2)'),
  ),
  table('orders', column('quantity', 'integer'), column('pickup_at', 'timestamp with time zone')),
];
const club = siteFor('Build a membership app for our choir with concerts');
const clubTables = [
  table('news', column('title'), column('body')),
  table('concerts', column('title'), column('starts_at', 'timestamp with time zone'), column('place')),
  table('memberships', column('name')),
];

const requestsIn = (message: string, site = bakery, tables = shop): SiteRequests | undefined =>
  siteRequests(message, site, tables);

describe('what a message in one’s own words asks of a site', () => {
  test.each([
    [
      "nice start! we're called Marta's Oven tho, not just Bakery",
      `Change the name of the site to "Marta's Oven"`,
    ],
    ['Name of shop is Happy Bread. Please change everywhere', 'Change the name of the site to "Happy Bread"'],
    ['its called panificio da marta not bakery', 'Change the name of the site to "Panificio da Marta"'],
    ["Name's wrong, it should be Huber & Sons", 'Change the name of the site to "Huber & Sons"'],
    [
      "we're Oak Lane Bakery, so could the name up top say that",
      'Change the name of the site to "Oak Lane Bakery"',
    ],
    ['could the title be "Rye", please, instead of only Bakery?', 'Change the name of the site to "Rye"'],
    ['change "Bakery" to "Rye"', 'Change the name of the site to "Rye"'],
    [
      'the purple has nothing to do with bread lol, something warm please, like crust brown and cream',
      'Make the buttons brown. Make the background cream',
    ],
    ['I want color green, like nature. Violet is not good for us', 'Make the buttons green'],
    ['we wondered whether a dark green, like the doors, might be possible', 'Make the buttons dark green'],
    [
      'not keen on purple. the van is navy and orange so go with that',
      'Make the buttons navy. Make the background very light orange',
    ],
    ['Background black please, will look more premium', 'Make the background black'],
    ['can it be green? something like a mossy dark green would do', 'Make the buttons dark green'],
    [
      'instead of "Find our products here, and order online" put "Baked every night"',
      'Change "Find our products here, and order online." to "Baked every night"',
    ],
    [
      'I wonder whether the sentence under the name might be warmer, perhaps "Baked every night."',
      'Change "Find our products here, and order online." on the home page to "Baked every night."',
    ],
    [
      'Where it says Products, I think "Our bread" would be nicer',
      'Rename the menu entry Products to Our bread. Change "Products" to "Our bread" everywhere',
    ],
    ['What is "Quantity"? Customers ask. Write "How many"', 'Change "Quantity" to "How many" everywhere'],
    ['the word Quantity I think is not nice, better Pieces?', 'Change "Quantity" to "Pieces" everywhere'],
    ['That Order button makes no sense. Make it say Buy now.', 'Change "Order" to "Buy now" everywhere'],
    [
      'after they order it should say something like thank you, you pay when you pick it up',
      'Say "Thank you, you pay when you pick it up" after order',
    ],
    ['Once a person has ordered, might they see "See you soon"?', 'Say "See you soon" after order'],
    ['put "Closed on Mondays" at the bottom somewhere', 'Add "Closed on Mondays" to the footer'],
    [
      'you dont need to write the word Price in front of it, everybody gets that',
      'Remove the text "Price" on the home page',
    ],
    ['prices need a euro sign', 'Show prices in €'],
    ['Price is without money sign. Should be £', 'Show prices in £'],
    ['the date is month first, I want day first, like 3 Feb 2027.', 'Show dates with the day first'],
    ['our customers are old, so all of the lettering could be larger', 'Make all texts larger'],
    ['a more classical style of lettering would be nice', 'Use a serif font'],
    ['I do not care for that, please use plain lettering', 'Use a sans-serif font'],
    ['make the corners less round', 'Make the corners less round'],
    ['could they be one under the other, I find it hard to follow', 'Show 1 in each row'],
    ['show them 2 per row', 'Show 2 in each row'],
    [
      '"For how many" reads oddly. "My orders" sounds so legal, My bread please',
      'Rename the menu entry My orders to My bread. Change "My orders" to "My bread"',
    ],
    [
      'bin that "Find our products here and order online" bit. put Baked every night, since 1974',
      'Change "Find our products here, and order online." to "Baked every night, since 1974"',
    ],
    ['can the button say Buy now instead of Order', 'Change "Order" to "Buy now" everywhere'],
    [
      'The line under it is empty talk. Make it: Fresh bread, every morning before seven.',
      'Change "Find our products here, and order online." on the home page to "Fresh bread, every morning before seven."',
    ],
    ['Please the button Order should say Buy a loaf', 'Change "Order" to "Buy a loaf" everywhere'],
    ['it says Quantity, better How many', 'Change "Quantity" to "How many" everywhere'],
    ['change the Order button to "Buy it"', 'Change "Order" to "Buy it" everywhere'],
    [
      'The menu says My orders but they come to order. Maybe call it Order bread.',
      'Rename the menu entry My orders to Order bread. Change "My orders" to "Order bread"',
    ],
    [
      'need our address and phone at the bottom of all pages, Rue de la Poste 14, 0471 22 83 90',
      'Add "Rue de la Poste 14, 0471 22 83 90" to the footer',
    ],
    ['why does it ask for Quantity, take that off', undefined],
    ['Name: Rye and Co. Logo same', 'Change the name of the site to "Rye and Co"'],
    ['change the name, my shop is Oak Lane.', 'Change the name of the site to "Oak Lane"'],
    [
      'Kindly replace "Bakery" with our proper name, the Okoye Bakery.',
      'Change the name of the site to "Okoye Bakery"',
    ],
    [
      'something soft like dusty pink or sage green with a cream background',
      'Make the buttons pink. Make the background cream',
    ],
    ['Blue instead of purple. #1b6ca8 or close.', 'Make the buttons #1b6ca8'],
    ['not fond of the purple, a soft green would suit us better', 'Make the buttons soft green'],
    ['prices in Kč please', 'Show prices in Kč'],
    ['24h time and dd.mm.yyyy everywhere', 'Show dates with the day first'],
    [
      'Each product ought to state the name of the maker, and the weight',
      'Add maker name and weight to products',
    ],
    [
      'the order form does not even ask for a phone number. or a name!',
      'Add phone number and name to orders',
    ],
    [
      'i need to know the wedding date and where it is when people order',
      'Add wedding date and place to orders',
    ],
    ['throw out the example ones', 'Delete products where name is "Example product"'],
    [
      'put in mine: country loaf 5.80, rye loaf 5.20 and carrot cake 28',
      'Add products: country loaf 5.80, rye loaf 5.20, carrot cake 28',
    ],
    ['cinnamon bun is 3.40 from now on, butter got so expensive', 'Set the price of Cinnamon bun to 3.40'],
    ['product Cinnamon bun delete. I not do this', 'Delete products where name is "Cinnamon bun"'],
    [
      'sometimes the buns are gone by 10, how can i mark something as sold out',
      'Add sold out (yes/no) to products',
    ],
    ['can i put a photo on each product? nobody buys a cake they cant see', 'Add a picture to products'],
    ['a photograph with each of them would help', 'Add a picture to products'],
    ['I have a nice photo of the shop, where do I put it', 'Add a picture to the home page'],
    ['can u put them in groups? bread, pastries, cakes', 'Add kind (bread / pastries / cakes) to products'],
    ['The newest should come first', 'Sort the products on the home page by newest'],
    ['Alphabetical order for the list please', 'Sort the products on the home page by name'],
    ['cheapest on top please', 'Sort the products on the home page by cheapest'],
    ['what is the Account thing for? can you take it off the menu', 'Remove Account from the menu'],
    ['put My orders first in the menu', 'Move My orders to the start in the menu'],
    ['put Account second in the menu', 'Move Account after Products in the menu'],
    [
      'when someone orders i dont know who it is!! i need their name and a phone number',
      'Add name and phone number to orders',
    ],
    [
      'In order I must know dog name and breed. Also is dog big, medium or small',
      'Add dog name, breed and size (big / medium / small) to orders',
    ],
    ['the order form should ask for allergies', 'Add allergies to orders'],
    ['make a box where customers write about allergies, but they do not have to', 'Add allergies to orders'],
  ] as const)('%s', (message, instruction) => {
    expect(requestsIn(message)?.rest ?? []).toEqual([]);
    expect(requestsIn(message)?.instructions[0]).toBe(instruction);
  });

  test('what is over is left out, and what people need not say is not asked', () => {
    expect(
      requestsIn('rides and concerts that are already over should not be shown any more', club, clubTables)
        ?.instructions,
    ).toEqual(['Hide past concerts']);
    expect(
      requestsIn('why does it ask "Member since" when they are just joining. take that off', club, clubTables)
        ?.instructions,
    ).toEqual(['Do not ask for "Member since"']);
    expect(
      requestsIn('get rid of the Welcome example one', club, [
        table('news', column('title', 'text', { values: ['Welcome'] })),
      ])?.instructions,
    ).toEqual(['Delete news where title is "Welcome"']);
    expect(requestsIn('the next concerts on top please', club, clubTables)?.instructions).toEqual([
      'Sort the concerts on the concerts page by starts',
    ]);
  });

  test('a list that is kept elsewhere is shown on the home page, too', () => {
    const message = 'Would it be possible to have the concerts on the front page as well, above the news?';
    expect(requestsIn(message, club, clubTables)?.instructions).toEqual([
      'Show the concerts on the home page',
    ]);
  });

  test.each([
    [
      'put our opening hours on the front page, tue-fri 7 to 18, monday closed',
      'Opening hours',
      'Tue-fri 7 to 18, monday closed',
    ],
    ['need opening times on front page. tue to sun 12-2.30', 'Opening hours', 'Tue to sun 12-2.30'],
    [
      'Put on first page where we are, 18 Station Road Leicester, with map',
      'Where to find us',
      '18 Station Road Leicester',
    ],
    ['also our phone number on the home page: 0123 456789', 'Contact', '0123 456789'],
    [
      'could we have a section on the front page about hiring the hall, stating that it is £14 an hour',
      'Hiring the hall',
      'It is £14 an hour',
    ],
    [
      'On the first page we need rules: bring it back clean, and tell us what is broken',
      'Rules',
      'Bring it back clean, and tell us what is broken',
    ],
    [
      'Contact at the bottom of the home page: Mill Lane 4, 0451 555 0182',
      'Contact',
      'Mill Lane 4, 0451 555 0182',
    ],
  ])('%s', (message, heading, text) => {
    const [instruction] = requestsIn(message)?.instructions ?? [];
    expect(instruction).toBe(`Add a section to the home page called "${heading}" with the text "${text}"`);
  });

  test('praise, questions with answers and new pages have their text', () => {
    expect(
      requestsIn(
        'Some customers said nice things. "The best bread by far" from Karen, and "Always so friendly here" from Tom P.',
      )?.instructions,
    ).toEqual([
      'Add a section to the home page called "What people say" with this text:\n“The best bread by far” – Karen\n“Always so friendly here” – Tom P',
    ]);
    expect(
      requestsIn(
        'a small section of questions and answers, such as "Do you deliver?" (no, never) and "Is it fresh?" (yes)',
      )?.instructions,
    ).toEqual([
      'Add a section to the home page called "Questions and answers" with this text:\nDo you deliver? No, never.\nIs it fresh? Yes.',
    ]);
    expect(
      requestsIn(
        'Make on first page some questions and answers: Is it free? Yes, for all. How long is it open? Until six.',
      )?.instructions,
    ).toEqual([
      'Add a section to the home page called "Questions and answers" with this text:\nIs it free? Yes, for all.\nHow long is it open? Until six.',
    ]);
    expect(
      requestsIn(
        'Might we have a page about rehearsals, please, saying that we meet on Tuesdays, that there is tea, and that it is free?',
      )?.instructions,
    ).toEqual([
      'Add a page called "Rehearsals" with the text "We meet on Tuesdays. There is tea. It is free."',
    ]);
    expect(
      requestsIn(
        'I would like a page about me, nothing grand. "I am Amina, and now I grow beans." It can be called My story.',
      )?.instructions,
    ).toEqual(['Add a page called "My story" with the text "I am Amina, and now I grow beans."']);
  });

  test('several changes of pages are one instruction, and a change of what is stored is another', () => {
    expect(
      requestsIn('prices need a euro sign, and the purple is ugly, make it green')?.instructions,
    ).toEqual(['Show prices in €. Make the buttons green']);
    expect(requestsIn('prices need a euro sign, and i want a photo on each product')?.instructions).toEqual([
      'Show prices in €',
      'Add a picture to products',
    ]);
  });

  test('what asks for something that is not known is the rest', () => {
    expect(
      requestsIn('make the corners less round, and send me an email when somebody orders please'),
    ).toEqual({
      instructions: ['Make the corners less round'],
      rest: ['and send me an email when somebody orders please'],
    });
    expect(requestsIn('make the writing in the menu a bit bigger and the corners less round')?.rest).toEqual([
      'make the writing in the menu a bit bigger',
    ]);
  });
});

describe('what is no wish', () => {
  test.each([
    'Rename the column name of products to title',
    'Change the title of the order "Cinnamon bun" to "Rye"',
    'Set the note of the product to "asked for"',
    'which products are the most expensive',
    'Add a section to the home page called "Hours"\nwith this text',
    'The purple blob next to the name',
    'Delete products where name is "Example product"',
    "don't want it alphabetical",
    'the green is hard to read, please revert to how it was',
    'can the soonest product come first',
    'leave the background cream',
    'Thank you, that is lovely',
  ])('%s', (message) => {
    expect(requestsIn(message)).toBeUndefined();
  });

  test('on the page that a project begins with, nothing is one', () => {
    const content =
      '<!doctype html><html lang="en"><head><title>A</title></head><body><main><h1>A</h1></main></body></html>';
    const begun = siteWith([{ path: 'public/index.html', content }]);
    expect(requestsIn('I want color green', begun)).toBeUndefined();
  });

  test('choices of a form are values, so their words stay', () => {
    expect(requestsIn('"new" is a strange word. Better "waiting for us"')?.instructions ?? []).toEqual([]);
  });
});

test('an entry of the menu may have any signs', () => {
  const signed = siteWith(
    bakery.files.map(({ path, content }) => ({
      path,
      content: content.replaceAll('>Account</a>', '>Account (new</a>'),
    })),
  );
  expect(
    requestsIn('what is the Account (new thing in the menu, can you take it off', signed)?.instructions,
  ).toEqual(['Remove Account (new from the menu']);
});
