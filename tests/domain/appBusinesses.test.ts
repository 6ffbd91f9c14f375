import { appReading, describedApp, nearestApp, readApp } from '@saywright/domain/app';
import { describe, expect, test } from 'vitest';
import { filesOf, requested, shared, sqlOf } from './app.support.ts';

const left = ({ topics, unused }: ReturnType<typeof requested>): readonly string[] => [...topics, ...unused];

describe('a site for a business that says no kind', () => {
  test.each([
    ['i want website for shoe shop', 'an online shop: Shoe shop'],
    ['Build a flower shop', 'an online shop: Flower shop'],
    ['Build an online shop for handmade jewellery', 'an online shop: Handmade jewellery'],
    ['Build a shop selling soap and candles', 'an online shop: Soap and candles'],
    ['website for my dog walking', 'a booking app: Dog walking'],
    ['Build a website for my bakery', 'an online shop: Bakery'],
    ['Build a website for my yoga studio', 'a class booking app: Yoga studio'],
    ['need simple page for my cleaning service with prices and form', 'a business site: Cleaning service'],
    [
      'build me a site for my physio practice in Hull where patients book online',
      'a clinic app: Physio practice in Hull',
    ],
    ['Make an app for a bike kitchen.', 'a repair app: Bike kitchen'],
    ['a website for the lovely hat shop', 'an online shop: Hat shop'],
    ['app for our chess club please, with players and matches', 'a membership app: Chess club'],
    ['app for collect donation for animal shelter', 'a fundraising site: Fundraising'],
    ['Can you make a small barber site', 'a booking app: Barber'],
    ['Build a fitness app', 'a class booking app: Fitness'],
  ])('%s', (sentence, name) => {
    const request = requested(sentence);
    expect(request.spec.name).toBe(name);
    expect(requested(request.plain)).toMatchObject({ spec: request.spec, topics: [], unused: [] });
  });

  test.each([
    [
      'Hello, I own Crumb & Co, a little bakery. I need a site where people look at our breads and order',
      'Build an online shop called Crumb & Co',
    ],
    [
      'Hi! I run a small sourdough bakery in Ghent and need a website',
      'Build an online shop called Sourdough bakery',
    ],
    [
      'Food truck. Show where we are today, the menu and a form for parties.',
      'Build a restaurant site called Food truck',
    ],
    ['Me and my husband have small hotel. guest must see room', 'Build a guest house site called Hotel'],
    ['I’m a photographer, Ines Duarte, and want a page with my work', 'Build a portfolio called Ines Duarte'],
    ['pls build me website to sell my handmade jewelry', 'Build an online shop called Handmade jewelry'],
    ['I sell flowers and want a site where people order', 'Build an online shop'],
    ['heyy so im starting a nail studio where girls can book', 'Build a booking app called Nail studio'],
    [
      'Our allotment society has a waiting list and a treasurer',
      'Build a membership app called Allotment society with waiting list',
    ],
  ])('%s', (description, instruction) => {
    expect(describedApp(description)?.instruction).toBe(instruction);
    expect(left(requested(instruction))).toEqual([]);
  });

  test('is for others where they do something there', () => {
    expect(describedApp('We want something where the kids can see their homework')?.isApp).toBe(true);
    expect(describedApp('We have a shop and want to know what sells')?.isApp).toBe(false);
    expect(describedApp('An inventory tool for our shop')?.isApp).toBe(true);
  });
});

describe('a library', () => {
  test('lends what it is called after', () => {
    const { spec, plain } = requested('Build a tool library');
    expect(spec.entities.map(({ name, title }) => [name, title])).toEqual([
      ['tools', 'Tools'],
      ['loans', 'My loans'],
    ]);
    expect(plain).toBe('Build a tool library');
    expect(sqlOf('Build a tool library')).toMatch(/tool_id uuid not null references tools \(id\)/u);
    expect(filesOf('Build a tool library').get('public/index.html')).toContain('loans.html?tool_id={id}');
  });

  test.each(['Build a public library', 'Build a library', 'Build a Spielzeugverleih-Ä library'])(
    'lends books otherwise: %s',
    (sentence) => {
      expect(requested(sentence).spec.entities[0]?.name).toBe('books');
    },
  );
});

