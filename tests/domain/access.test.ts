import {
  accessConcerns,
  adviceOn,
  cellSentence,
  looksPersonal,
  openings,
  tableSentence,
  type AccessAttempt,
  type AccessPerson,
  type AccessVerb,
  type AdvisedPolicy,
  type AdvisedTable,
  type PersonAccess,
  type TableAccess,
} from '@saywright/domain/access';
import { describe, expect, test } from 'vitest';

type Rows = Partial<Record<AccessVerb, number | AccessAttempt>> & { readonly own?: number };

function person(name: AccessPerson, rows: Rows): PersonAccess {
  const attempt = (verb: AccessVerb): AccessAttempt => {
    const value = rows[verb] ?? 0;
    return typeof value === 'number' ? { rows: value } : value;
  };
  return {
    person: name,
    own: rows.own ?? 0,
    read: attempt('read'),
    add: attempt('add'),
    change: attempt('change'),
    delete: attempt('delete'),
  };
}

const everything = (total: number): Rows => ({ read: total, add: 1, change: total, delete: total });

function tableOf(
  name: string,
  total: number,
  rows: { readonly stranger?: Rows; readonly a?: Rows; readonly b?: Rows },
  more: Partial<TableAccess> = {},
): TableAccess {
  return {
    table: name,
    kind: 'table',
    total,
    examples: false,
    unlocked: false,
    owned: false,
    personal: [],
    people: [
      person('stranger', rows.stranger ?? {}),
      person('personA', rows.a ?? {}),
      person('personB', rows.b ?? rows.a ?? {}),
      person('service', everything(total)),
    ],
    ...more,
  };
}

function sentence(access: TableAccess, who: AccessPerson, verb: AccessVerb): string {
  const one = access.people.find((candidate) => candidate.person === who);
  return one ? cellSentence(access, one, verb) : '';
}

const own = { read: 4, change: 4, delete: 4, add: 1, own: 4 };
const orders = tableOf(
  'orders',
  1204,
  { a: own, b: { read: 3, change: 3, delete: 3, add: 1, own: 3 } },
  { owned: true },
);

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

describe('what a plan opens', () => {
  const closed = tableOf('orders', 12, { a: { read: 3, own: 3 } }, { owned: true });
  const open = tableOf('orders', 12, { stranger: { read: 12 }, a: { read: 12, own: 3 } }, { owned: true });

  test('names the counts before and after', () => {
    expect(openings([{ before: closed, after: open }])).toMatchObject([
      {
        level: 'high',
        object: 'orders',
        sentence: 'This opens orders: strangers could read 0 of 12, now 12 of 12.',
      },
    ]);
  });

  test('is not said about what stays or closes', () => {
    expect(openings([{ before: open, after: open }])).toEqual([]);
    expect(openings([{ before: open, after: closed }])).toEqual([]);
  });

  test('does not depend on how many rows there are', () => {
    const more = tableOf('orders', 15, { a: { read: 5, own: 5 } }, { owned: true });
    expect(openings([{ before: closed, after: more }])).toEqual([]);
  });

  test('names people who sign in where they reach rows of others', () => {
    const after = tableOf('orders', 12, { a: { read: 12, change: 12, own: 3 } }, { owned: true });
    expect(openings([{ before: closed, after }])).toMatchObject([
      {
        level: 'high',
        sentence:
          'This opens orders: people who sign in could read 3 of 12, now 12 of 12, and change 0 of 12, now 12 of 12.',
      },
    ]);
  });

  test('counts some rows of others as more than the own ones, and all as more than some', () => {
    const some = tableOf('orders', 12, { a: { read: 5, own: 3 } });
    const all = tableOf('orders', 12, { a: { read: 12, own: 3 } });
    expect(openings([{ before: closed, after: some }])).toMatchObject([
      { level: 'medium', sentence: expect.stringContaining('could read 3 of 12, now 5 of 12') },
    ]);
    expect(openings([{ before: some, after: all }])).toHaveLength(1);
  });

  test('says where strangers can add rows, and offers nothing where rows belong to nobody', () => {
    const shut = tableOf('ideas', 5, {});
    const after = tableOf('ideas', 5, { stranger: { add: 1 }, a: { add: 1 } });
    const [finding] = openings([{ before: shut, after }]);
    expect(finding?.sentence).toBe('This opens ideas: strangers could add no rows, now they can.');
    expect(finding).not.toHaveProperty('saferWay');
    expect(openings([{ after }])[0]?.sentence).toBe(
      'This opens the new table ideas: strangers can add rows.',
    );
    const seen = tableOf('ideas', 5, { stranger: { read: 5 } }, { personal: ['email'] });
    expect(openings([{ before: shut, after: seen }])[0]?.level).toBe('high');
  });

  test('is medium for a new table that strangers only read', () => {
    const after = tableOf('notices', 2, { stranger: { read: 2 }, a: { read: 2 } }, { examples: true });
    expect(openings([{ after }])).toMatchObject([
      {
        level: 'medium',
        sentence: 'This opens the new table notices: strangers can read 2 of 2, tried with example rows.',
      },
    ]);
  });
});

