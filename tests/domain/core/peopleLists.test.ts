import type { Condition, Expression } from '@saywright/domain/ast';
import { understand, type Lexicon } from '@saywright/domain/planner';
import { readInstruction } from '@saywright/domain/read';
import { writePlan } from '@saywright/domain/write';
import { describe, expect, test } from 'vitest';
import { column, link, named, table } from '../../support/lexicon.ts';
import { realModel } from '../learned/realModel.ts';
import { reading } from './access.support.ts';
import { today } from './salon.ts';

const locked = <Table extends object>(of: Table) => ({ ...of, rowSecurity: true, policies: [], rules: [] });
const shop: Lexicon = {
  tables: [
    locked(table('customers', named('Ruth Meyer'))),
    locked(table('bikes', link('customer_id', 'customers'), column('brand'))),
    locked(table('mechanics', named('Ben', 'Lotte'), column('email'))),
    locked(
      table(
        'repairs',
        link('bike_id', 'bikes'),
        link('mechanic_id', 'mechanics'),
        column('price', 'numeric'),
      ),
    ),
  ],
};
/** After the first of these sentences was carried out. */
const connected: Lexicon = {
  tables: shop.tables.map((one) =>
    one.name === 'mechanics'
      ? { ...one, columns: [...one.columns, { ...column('account_id', 'uuid'), references: 'auth.users' }] }
      : one,
  ),
};

const theirs = 'mechanics(id = mechanic_id & account_id = me)';
const own = 'mechanics none: signed-in read account_id = me';

describe('people in a list see only what is theirs', () => {
  test.each([
    ['mechanics only see their own repairs', `${own} | repairs same-actions: signed-in read ${theirs}`],
    [
      'mechanics should only see repairs assigned to them',
      `${own} | repairs same-actions: signed-in read ${theirs}`,
    ],
    [
      'a mechanic should only see the repairs that are his',
      `${own} | repairs same-actions: signed-in read ${theirs}`,
    ],
    [
      'Mechanics must not see the repairs of other mechanics.',
      `${own} | repairs same-actions: signed-in read ${theirs}`,
    ],
    [
      'can you make that mechanics only see their own repairs',
      `${own} | repairs same-actions: signed-in read ${theirs}`,
    ],
    ['each mechanic can see his own repairs', `${own} | repairs none: signed-in read ${theirs}`],
    [
      'my mechanics can see and change only their own repairs',
      `${own} | repairs same-actions: signed-in read+change ${theirs}`,
    ],
  ])('%s', (sentence, expected) => {
    expect(reading(sentence, shop)).toBe(expected);
  });

  test('over another list, what lies between is seen, too', () => {
    expect(reading('customers can only see their own repairs', shop)).toBe(
      'bikes none: signed-in read customers(id = customer_id & account_id = me) | ' +
        'customers none: signed-in read account_id = me | ' +
        'repairs same-actions: signed-in read bikes(id = bike_id & customers(id = customer_id & account_id = me))',
    );
  });

  test('a list that has accounts gets no second column, and is still about people', () => {
    expect(reading('mechanics can change their own repairs', connected)).toBe(
      `repairs none: signed-in change ${theirs}; signed-in read ${theirs}`,
    );
  });

  test('the others of another list are not theirs', () => {
    expect(reading('customers must not see the repairs of other mechanics', shop)).not.toContain(
      'account_id',
    );
  });

  test('it is planned at once, and says that nobody is connected yet', () => {
    const [found] = readInstruction('mechanics only see their own repairs', {
      lexicon: shop,
      today,
      learned: realModel,
    });
    expect(found).toMatchObject({ isAgreed: true, reading: { kind: 'parts' } });
    if (found?.reading.kind !== 'parts') return;
    const [part] = found.reading.parts;
    const written =
      part?.service === 'database' && 'changes' in part ? writePlan(part.changes, shop) : undefined;
    expect(written).toMatchObject({
      ok: true,
      value: {
        plan: {
          warnings: [expect.stringContaining('Nobody in mechanics is connected with an account yet')],
          steps: [
            ['Add ', { name: 'account_id' }, ', the account of a person', ', or none'],
            expect.anything(),
            expect.arrayContaining([' where the mechanic is the signed-in person']),
          ],
        },
      },
    });
  });

  const stepsOf = (...changes: Parameters<typeof writePlan>[0]): unknown => {
    const written = writePlan(changes, shop);
    return written.ok && written.value.plan.steps;
  };
  const points = (from: string, key: string, to: string, of: Condition): Condition => ({
    kind: 'exists',
    selection: {
      from,
      where: {
        kind: 'all',
        of: [
          {
            kind: 'compare',
            left: { kind: 'column', table: from, name: 'id' },
            operator: '=',
            right: { kind: 'column', table: to, name: key },
          },
          of,
        ],
      },
    },
  });
  const isOf = (from: string, right: Expression): Condition => ({
    kind: 'compare',
    left: { kind: 'column', table: from, name: 'name' },
    operator: '=',
    right,
  });

  test.each([
    [
      points(
        'bikes',
        'bike_id',
        'repairs',
        points('customers', 'customer_id', 'bikes', isOf('customers', { kind: 'me' })),
      ),
      ' where the customer of the bike is the signed-in person',
    ],
    [
      points('mechanics', 'mechanic_id', 'repairs', isOf('mechanics', { kind: 'value', value: 'Ben' })),
      ' where there are mechanics where id is mechanic and name is Ben',
    ],
    [
      points('mechanics', 'mechanic_id', 'repairs', {
        kind: 'empty',
        of: { kind: 'column', table: 'mechanics', name: 'name' },
      }),
      ' where there are mechanics where id is mechanic and name is empty',
    ],
  ])('whose rows are is said by what they point to', (where, said) => {
    const rules = [{ actions: ['read' as const], who: 'signed-in' as const, where }];
    expect(JSON.stringify(stepsOf({ do: 'set-access', table: 'repairs', rules, replace: 'none' }))).toContain(
      said,
    );
  });

  test('who can use what is answered for all lists', () => {
    const open: Lexicon = {
      tables: shop.tables.map((one, at) => ({
        ...one,
        rowSecurity: at !== 0,
        policies: at === 1 ? ['Everyone can read bikes'] : [],
      })),
    };
    const found = understand('who can see what?', open);
    expect(found.kind === 'plan' && found.plan.sql).toBe(
      `select * from (values ('customers', 'anyone with your public key'), ('bikes', 'Everyone can read bikes'), ('mechanics', 'only you'), ('repairs', 'only you')) as rules (name, "who can use it");`,
    );
    expect(understand('who can see what?', { tables: [] }).kind).toBe('question');
  });
});
