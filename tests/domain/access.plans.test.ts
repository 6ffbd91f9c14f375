import { adviceOn, openings, type AdvisedPolicy, type AdvisedTable } from '@saywright/domain/access';
import { describe, expect, test } from 'vitest';
import { tableOf } from './access.support.ts';

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