describe('rows that a text names', () => {
  test.each([
    [
      'Build a booking app. Three rooms: The Submarine, Grandma’s Cellar and Mission to Mars.',
      ['The Submarine', 'Grandma’s Cellar', 'Mission to Mars'],
      ['three'],
    ],
    ['Build a course site. Courses: baking, knitting', ['Baking', 'Knitting'], []],
    ['Website for a dog groomer. Services: bath, haircut, nail trim', ['Bath', 'Haircut', 'Nail trim'], []],
    [
      'Build a booking app. Our services are cut and blow dry where people book',
      ['Cut', 'Blow dry'],
      ['our'],
    ],
  ])('are its first rows: %s', (sentence, names) => {
    const request = requested(sentence);
    expect(request.spec.entities[0]?.examples?.map((row) => Object.values(row)[0])).toEqual(names);
    expect(requested(request.plain).spec).toEqual(request.spec);
    expect(sqlOf(sentence)).toContain(`'${names[0]?.replace("'", "''")}'`);
  });

  test('have their prices, and none is needed where one is missing', () => {
    const priced = requested('Build an online shop. Products: Rye bread 4.20, baguette for €2 and bun 1,50');
    expect(priced.spec.entities[0]?.examples).toEqual([
      { name: 'Rye bread', price: 4.2 },
      { name: 'Baguette', price: 2 },
      { name: 'Bun', price: 1.5 },
    ]);
    expect(priced.spec.entities[0]?.fields.find(({ name }) => name === 'price')?.required).toBe(true);
    expect(requested(priced.plain).spec).toEqual(priced.spec);
    const open = requested('Build an online shop. Products: rye bread 4.20, baguette');
    expect(open.spec.entities[0]?.fields.find(({ name }) => name === 'price')?.required).toBe(false);
  });

  test('have prices in any money; a year is none', () => {
    const rooms = requested('Build a guest house site. Rooms: Dorm 8 bed 30 lari, Double 110, Family 160');
    expect(rooms.spec.entities[0]?.examples).toEqual([
      { name: 'Dorm 8 bed', price: 30 },
      { name: 'Double', price: 110 },
      { name: 'Family', price: 160 },
    ]);
    // “eur” at the end of a word is no money.
    expect(
      requested('Build a booking app. Services: Chauffeur 20, Tour 30').spec.entities[0]?.examples,
    ).toEqual([
      { name: 'Chauffeur', price: 20 },
      { name: 'Tour', price: 30 },
    ]);
    const escape = requested('Build a booking app. Rooms: The Vault, Submarine 1943, Lab X');
    expect(escape.spec.entities[0]?.examples?.[1]).toEqual({ name: 'Submarine 1943' });
    expect(
      describedApp(
        'I run a falconry centre and want a site with the experience days with prices (Hawk Walk £65, Owl Evening £40)',
      )?.instruction,
    ).toBe('Build a booking app called Falconry centre. Services: Hawk Walk 65 and Owl Evening 40');
  });

  test.each([
    [
      'food truck korean, menu page, bibimbap 9, kimchi fries 6, chicken 10',
      'Build a restaurant site called Food truck. Dishes: Bibimbap 9, Kimchi fries 6 and Chicken 10',
    ],
    [
      'Please can I have a site for my mobile bar business with three packages (Prosecco Cart £350, Full Bar £600)',
      'Build a business site called Mobile bar business with packages. Packages: Prosecco Cart 350 and Full Bar 600',
    ],
  ])('may follow one another with their prices: %s', (description, instruction) => {
    expect(describedApp(description)?.instruction).toBe(instruction);
    expect(left(requested(instruction))).toEqual([]);
  });

  test('are no lists beside it', () => {
    expect(
      describedApp('We need a site where people book. Rooms: Submarines, Cellars and Missions')?.instruction,
    ).toBe('Build a room booking app. Rooms: Submarines, Cellars and Missions');
  });

  test.each([
    'Build an online shop. Products: name, price and photo',
    'Build an online shop. Products: bread',
    'Build an online shop. Products: bread that we bake in our own oven, rolls',
  ])('are no facts: %s', (sentence) => {
    expect(readApp(sentence)?.spec.entities[0]?.examples?.[0]).toMatchObject({ name: 'Example product' });
  });
});

describe('who sees an app', () => {
  test.each([
    'Build an online shop. Only I and my staff should see the orders.',
    'Build a membership app with matches. The coaches can put in matches, nobody else.',
    'Build an online shop and only my sister Lotte can change the products',
  ])('staff does what is for staff anyway: %s', (sentence) => {
    const request = requested(sentence);
    expect(left(request)).toEqual([]);
    expect(request.words).toContainEqual(
      expect.objectContaining({ read: 'staff, whom you add on the People page' }),
    );
  });

  test.each([
    'Build an online shop. Only my staff can see the products.',
    'Build a diary. Only my sister can see the entries.',
    'Build a forum. Only we can see the topics.',
    'Build an online shop. Only my staff can see the vouchers.',
  ])('what the kind does otherwise is left: %s', (sentence) => {
    expect(left(requested(sentence))).not.toEqual([]);
  });

  test('a description says what is for staff too', () => {
    expect(nearestApp('I sell bread in a shop. Only we see the orders.')?.text).toContain(
      'For staff, whom you add on the People page: “Only we see the orders”.',
    );
  });

  test.each([
    ['Build a private recipe site', { recipes: 'circle' }],
    ['Build a recipe app with comments. It must not be public.', { recipes: 'circle', comments: 'circle' }],
    ['Make a members only site for our club', { news: 'members', memberships: 'placed' }],
    ['Build a blog. Only members.', { posts: 'members' }],
    ['Build a private diary', { entries: 'own' }],
  ])('a closed one is for people who sign in: %s', (sentence, access) => {
    const request = requested(sentence);
    expect(left(request)).toEqual([]);
    expect(Object.fromEntries(request.spec.entities.map((entity) => [entity.name, entity.access]))).toEqual(
      access,
    );
    expect(requested(request.plain).spec).toEqual(request.spec);
  });

  test('a closed one says that anybody can register', () => {
    const near = describedApp('I want a private place for my family to collect recipes');
    expect(near?.instruction).toContain('Only people who sign in see the recipes');
    expect(near?.text).toContain('Anybody can register.');
  });

  test('what people share among themselves is not for visitors', () => {
    const sentence = 'Build a private recipe site';
    expect(sqlOf(sentence)).toMatch(/on recipes\s+for select to authenticated\s+using \(true\)/u);
    expect(sqlOf(sentence)).not.toMatch(/on recipes\s[^;]*to (?:anon|public)/u);
    expect(filesOf(sentence).get('public/index.html')).toContain(' members ');
    expect(filesOf(sentence).get('public/index.html')).toContain('data-remove data-own');
  });

  test('without accounts, visitors enter what only staff reads', () => {
    const request = requested('Build a booking app for my ghost tours, no login for tourists');
    expect(request.spec.entities[1]).toMatchObject({ access: 'inbox' });
    expect(left(request)).toEqual([]);
    expect(requested(request.plain).spec).toEqual(request.spec);
  });
});

