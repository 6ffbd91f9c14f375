import type { Condition, DatabaseChange, Expression, Selection } from '@saywright/domain/ast';
import { databaseChangeSchema } from '@saywright/domain/ast';
import { isNode, visitNodes, type Statement } from '@saywright/domain/risk/sql';
import { writePlan, writeQuestion } from '@saywright/domain/write';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { refusalOf } from '../../packages/engine/src/database/allowList.ts';
import { parseScript } from '../../packages/engine/src/database/parse.ts';
import { library } from '../domain/write.lexicon.ts';

/** Marks a value of the founder wherever it ends up. */
const mark = 'zqx';

const hostile = fc
  .oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      `'; drop table books; --`,
      `\\'; select 1 --`,
      `$$ $1 "`,
      `' || pg_sleep(9) || '`,
      '%_\\',
    ),
  )
  .map((text) => `${mark}${text.replaceAll('\0', '').slice(0, 60)}`);

const value: fc.Arbitrary<Expression> = fc
  .oneof(
    hostile,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
  )
  .map((of) => ({ kind: 'value', value: of }));
const text = hostile.map((of): Expression => ({ kind: 'value', value: of }));
const columnOf = (...names: readonly string[]): fc.Arbitrary<Expression> =>
  fc.constantFrom(...names).map((name): Expression => ({ kind: 'column', name }));
const textColumn = columnOf('title', 'genre', 'isbn');
const numberColumn = columnOf('pages', 'price');
const figure = fc.integer().map((of): Expression => ({ kind: 'value', value: of }));

const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3 },
    fc.record({
      kind: fc.constant('compare' as const),
      left: textColumn,
      operator: fc.constantFrom('=', '!=', 'contains', 'starts-with', 'ends-with', 'same-text'),
      right: text,
    }),
    fc.record({
      kind: fc.constant('compare' as const),
      left: numberColumn,
      operator: fc.constantFrom('=', '<', '<=', '>', '>='),
      right: figure,
    }),
    fc.record({
      kind: fc.constant('one-of' as const),
      left: textColumn,
      values: fc.array(text, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('between' as const), left: numberColumn, from: figure, to: figure }),
    fc.record({ kind: fc.constant('empty' as const), of: textColumn }),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      of: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('not' as const), of: tie('condition') }),
  ),
}));

const name = fc.oneof(hostile, fc.constantFrom('Order', 'user', 'select', 'ünïcode', 'a b'));
const column = fc.record(
  {
    name,
    type: fc.constantFrom(
      'text',
      'whole-number',
      'money',
      'yes-no',
      'date',
      'moment',
      'list',
      'json',
      'email',
    ),
    required: fc.boolean(),
    unique: fc.boolean(),
    choices: fc.array(hostile, { minLength: 1, maxLength: 3 }),
  },
  { requiredKeys: ['name', 'type'] },
);
const actions = fc.uniqueArray(fc.constantFrom('read', 'add', 'change', 'delete'), { minLength: 1 });
const rule = fc.record(
  { actions, who: fc.constantFrom('everyone', 'signed-in'), where: condition, after: condition },
  { requiredKeys: ['actions', 'who'] },
);
const books = { table: fc.constant('books') };
const is = <Name extends string>(of: Name): { readonly do: fc.Arbitrary<Name> } => ({ do: fc.constant(of) });