describe('the advisor', () => {
  const rule = (more: Partial<AdvisedPolicy>): AdvisedPolicy => ({
    name: 'r',
    verb: 'read',
    roles: ['authenticated'],
    permissive: true,
    using: '(user_id = auth.uid())',
    check: null,
    ...more,
  });
  const facts = (more: Partial<AdvisedTable>): AdvisedTable => ({
    table: 'orders',
    rows: 3,
    columns: ['id', 'user_id'],
    rowSecurity: true,
    hasPrimaryKey: true,
    owned: true,
    policies: [rule({})],
    unindexed: [],
    ...more,
  });

  test.each([
    [facts({}), []],
    [facts({ rowSecurity: false }), ['danger row-security-off: 1 rule, none in force']],
    [
      facts({ policies: [rule({ verb: 'change', using: 'true', check: 'true', roles: ['public'] })] }),
      ['danger always-true: Rule “r”: using (true)'],
    ],
    [
      facts({ policies: [rule({ verb: 'add', using: null, check: 'true' })] }),
      ['danger always-true: Rule “r”: with check (true)'],
    ],
    [
      facts({ owned: false, policies: [rule({ using: 'true', roles: ['anon', 'authenticated'] })] }),
      ['info always-true: Rule “r”: using (true)'],
    ],
    [facts({ policies: [rule({ using: 'true', roles: ['service_role'] })] }), []],
    [facts({ policies: [rule({ using: 'true', permissive: false })] }), []],
    [
      facts({ policies: [rule({}), rule({ name: 's', verb: 'do anything with' })] }),
      ['info overlapping-rules: “r” and “s”'],
    ],
    [facts({ policies: [rule({}), rule({ name: 's', verb: 'delete' })] }), []],
    [facts({ policies: [rule({}), rule({ name: 's', roles: ['anon'] })] }), []],
    [
      facts({ policies: [rule({}), rule({ name: 's', roles: ['public'] })] }),
      ['info overlapping-rules: “r” and “s”'],
    ],
    [
      facts({ rowSecurity: false, owned: false, policies: [] }),
      ['danger row-security-off: 0 rules, none in force'],
    ],
    [
      facts({ owned: true, policies: [rule({ using: 'true' })] }),
      ['warning always-true: Rule “r”: using (true)'],
    ],
    [facts({ rows: 1, hasPrimaryKey: false }), ['warning no-primary-key: 1 row, no primary key']],
    [
      facts({ unindexed: [{ columns: ['year', 'number'], references: 'invoices' }] }),
      ['info key-without-index: Foreign key (year, number), no index starts with it'],
    ],
    [facts({ hasPrimaryKey: false, columns: ['name'] }), ['warning no-primary-key: 3 rows, no primary key']],
    [
      facts({ unindexed: [{ columns: ['user_id'], references: 'auth.users' }] }),
      ['info key-without-index: Foreign key (user_id), no index starts with it'],
    ],
  ] as const)('%#', (advised, expected) => {
    expect(adviceOn([advised]).map(({ level, rule: id, evidence }) => `${level} ${id}: ${evidence}`)).toEqual(
      expected,
    );
  });

  test('puts the worst first and prepares what closes it', () => {
    const keyless = facts({ table: 'a"b', columns: ['name'], hasPrimaryKey: false });
    const advice = adviceOn([keyless, facts({ rowSecurity: false })], [{ kind: 'view', name: 'all_orders' }]);
    expect(advice.map(({ rule: id, table: name, instruction }) => [id, name, instruction])).toEqual([
      ['row-security-off', 'orders', 'Only the owner can read, change and delete orders'],
      [
        'no-primary-key',
        'a"b',
        'alter table "a""b" add column id uuid primary key default gen_random_uuid()',
      ],
      ['owner-rights', 'all_orders', undefined],
    ]);
    expect(adviceOn([], [{ kind: 'function', name: 'total' }])[0]?.evidence).toBe('security definer');
  });

  test.each([
    [false, 'Lock prices'],
    [true, 'Only the owner can read, change and delete prices'],
  ])('closes a table that has an open rule: rows belong to people %s', (owned, instruction) => {
    const open = facts({
      table: 'prices',
      owned,
      policies: [rule({ verb: 'change', using: 'true', check: 'true' })],
    });
    expect(adviceOn([open])[0]?.instruction).toBe(instruction);
    expect(adviceOn([facts({ table: 'prices', owned, rowSecurity: false })])[0]?.instruction).toBe(
      instruction,
    );
  });
});
