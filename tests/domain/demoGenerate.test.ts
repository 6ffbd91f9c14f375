import {
  demoExamples,
  demoTypes,
  demoVariations,
  wantedType,
  type GeneratedCode,
} from '@saywright/domain/demo';
import { generateCode } from '@saywright/domain/demo/generate';
import * as fc from 'fast-check';
import { loadModule, parse } from 'libpg-query';
import { parseSync } from 'rolldown/utils';
import { beforeAll, describe, expect, it } from 'vitest';

beforeAll(loadModule);

/** Every name and kind of statement in a script, which together limit what it can do. */
function shapeOf({ code, language }: GeneratedCode): string {
  const { program, errors } = parseSync(`code.${language}`, code);
  expect(errors).toEqual([]);
  return JSON.stringify(program.body, (key, value: unknown) =>
    ['start', 'end', 'value', 'raw', 'range'].includes(key) ? undefined : value,
  );
}

/** Fails when the code does not parse in its language. */
async function expectToParse(result: GeneratedCode): Promise<void> {
  if (result.language === 'sql') await parse(result.code);
  else shapeOf(result);
}

describe('generated code', () => {
  const known = [
    ...demoExamples.map(({ input, type }) => [type, input] as const),
    ...demoTypes.flatMap((type) => demoVariations[type].map((text) => [type, text] as const)),
  ];

  it.each(known)('is written for the %s example %j', async (type, description) => {
    const result = generateCode(description);
    expect(result).toMatchObject({ kind: 'written', type, suggestions: [] });
    expect(result.code.split('\n')[0]).toContain(description);
    expect(result.understood).not.toBe('');
    await expectToParse(result);
  });

  it.each([
    ['A sign-up form', 'SignUpForm.tsx', 'asks for name, email and password'],
    ['A login form', 'SignInForm.tsx', 'asks for email and password'],
    ['A form for newsletter subscribers', 'NewsletterForm.tsx', 'asks for email'],
    ['A newsletter sign-up', 'SignUpForm.tsx', 'asks for name, email and password'],
    ['An order form with a quantity and a delivery date', 'OrderForm.tsx', 'quantity and delivery date'],
    ['A form with a message', 'EntryForm.tsx', 'asks for message'],
    [
      'A component with a table of orders with an id, a total and a date',
      'OrderTable.tsx',
      'id, total and date',
    ],
    ['A list of customers with a name and a phone', 'CustomerList.tsx', 'its name and phone'],
    ['A price list', 'PriceList.tsx', 'its name'],
    ['A card with a class, a key and a 名前', 'InfoCard.tsx', 'class, key and 名前'],
    [
      'A navigation bar with links to home, pricing and about us',
      'MainNavigation.tsx',
      'home, pricing and about us',
    ],
    ['A hero that says Hello', 'Hero.tsx', '“Hello”'],
    ['A heading “Welcome back”', 'Hero.tsx', '“Welcome back”'],
    ['A button', 'PressButton.tsx', '“Press”'],
    ['A save button', 'SaveButton.tsx', '“save”'],
    ['A button that says "Buy now!"', 'BuyNowButton.tsx', '“Buy now!”'],
    ['A dark mode toggle', 'OnOffSwitch.tsx', '“dark mode”'],
    ['A switch', 'OnOffSwitch.tsx', '“On”'],
    ['A switch called Sound', 'OnOffSwitch.tsx', '“Sound”'],
    ['A search field for names', 'SearchList.tsx', 'search field'],
    ['A checklist for moving', 'TaskList.tsx', 'tick them off'],
    ['A login page', 'SignInForm.tsx', 'asks for email and password'],
    ['A sign-up screen', 'SignUpForm.tsx', 'asks for name, email and password'],
    ['A pricing table', 'PricingTable.tsx', 'plans that are passed in'],
    ['A pricing table with three plans and a button each', 'PricingTable.tsx', 'plans that are passed in'],
    ['A pricing table with three plans: Basic, Pro and Team', 'PricingTable.tsx', 'basic, pro and team'],
    ['A booking calendar', 'BookingCalendar.tsx', 'choose a day'],
    ['a calendar to book appointments', 'BookingCalendar.tsx', 'choose a day'],
  ])('is a component for %j', async (description, fileName, understood) => {
    const result = generateCode(description);
    expect(result).toMatchObject({ kind: 'written', type: 'component', language: 'tsx', fileName });
    expect(result.understood).toContain(understood);
    expect(result.preview).toMatch(/^<!doctype html>.*<\/html>$/su);
    expect(result.preview).not.toContain('<script');
    await expectToParse(result);
  });

  it('links to a section whose name has no ASCII letters', () => {
    const { code } = generateCode('A navigation bar with links to home and 名前');
    expect(code).toContain('<a href="#home">');
    expect(code).toContain("<a href={'#field2'}>");
  });

  it.each([
    ['converts celsius to fahrenheit', 'celsius * 1.8 + 32'],
    ['converts fahrenheit to celsius', 'fahrenheit * 0.555555555556 - 17.7777777778'],
    ['converts hours to minutes', 'hours * 60;'],
    ['takes a discount off a price', 'percent: number'],
    ['takes a 12.5% discount off a price', '1 - 12.5 / 100'],
    ['sorts products by price', 'sortedProducts<Row extends Product>'],
    ['filters tasks by due date', 'row.dueDate === wanted'],
    ['counts orders by status', 'groups.set(row.status'],
    ['adds tax to a cart', 'taxPercent'],
    ['finds the median', 'function median'],
    ['gives the average price', 'function average'],
    ['finds the highest score', 'Math.max'],
    ['finds the lowest score', 'Math.min'],
    ['adds up numbers', 'sum + value, 0)'],
    ['says how many days until a date', 'daysBetween'],
    ['checks that an email is valid', 'looksLikeEmail'],
    ['makes a slug of a title', 'slugOf'],
    ['counts the words of a text', 'wordCount'],
    ['formats a price', 'Intl.NumberFormat'],
    ['sorts names', 'compare(one, other)'],
    ['sorts a list of names alphabetically', 'compare(one, other)'],
    ['sorts the words from z to a', 'compare(other, one)'],
  ])('is a function that %s', async (clause, part) => {
    for (const description of [`A function that ${clause}`, `It ${clause}`]) {
      const result = generateCode(description);
      expect(result).toMatchObject({ kind: 'written', type: 'function', language: 'ts', preview: undefined });
      expect(result.code).toContain(part);
      await expectToParse(result);
    }
  });

  it.each([
    ['returns the ten latest orders of the signed-in user', 'latestOrders(userId: string)', '.limit(10)'],
    ['lists the 5 oldest orders', 'oldestOrders()', 'ascending: true'],
    ['lists all orders', 'allOrders()', ".select('*');"],
    ['lists the 0 newest orders', 'latestOrders()', '.limit(1)'],
    ['returns one order by its id', 'orderById(id: string)', '.maybeSingle()'],
    ['creates an order', 'createOrder(row: NewOrder)', 'readonly name: string'],
    ['updates an order with a total and a 名前', 'Partial<NewOrder>', 'readonly field_2: string'],
    ['deletes every order', 'deleteOrder(id: string)', ".eq('id', id)"],
    ['returns 名前', 'allRows()', ".from('rows')"],
  ])('is an endpoint that %s', async (clause, name, part) => {
    const result = generateCode(`An API that ${clause}`);
    expect(result).toMatchObject({ kind: 'written', type: 'api', language: 'ts' });
    expect(result.code).toContain(name);
    expect(result.code).toContain(part);
    await expectToParse(result);
  });

  it('is the plan of the studio for a table', async () => {
    const result = generateCode('A rooms table with a name and a size; everyone can read rooms');
    expect(result).toMatchObject({ kind: 'written', language: 'sql', fileName: 'migration.sql' });
    expect(result.code).toContain('create table rooms (');
    expect(result.understood).toContain('Only the first request is written here');
    await expectToParse(result);
  });
});

