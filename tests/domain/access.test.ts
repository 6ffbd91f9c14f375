import { accessConcerns, looksPersonal, tableSentence, type TableAccess } from '@saywright/domain/access';
import { describe, expect, test } from 'vitest';
import { everything, tableOf, sentence, orders } from './access.support.ts';

describe('a cell as a sentence', () => {
  test.each([
    [orders, 'stranger', 'read', 'A stranger can read 0 of 1,204 orders.'],
    [orders, 'stranger', 'add', "A stranger can't add to orders."],
    [orders, 'personA', 'read', 'Person A can read 4 of 1,204 orders, all their own.'],
    [orders, 'service', 'delete', 'Your server can delete all 1,204 orders.'],
    [tableOf('order_items', 1, {}), 'stranger', 'read', 'A stranger can read 0 of 1 order item.'],
    [tableOf('Über 🍕', 2, {}), 'stranger', 'read', 'A stranger can read 0 of 2 rows of Über 🍕.'],
    [
      tableOf('logs', 100_000, { stranger: { read: { rows: 100_000, atLeast: true } } }, { atLeast: true }),
      'stranger',
      'read',
      'A stranger can read at least 100,000 of at least 100,000 logs.',
    ],
    [
      tableOf('logs', 9000, { stranger: { change: { rows: 0, tried: 2000 } } }),
      'stranger',
      'change',
      'A stranger can change 0 of the 2,000 logs that were tried.',
    ],
    [
      tableOf('tags', 0, {}),
      'stranger',
      'read',
      'tags has no rows, so what a stranger can read is not known yet.',
    ],
  ] as const)('%#', (access, who, verb, text) => {
    expect(sentence(access, who, verb)).toBe(text);
  });

  test.each([
    ['constraint', 'add', /let a stranger add to tags, but another rule of the table refused/],
    ['constraint', 'delete', /let a stranger delete 2 of 5 tags, but other data refers to them/],
    ['recursion', 'read', /refers to its own table \(infinite recursion\)/],
    ['error', 'change', /not about access/],
    ['untried', 'delete', /^Whether a stranger can delete rows of tags was not tried/],
  ] as const)('says what else decided: %s', (stopped, verb, text) => {
    const access = tableOf('tags', 5, { stranger: { [verb]: { rows: 2, stopped } } });
    expect(sentence(access, 'stranger', verb)).toMatch(text);
  });
});

test.each([
  [
    orders,
    "A stranger can read 0 of 1,204 orders. Person A reads 4 and Person B 3: only their own, never each other's.",
  ],
  [
    tableOf('prices', 12, { stranger: everything(12), a: everything(12) }),
    'Anyone can read, change and delete all 12 prices, and add more.',
  ],
  [tableOf('products', 46, { stranger: { read: 46 }, a: { read: 46 } }), 'Anyone can read all 46 products.'],
  [
    tableOf('notes', 64, {}),
    'Only your server can read notes: strangers and people who sign in read 0 of 64 notes.',
  ],
  [
    tableOf('prices', 12, { a: { read: 12, change: 12 } }),
    'A stranger can read 0 of 12 prices. People who sign in can read and change all 12 prices.',
  ],
  [
    tableOf('prices', 12, { a: { read: 12, change: 2 }, b: { add: 1 } }),
    'A stranger can read 0 of 12 prices. Person A can read all 12 prices and change 2 of 12 prices. Person B can add to prices.',
  ],
  [
    tableOf('ideas', 5, { stranger: { add: 1 } }),
    'A stranger can add to ideas. People who sign in can do nothing with it.',
  ],
  [
    tableOf('tags', 0, { a: { add: 1 } }),
    "tags has no rows yet. A stranger can't add to tags. Person A can add to tags. Person B can add to tags.",
  ],
  [
    tableOf('teams', 3, { a: { read: { rows: 0, stopped: 'error' } } }),
    "Person A can't read rows of teams: the attempt failed with an error that is not about access.",
  ],
  [{ ...orders, people: [] }, ''],
])('a table as a sentence: %#', (access, text) => {
  expect(tableSentence(access)).toBe(text);
});

describe('concerns', () => {
  const sentences = (access: TableAccess): readonly string[] =>
    accessConcerns(access).map((concern) => concern.sentence);

  test.each([
    [orders, []],
    [tableOf('products', 46, { stranger: { read: 46 }, a: { read: 46 } }), []],
    [
      tableOf('newsletter', 318, { stranger: { read: 318 } }, { personal: ['email'] }),
      ['Anyone can read email in all 318 newsletters'],
    ],
    [
      tableOf('prices', 12, { stranger: everything(12) }, { unlocked: true }),
      ['Anyone can read, change and delete all 12 prices'],
    ],
    [tableOf('prices', 12, { stranger: { change: 12 } }), ['Anyone can change all 12 prices']],
    [
      tableOf('orders', 12, { a: { change: 12, own: 3 } }, { owned: true }),
      ['Anyone who signs in can change all 12 orders'],
    ],
    [
      tableOf('teams', 3, { stranger: { read: { rows: 0, stopped: 'recursion' } } }),
      ['Nobody can use teams through the API'],
    ],
    [tableOf('ideas', 5, { stranger: { add: 1 } }, { unlocked: true }), ['Anyone can add to ideas']],
    [tableOf('ideas', 0, { stranger: { read: 1, add: 1 } }, { unlocked: true }), ['Anyone can add to ideas']],
    [
      tableOf(
        'patients',
        2,
        { stranger: { read: 2 } },
        { personal: ['email', 'phone', 'birthday'], examples: true },
      ),
      ['Anyone can read email, phone and birthday in all 2 example patients'],
    ],
    [tableOf('orders', 12, { a: { read: 12, own: 3 } }, { owned: true }), []],
    [{ ...orders, people: [] }, []],
  ] as const)('%#', (access, expected) => {
    expect(sentences(access)).toEqual(expected);
  });

  test('comes with an instruction that closes it', () => {
    const open = { stranger: { change: 12 } };
    expect(accessConcerns(tableOf('prices', 12, open))[0]?.instruction).toBe('Lock prices');
    expect(accessConcerns(tableOf('orders', 12, open, { owned: true }))[0]?.instruction).toBe(
      'Only the owner can read, change and delete orders',
    );
    expect(
      accessConcerns(tableOf('reviews', 9, { stranger: { read: 9 } }, { owned: true }))[0],
    ).toMatchObject({
      level: 'warning',
      instruction: 'Stop strangers from reading reviews',
    });
    expect(accessConcerns(tableOf('all_orders', 12, open, { kind: 'view' }))[0]).not.toHaveProperty(
      'instruction',
    );
    expect(
      accessConcerns(
        tableOf('guest_list', 9, { stranger: { read: 9 } }, { kind: 'view', personal: ['email'] }),
      )[0],
    ).not.toHaveProperty('instruction');
  });

  test.each(['email', 'apiKey', 'phone_number', 'date_of_birth', 'customerEmail'])(
    '%s is personal',
    (name) => {
      expect(looksPersonal(name)).toBe(true);
    },
  );
  test.each(['title', 'emailed', 'status', 'phoneme'])('%s is not', (name) => {
    expect(looksPersonal(name)).toBe(false);
  });
});
