import { loadModule, parse } from 'libpg-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerSentence, understand } from '@saywright/domain/planner';
import type { Understanding } from '@saywright/domain/planner';
import { empty, first, shop, table } from './planner.lexicon.ts';
import { textOf } from './planner.outcome.ts';

beforeAll(() => loadModule());

function labelsOf(found: Understanding): readonly string[] {
  return found.kind === 'question' ? found.choices.map(({ label }) => label) : [];
}

/** The values of every name and string in the tree of a statement, as Postgres's own parser read them. */
async function stringsOf(sql: string): Promise<readonly string[]> {
  const found: string[] = [];
  JSON.stringify(await parse(sql), (_key, value: unknown) => {
    if (typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

describe('lists of names', () => {
  it.each([
    [[], 'There are no tables yet.'],
    [['notes'], 'The only table is notes.'],
    [['notes', 'votes'], 'The tables are notes and votes.'],
    [
      ['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'i1', 'j1'],
      'The tables are a1, b1, c1, d1, e1, f1, g1, h1 and 2 more.',
    ],
  ])('%j', (names, hint) => {
    const lexicon = { tables: names.map((name) => table(name)) };
    expect(textOf(understand('Show unicorns', lexicon))).toBe(`There is no table called unicorns. ${hint}`);
  });

  it('offers every name that is close, the closest first', () => {
    const lexicon = { tables: ['borders', 'orders', 'tasks'].map((name) => table(name)) };
    const found = understand('Show ordeers', lexicon);
    expect(textOf(found)).toBe('There is no table called ordeers. Did you mean orders or borders?');
    expect(labelsOf(found)).toEqual(['orders', 'borders', 'Create a table called ordeers']);
  });
});

describe('limits', () => {
  it('rejects texts that cannot be table or column names', () => {
    const long = 'x'.repeat(200);
    expect(textOf(understand(`describe ${long}`, shop))).toMatch(/^There is no table called x{60}\. /u);
    expect(textOf(understand(`make the ${long} required`, shop))).toMatch(/^I did not understand that\. /u);
  });

  it('adds no more than 200 rows at once', () => {
    const rows = Array.from({ length: 201 }, (_unused, index) => `T${index}`).join(', ');
    expect(textOf(understand(`Add tasks: ${rows}`, shop))).toBe(
      'That is more than 200 rows at once. Please add them in smaller groups.',
    );
  });

  it('creates no more than 60 columns at once', () => {
    const columns = Array.from({ length: 61 }, (_unused, index) => `c${index}`).join(', ');
    expect(textOf(understand(`Create a books table with ${columns}`, shop))).toBe(
      'That is more than 60 columns for one table. Which of them come first?',
    );
  });

  it('shows no more columns than a table has', () => {
    expect(
      textOf(understand('Show id, name, email, phone, id, name, email and phone of customers', shop)),
    ).toMatch(
      /^Customers has no column called id, name, .+ It has id, name, email, phone, signup date and is active\.$/u,
    );
  });

  it('removes a limited amount of polite words', () => {
    expect(textOf(understand(`${'please '.repeat(10)}show customers`, shop))).toBe(
      'select * from customers limit 50;',
    );
    expect(textOf(understand(`${'please '.repeat(90)}show customers`, shop))).toMatch(
      /^I did not understand that\. /u,
    );
  });

  it('asks for shorter requests', () => {
    expect(textOf(understand(`add ${'very '.repeat(500)}long`, shop))).toBe(
      'That is too long for one sentence. Please use shorter ones, with one request each.',
    );
  });

  it('keeps rule names within the length that Postgres stores', async () => {
    const name = `a_${'long_'.repeat(11)}name`;
    const found = understand(`Everyone can read ${name}`, { tables: [table(name)] });
    expect(textOf(found)).toContain('create policy "Everyone can read rows"');
    expect(await stringsOf(textOf(found))).toContain(name);
  });
});

describe('answers', () => {
  const form = { kind: 'number', before: 'You have', one: 'order', many: 'orders' } as const;
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  it.each([[Symbol('x')], [() => 1], [''], [{ toJSON: () => undefined }], [circle]])(
    'makes no sentence of what is no value: %#',
    (value) => {
      expect(answerSentence(form, [{ value }])).toBe('There are no rows to calculate that from.');
    },
  );
});

describe('choices', () => {
  it('never offers the same instruction again', () => {
    const text = 'Create a lines table with a link to a unicorn unique horn';
    const found = understand(text, shop);
    expect(found.kind === 'question' ? found.choices.map(({ instruction }) => instruction) : []).toEqual([
      'Create a unicorn horn table with a name',
    ]);
  });

  it('keeps letters whose length depends on their case', () => {
    expect(textOf(understand('İ want to add a bio to custmers', shop))).toMatch(
      /^I did not understand that\. /u,
    );
    const close = understand('Add a bİo to custmers', shop);
    expect(close.kind === 'question' ? close.choices[0]?.instruction : '').toBe('Add a bİo to customers');
  });
});

describe('greetings', () => {
  it.each([
    [first, 'How many orders do we have?'],
    [empty, 'Make a customers table'],
  ])('offer only what works now: %#', (lexicon, label) => {
    expect(labelsOf(understand('hello', lexicon))[0]).toBe(label);
  });
});

describe('a word for a free-text status', () => {
  const base = shop.tables.find(({ name }) => name === 'orders') ?? table('orders');
  const columns = base.columns
    .filter(({ name }) => name !== 'status')
    .concat({
      name: 'status',
      type: 'text',
      nullable: true,
      hasDefault: false,
      unique: false,
      primaryKey: false,
      values: ['Paid', 'open'],
    });
  const lexicon = { tables: [{ ...base, columns }] };

  it('is one that rows have, with its spelling there', () => {
    expect(textOf(understand('delete orders that are paid', lexicon))).toBe(
      `delete from orders\nwhere status = 'Paid';`,
    );
  });

  it.each(['delete the orders that are old', 'delete orders that are cancelled'])(
    'is asked about where no row has it: %s',
    (sentence) => {
      expect(understand(sentence, lexicon).kind).toBe('question');
      expect(textOf(understand(sentence, lexicon))).toMatch(
        /^Which orders do you mean by “are (?:old|cancelled)”/u,
      );
    },
  );
});

describe('a request about stored files', () => {
  it('is about the table where there is one of that name', () => {
    const lexicon = { tables: [table('buckets'), table('files')] };
    for (const sentence of ['make a bucket for photos', 'people may only see the files they uploaded'])
      expect(textOf(understand(sentence, lexicon))).not.toContain('page Files');
  });

  it('is about tables where it says so', () => {
    const sentence = 'Create a paint buckets table with a name';
    expect(understand(sentence, { tables: [] }).kind).toBe('plan');
    expect(textOf(understand('a table of storage buckets', { tables: [] }))).not.toContain('page Files');
  });
});

describe('where a new person is from', () => {
  const lexicon = {
    tables: [table('people', ['name', 'home_town']), table('teas')],
  };

  it.each([
    [
      'add new person Lena Berg from Linz',
      "insert into people (name, home_town)\nvalues ('Lena Berg', 'Linz');",
    ],
    ['add a tea Oolong from China', "insert into teas (name)\nvalues ('Oolong from China');"],
  ])('%s', (instruction, sql) => {
    const found = understand(instruction, lexicon);
    expect(found).toMatchObject({ kind: 'plan', plan: { sql } });
  });

  it('is no day', () => {
    expect(textOf(understand('add new person Lena Berg from Monday', lexicon))).toContain('“from Monday”');
  });
});

it.each(['orders: customer sees his own orders', 'Show orders of customer can not see others'])(
  'words that say what somebody may do are the name of nobody: %s',
  (sentence) => {
    expect(understand(sentence, shop).kind).not.toBe('plan');
  },
);