const change = fc.oneof(
  fc.record({
    ...is('create-table'),
    name,
    columns: fc.array(column, { maxLength: 4 }),
    owned: fc.boolean(),
    access: fc.array(rule, { maxLength: 2 }),
  }),
  fc.record({ ...is('rename-table'), table: fc.constant('loans'), to: name }),
  fc.record({ ...is('add-columns'), ...books, columns: fc.array(column, { minLength: 1, maxLength: 3 }) }),
  fc.record({
    ...is('change-column'),
    ...books,
    column: fc.constantFrom('isbn', 'genre'),
    fill: text,
    default: fc.constant(null),
    required: fc.boolean(),
    choices: fc.array(hostile, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ ...is('rename-column'), ...books, column: fc.constant('isbn'), to: name }),
  fc.record({
    ...is('add-choices'),
    ...books,
    column: fc.constant('genre'),
    choices: fc.array(hostile, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ ...is('add-check'), ...books, condition }),
  fc.record(
    {
      ...is('add-unique'),
      ...books,
      columns: fc.constant(['isbn']),
      ignoringCapitals: fc.boolean(),
      where: condition,
    },
    { requiredKeys: ['do', 'table', 'columns'] },
  ),
  fc.record({
    ...is('set-access'),
    ...books,
    rules: fc.array(rule, { maxLength: 3 }),
    replace: fc.constantFrom('none', 'same-actions', 'all'),
  }),
  fc.record({
    ...is('insert'),
    ...books,
    rows: fc.array(fc.record({ title: value, isbn: value }), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ ...is('update'), ...books, set: fc.record({ title: value }), where: condition }),
  fc.record({ ...is('delete'), ...books, where: condition }),
  fc.record({
    ...is('insert-from'),
    ...books,
    columns: fc.constant(['title']),
    selection: fc.record({
      from: fc.constant('books'),
      columns: fc.array(fc.record({ value: fc.oneof(textColumn, text) }), { minLength: 1, maxLength: 1 }),
      where: condition,
    }),
  }),
  fc.record({
    ...is('add-reference'),
    ...books,
    column: name,
    to: fc.constant('loans'),
    onDelete: fc.constantFrom('refuse', 'delete', 'empty'),
  }),
  fc.record({ ...is('drop-columns'), ...books, columns: fc.constant(['isbn', 'pages']) }),
  fc.record({ ...is('drop-checks'), ...books, columns: fc.constant(['genre']) }),
  fc.record({ ...is('drop-unique'), ...books, columns: fc.constant(['title']) }),
  fc.record({ ...is('add-index'), ...books, columns: fc.constant(['isbn', 'genre']) }),
  fc.record({ ...is('keep-updated'), ...books, column: fc.constant('added_at') }),
  fc.record({ ...is('drop-table'), table: fc.constant('loans') }),
);

/** A copy of data in which names are replaced, as keys and as values. */
function renamed(data: unknown, names: ReadonlyMap<string, string>): unknown {
  const of = (found: string): string => names.get(found) ?? found;
  if (typeof data === 'string') return of(data);
  if (Array.isArray(data)) return data.map((item) => renamed(item, names));
  if (!isNode(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([found, item]) => [of(found), renamed(item, names)]));
}

/** Texts with the mark that are anything but a constant, a name, or part of one. */
function strayTexts(script: readonly Statement[]): readonly string[] {
  const stray: string[] = [];
  for (const { kind, node } of script)
    visitNodes({ [kind]: node }, (key, at) => {
      if (key === 'TypeName' && JSON.stringify(at).includes(mark)) stray.push(JSON.stringify(at));
      if (key === 'FuncCall' && JSON.stringify(at.funcname).includes(mark))
        stray.push(JSON.stringify(at.funcname));
      if (key === 'ColumnRef' && isNode(at) && JSON.stringify(at).includes("'"))
        stray.push(JSON.stringify(at));
    });
  return stray;
}

const shape = z.array(databaseChangeSchema);
const lexicon = z.custom<typeof library>((found) => isNode(found));

async function check(sql: string): Promise<readonly Statement[]> {
  const parsed = await parseScript(sql);
  if (!parsed.ok) throw new Error(`${parsed.error}: ${sql}`);
  expect(refusalOf(parsed.value)).toBeUndefined();
  expect(strayTexts(parsed.value)).toEqual([]);
  return parsed.value;
}

test('any changes that are written are statements that a plan may hold, with values as constants only', async () => {
  let written = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async (list) => {
      const changes: DatabaseChange[] = shape.parse(JSON.parse(JSON.stringify(list)));
      const result = writePlan(changes, library);
      if (!result.ok) return;
      written += 1;
      const script = await check(result.value.plan.sql);
      // Nothing in a value ends a statement and begins another.
      expect(
        result.value.plan.sql.replaceAll(/E?'(?:[^'\\]|''|\\.)*'|"(?:[^"]|"")*"/gsu, '').split(';'),
      ).toHaveLength(script.length + 1);
      for (const { sql, near } of result.value.lookups) {
        await check(sql);
        if (near) await check(near.sql);
      }
    }),
    { numRuns: 300 },
  );
  // Most lists have to be written for this to mean anything.
  expect(written).toBeGreaterThan(150);
});

test('whatever a founder called tables and columns, what is written stays the statements it was', async () => {
  const own = ['books', 'title', 'isbn', 'genre', 'pages', 'price', 'added_at'];
  const called = fc.uniqueArray(hostile, { minLength: own.length, maxLength: own.length });
  // Constants and quoted names differ, everything else has to be equal.
  const skeleton = (sql: string): string => sql.replaceAll(/E?'(?:[^'\\]|''|\\.)*'|"(?:[^"]|"")*"/gsu, '?');
  let written = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), called, async (list, chosen) => {
      const names = new Map(own.map((from, at) => [from, `Own ${chosen[at] ?? from}`]));
      const plain = new Map(own.map((from) => [from, `Plain ${from}`]));
      const write = (as: ReadonlyMap<string, string>): ReturnType<typeof writePlan> =>
        writePlan(
          shape.parse(renamed(JSON.parse(JSON.stringify(list)), as)),
          lexicon.parse(renamed(library, as)),
        );
      const [result, usual] = [write(names), write(plain)];
      if (!result.ok || !usual.ok) return;
      written += 1;
      const script = await parseScript(result.value.plan.sql);
      if (!script.ok) throw new Error(`${script.error}: ${result.value.plan.sql}`);
      expect(refusalOf(script.value)).toBeUndefined();
      const expected = await parseScript(usual.value.plan.sql);
      expect(script.value.map(({ kind }) => kind)).toEqual(
        expected.ok ? expected.value.map(({ kind }) => kind) : [],
      );
      expect(skeleton(result.value.plan.sql)).toBe(skeleton(usual.value.plan.sql));
      for (const { sql } of result.value.lookups) {
        const lookup = await parseScript(sql);
        expect(lookup.ok && lookup.value.map(({ kind }) => kind)).toEqual(['SelectStmt']);
      }
    }),
    { numRuns: 300 },
  );
  expect(written).toBeGreaterThan(100);
});

test('any question that is written only reads', async () => {
  const selection: fc.Arbitrary<Selection> = fc.record({
    from: fc.constant('books'),
    where: condition,
    columns: fc.array(fc.record({ value: fc.oneof(textColumn, numberColumn, value) }), { maxLength: 3 }),
    distinct: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(selection, hostile, async (question, caption) => {
      const result = writeQuestion(question, caption, library);
      if (!result.ok) throw new Error(result.error);
      const script = await check(result.value.sql);
      expect(script.map(({ kind }) => kind)).toEqual(['SelectStmt']);
    }),
    { numRuns: 200 },
  );
});