describe('what a site has besides', () => {
  test('are the pages that are asked for', () => {
    const sentence = 'Build an online shop with an about us page, opening hours and a contact form';
    expect(requested(sentence).spec.entities.map(({ title, access }) => [title, access])).toEqual([
      ['Products', 'public'],
      ['My orders', 'placed'],
      ['About us', 'public'],
      ['Opening hours', 'public'],
      ['Contact', 'inbox'],
    ]);
    expect(left(requested(sentence))).toEqual([]);
  });

  test.each([
    ['Build a directory with opening hours', ['places', 'suggested_places']],
    ['Build a portfolio with a contact form', ['works', 'messages']],
    ['Build a diary with opening hours', ['entries']],
  ])('is not there twice: %s', (sentence, names) => {
    expect(requested(sentence).spec.entities.map(({ name }) => name)).toEqual(names);
  });

  test('are lists beside those of its kind; what tells of people is for staff', () => {
    const near = describedApp('football club website. teams, fixtures, sponsors, drivers');
    expect(near?.instruction).toBe(
      'Build a membership app called Football club with fixtures. It also has teams, sponsors and drivers',
    );
    const { spec, plain, ...rest } = requested(near?.instruction ?? '');
    expect([rest.topics, rest.unused]).toEqual([[], []]);
    expect(plain).toBe(near?.instruction);
    expect(spec.entities.slice(-3).map(({ name, access }) => [name, access])).toEqual([
      ['teams', 'public'],
      ['sponsors', 'public'],
      ['drivers', 'team'],
    ]);
  });

  test('are no deeds of people', () => {
    expect(
      describedApp('dog hotel. owners sign in, add there dogs, book nights, staff see who is arriving')
        ?.instruction,
    ).toBe('Build a guest house site called Dog hotel');
  });

  test.each([
    'Build a shop. It also has fun',
    'Build a shop. It also has staff',
    'Build a shop. It also has orders',
  ])('is no list: %s', (sentence) => {
    expect(requested(sentence).spec.entities.map(({ name }) => name)).toEqual(['products', 'orders']);
  });
});

describe('the colours of an app', () => {
  test.each([
    ['a website for my hat shop, in dark green please', 'the colour dark green'],
    ['Build a blog about beer. Make it black and orange.', 'the colours orange and black'],
    ['Build a portfolio, black and white, with a contact form', 'the colours black and white'],
    ['Build an online shop. Green and cream would be lovely.', 'the colours green and cream'],
    ['Build a blog. Make the page spooky black.', 'the colour black'],
    ['Build a blog in navy and dark red', 'the colours navy and very light red'],
    ['Build a blog. Its colour is #aa2244', 'the colour #aa2244'],
  ])('%s', (sentence, words) => {
    const request = requested(sentence);
    expect(request.spec.look?.words).toBe(words);
    expect(left(request)).toEqual([]);
    expect(requested(request.plain).spec).toEqual(request.spec);
  });

  test('are values at the top of its style sheet', () => {
    const styles = ':root {\n  --ground: #faf8f5;\n  --accent: #5b35c9;\n  --on-accent: #ffffff;\n}\n';
    const stylesOf = (sentence: string): string | undefined =>
      appReading(requested(sentence), { ...shared, styles }).files.find(({ path }) => path.endsWith('.css'))
        ?.content;
    expect(stylesOf('Build a blog')).toBe(styles);
    expect(stylesOf('Build a blog in green and cream')).not.toContain('#faf8f5');
    expect(stylesOf('Build a blog in green and cream')).not.toContain('#5b35c9');
    expect(filesOf('Build a blog in green').get('public/app.css')).toBe(shared.styles);
  });

  test.each(['Build a shop for hats in red, blue and green', 'Build a shop with colours'])(
    'are not those of its things, or more than pages can have: %s',
    (sentence) => {
      expect(readApp(sentence)?.spec.look).toBeUndefined();
    },
  );
});