describe('what cannot be written', () => {
  it.each([
    ['A rocket', 'component', 'cannot be written from patterns'],
    ['A form', 'component', 'cannot be written from patterns'],
    ['A pricing card', 'component', 'cannot be written from patterns'],
    ['A component with a table', 'component', 'cannot be written from patterns'],
    ['A menu', 'component', 'cannot be written from patterns'],
    ['A weather widget', 'component', 'it needs weather data from another service'],
    ['An endpoint that sends an email', 'api', 'it needs a service that sends messages'],
    ['A headline', 'component', 'cannot be written from patterns'],
    ['A function that does magic', 'function', 'cannot be written from patterns'],
    ['A function that converts euros to miles', 'function', 'cannot be written from patterns'],
    ['An API', 'api', 'cannot be written from patterns'],
    ['A table of customers', 'database', 'What should each customer have?'],
    ['Drop the whole database', 'database', ''],
    ['create table users (id int); drop table users', 'database', 'This is SQL already'],
  ])('is an outline for %j', async (description, type, why) => {
    const result = generateCode(description);
    expect(result).toMatchObject({ kind: 'outline', type, preview: undefined });
    expect(result.code).toMatch(/^\/\/ Only an outline: nothing was written for your words\n/u);
    expect(result.understood).toContain(why);
    expect(result.understood).not.toBe('');
    await expectToParse(result);
  });

  it('comes with descriptions that can be written', () => {
    for (const description of ['A rocket', 'An API', 'A function that does magic', 'A table of customers'])
      for (const suggestion of generateCode(description).suggestions)
        expect(generateCode(suggestion)).toMatchObject({ kind: 'written' });
    expect(wantedType('A rocket')).toBeUndefined();
  });
});

