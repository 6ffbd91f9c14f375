import type { KnownFacts } from '@saywright/domain/risk/sql';
import { loadModule } from 'libpg-query';
import { beforeAll, expect, it } from 'vitest';
import { check, facts } from './sqlRisk.support.ts';

beforeAll(() => loadModule());

/** The wording of a finding: rule, evidence, sentence, safer way if any, and undo. */
type Wording = readonly [
  rule: string,
  evidence: string,
  sentence: string,
  saferWay: string | undefined,
  undo: string,
];

const wordings: readonly (readonly [sql: string, known: Omit<KnownFacts, 'rows'>, readonly Wording[]])[] = [
  [
    'alter table orders drop column note',
    {},
    [
      [
        'H4',
        'orders.note',
        'It removes the column note of orders with all its values.',
        'Rename the column note of orders, and remove it once nothing uses it',
        'partial',
      ],
    ],
  ],
  [
    'alter table orders drop column note',
    { tables: { orders: { columns: { note: { filled: 0 } } } } },
    [
      [
        'H4',
        'orders.note: 0 filled',
        'It removes the column note of orders with its 0 values.',
        'Rename the column note of orders, and remove it once nothing uses it',
        'partial',
      ],
    ],
  ],
  [
    'alter table orders drop column note',
    { tables: { orders: { columns: { note: { filled: 1 } } } } },
    [
      [
        'H4',
        'orders.note: 1 filled',
        'It removes the column note of orders with its 1 value.',
        'Rename the column note of orders, and remove it once nothing uses it',
        'partial',
      ],
    ],
  ],
  [
    'alter table orders drop column note cascade',
    {
      tables: { orders: { columns: { note: { filled: 7 } } } },
      dependents: { 'orders.note': ['report', 'mail'] },
    },
    [
      [
        'H4',
        'orders.note: 7 filled; needed by report, mail',
        'It removes the column note of orders with its 7 values, and everything that depends on it.',
        'Rename the column note of orders, and remove it once nothing uses it',
        'partial',
      ],
    ],
  ],
  [
    'alter table orders drop constraint k',
    {},
    [
      [
        'H4',
        'orders.k',
        'It removes the rule k from orders, which may be what identifies its rows.',
        undefined,
        'exact',
      ],
    ],
  ],
  [
    'alter table orders drop constraint k',
    { tables: { orders: { constraints: { k: 'primary' } } } },
    [
      [
        'H4',
        'orders.k: primary',
        'It removes the rule k from orders, which is what identifies its rows.',
        undefined,
        'exact',
      ],
    ],
  ],
  [
    'alter table orders drop constraint k',
    { tables: { orders: { constraints: { k: 'check' } } } },
    [['H4', 'orders.k: check', 'It removes the rule k from orders.', undefined, 'exact']],
  ],
  [
    'grant select on orders to anon',
    {},
    [
      [
        'H7',
        'select on orders to anon',
        'It gives anon the right to use orders.',
        'Let people see only their own rows',
        'partial',
      ],
    ],
  ],
  [
    'grant all on orders, small to anon, authenticated',
    {},
    [
      [
        'H7',
        'all on orders, small to anon, authenticated',
        'It gives anon and authenticated the right to change orders, small.',
        'Let people see only their own rows',
        'partial',
      ],
    ],
  ],
  [
    'grant select, insert on all tables in schema public to anon',
    {},
    [
      [
        'H7',
        'select, insert on every table to anon',
        'It gives anon the right to change every table.',
        'Let people see only their own rows',
        'partial',
      ],
    ],
  ],
  [
    'alter default privileges grant select on tables to anon',
    {},
    [
      [
        'H7',
        'select on everything created later to anon',
        'It gives anon the right to use everything created later.',
        'Let people see only their own rows',
        'partial',
      ],
    ],
  ],
  [
    'alter default privileges in schema public grant all on tables to anon',
    {},
    [
      [
        'H7',
        'all on everything created later to anon',
        'It gives anon the right to change everything created later.',
        'Let people see only their own rows',
        'partial',
      ],
    ],
  ],
  [
    'insert into orders select * from events',
    {},
    [['M6', 'orders: 1204 rows', 'It adds rows to orders.', undefined, 'exact']],
  ],
  [
    'update orders set a = 1 where b = 2',
    {},
    [['M6', 'orders: 1204 rows', 'It changes existing rows of orders.', undefined, 'exact']],
  ],
  [
    'update orders set a = 1 where b = 2',
    { tables: { orders: { changed: { inserted: 0, updated: 900, deleted: 0 } } } },
    [
      [
        'M6',
        '900 of orders: 1204 rows',
        'It changes 900 existing rows of orders.',
        'Show the rows of orders first',
        'exact',
      ],
    ],
  ],
  [
    'update orders set a = 1 where b = 2',
    { tables: { orders: { changed: { inserted: 0, updated: 0, deleted: 0 } } } },
    [],
  ],
  [
    'update orders set a = 1 where b = 2',
    { tables: { orders: { changed: { inserted: 0, updated: 3, deleted: 0 } } } },
    [['M6', '3 of orders: 1204 rows', 'It changes 3 existing rows of orders.', undefined, 'exact']],
  ],
  [
    'update orders set a = 1 where b = 2',
    { tables: { orders: { changed: { inserted: 0, updated: 1, deleted: 0 } } } },
    [['M6', '1 of orders: 1204 rows', 'It changes 1 existing row of orders.', undefined, 'exact']],
  ],
  [
    'delete from orders where b = 2',
    { tables: { orders: { changed: { inserted: 0, updated: 0, deleted: 500 } } } },
    [
      [
        'M6',
        '500 of orders: 1204 rows',
        'It deletes 500 rows of orders.',
        'Show the rows of orders first',
        'exact',
      ],
    ],
  ],
  [
    'merge into orders using small on true when matched then delete',
    {},
    [
      [
        'H3',
        'orders: 1204 rows',
        'It deletes every row of orders.',
        'Delete only some rows of orders, and say which',
        'exact',
      ],
      ['M6', 'orders: 1204 rows', 'It deletes rows of orders.', undefined, 'exact'],
    ],
  ],
  [
    'merge into orders using small on true when matched then update set a = 1',
    {},
    [
      [
        'H3',
        'orders: 1204 rows',
        'It changes every row of orders.',
        'Change only some rows of orders, and say which',
        'exact',
      ],
      ['M6', 'orders: 1204 rows', 'It changes existing rows of orders.', undefined, 'exact'],
    ],
  ],
  [
    'merge into orders using small on true when not matched then insert default values',
    {},
    [['M6', 'orders: 1204 rows', 'It adds rows to orders.', undefined, 'exact']],
  ],
  [
    'copy orders from stdin',
    {},
    [['M6', 'orders: 1204 rows', 'It adds rows to orders.', undefined, 'exact']],
  ],
  [
    "copy orders to program 'x'",
    {},
    [['H12', 'copy', 'It reaches a file or program of the database server.', undefined, 'none']],
  ],
  ['copy orders to stdout', {}, []],
  [
    'create extension http',
    {},
    [
      ['H12', 'http', 'It installs an extension that can reach beyond your tables.', undefined, 'none'],
      [
        'M9',
        'http',
        'It puts the functions of http next to your own, where the public API can reach them.',
        'Install http in the schema extensions',
        'partial',
      ],
    ],
  ],
  [
    'create server s foreign data wrapper w',
    {},
    [
      [
        'H13',
        'CreateForeignServer',
        'It contains a kind of statement that cannot be checked.',
        undefined,
        'none',
      ],
    ],
  ],
];

it.each(wordings)('%s with %j', async (sql, known, expected) => {
  const found = await check(sql, { ...facts, ...known });
  expect(
    found.map(({ rule, evidence, sentence, saferWay, undo }) => [rule, evidence, sentence, saferWay, undo]),
  ).toEqual(expected);
});
