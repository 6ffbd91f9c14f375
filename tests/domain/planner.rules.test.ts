import { understand, type LexiconTable } from '@saywright/domain/planner';
import { expect, test } from 'vitest';
import { table } from './planner.lexicon.ts';

const everything = ['read', 'add', 'change', 'delete'] as const;
const names = everything.map((action) => `Owners can ${action} their orders`);
const plain = table('orders', ['user_id']);
const orders: LexiconTable = {
  ...plain,
  policies: names,
  rules: everything.map((action, index) => ({ name: names[index] ?? '', actions: [action] })),
  columns: plain.columns.map((column) => ({ ...column, type: 'uuid', references: 'auth.users' })),
};

/** The access rules that an instruction about orders removes. */
function dropped(instruction: string): readonly string[] {
  const outcome = understand(instruction, { tables: [orders] });
  const sql = outcome.kind === 'plan' ? outcome.plan.sql : '';
  expect(sql).toContain('create policy');
  return names.filter((name) => sql.includes(`drop policy "${name}"`));
}

test.each([
  ['people can add their own orders', ['Owners can add their orders']],
  ['people can only see their own orders', ['Owners can read their orders']],
  ['Only signed-in people can read orders', ['Owners can read their orders']],
])('%s leaves the rules for other actions as they are', (instruction, gone) => {
  expect(dropped(instruction)).toEqual(gone);
});

test.each(['move all tasks to friday', 'mark all tasks as tomorrow', 'move all tasks to 2027'])(
  'a day is no state: %s',
  (instruction) => {
    expect(understand(instruction, { tables: [table('tasks', ['name', 'status'])] }).kind).toBe('question');
  },
);

test('any other word may be a state', () => {
  const outcome = understand('move all tasks to archived', { tables: [table('tasks', ['name', 'status'])] });
  expect(outcome).toMatchObject({ kind: 'plan', plan: { sql: expect.stringContaining("'archived'") } });
});