describe('hostile descriptions', () => {
  const hostile = [
    `*/ alert(1) /*`,
    `\n; process.exit() //`,
    `\u2028fetch('/x')\u2029`,
    '`${alert(1)}`',
    `</button><script>alert(1)</script>`,
    `"} onClick={alert} x={"`,
    `'); drop table users; --`,
    `\\u0022); alert(1); (\\u0022`,
    `constructor`,
    `__proto__`,
  ];

  it.each(hostile)('stay text in a label: %j', (text) => {
    const plain = generateCode('A button component that says "x"');
    const result = generateCode(`A button component that says “${text.replaceAll('"', '')}”`);
    const shape = (code: GeneratedCode): string =>
      shapeOf({
        ...code,
        code: code.code
          .replaceAll(/\b[A-Z]\w*Button/gu, 'XButton')
          // Blanks between tags are no part of what is said.
          .replaceAll(/(?<=>)\s+|\s+(?=<\/)/gu, ''),
      }).replace(
        '"children":[{"type":"JSXText"}]',
        '"children":[{"type":"JSXExpressionContainer","expression":{"type":"Literal"}}]',
      );
    expect(shape(result)).toBe(shape(plain));
    expect(result.preview?.match(/<(?!\/)[a-z]+/gu)).toEqual(plain.preview?.match(/<(?!\/)[a-z]+/gu));
  });

  it.each(hostile)('never add a statement: %j', async (text) => {
    for (const start of [
      'A form with a name and ',
      'A card with ',
      'An API that creates ',
      'A function that sorts ',
    ]) {
      const result = generateCode(`${start}${text} by ${text}`);
      await expectToParse(result);
      expect(shapeOf(result)).not.toMatch(/"name":"(?:alert|process|exit|fetch)"/u);
    }
    const table = generateCode(`A things table with a name and ${text}`);
    await expectToParse(table);
    expect(table.code).not.toMatch(/^\s*drop/imu);
  });

  it('of any kind give code that parses and is the same each time', async () => {
    const start = fc.constantFrom('', ...known('A form with '), 'A function that ', 'An API that returns ');
    const words = fc.string({ unit: 'binary', maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(start, words, async (before, text) => {
        const result = generateCode(`${before}${text}`);
        await expectToParse(result);
        expect(generateCode(`${before}${text}`)).toEqual(result);
      }),
      { numRuns: 20 },
    );
  });

  function known(first: string): readonly string[] {
    return [first, 'A card with ', 'A button that says ', 'A table called x with ', 'A list of ', 'sort '];
  }
});

it('reads no more of a description than its first 500 characters', async () => {
  const result = generateCode(`A form with a name and ${'x'.repeat(5000)}`);
  expect(result.code.length).toBeLessThan(3000);
  await expectToParse(result);
});
