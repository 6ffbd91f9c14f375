import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  databaseTypes,
  type SchemaColumn,
  type SchemaFunction,
  type SchemaRelation,
} from '@saywright/domain/database-types';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'database-types-'));
beforeAll(() => symlinkSync(resolve('node_modules'), join(folder, 'node_modules')));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the compiler says of a program beside the types; empty when it accepts it. */
function complaints(types: string, program = ''): string {
  const options = { strict: true, noEmit: true, module: 'nodenext', target: 'es2022', types: [] };
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...options, skipLibCheck: true } }),
  );
  writeFileSync(join(folder, 'database.types.ts'), types);
  writeFileSync(join(folder, 'program.ts'), `${program}\nexport {};\n`);
  try {
    return execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

const column = (name: string, type: string, more: Partial<SchemaColumn> = {}): SchemaColumn => ({
  name,
  type,
  array: false,
  enum: false,
  nullable: false,
  hasDefault: false,
  generated: false,
  ...more,
});
const table = (name: string, ...columns: readonly SchemaColumn[]): SchemaRelation => ({
  name,
  view: false,
  columns,
  keys: [],
});
const call = (name: string, more: Partial<SchemaFunction> = {}): SchemaFunction => ({
  name,
  readOnly: false,
  arguments: [],
  returns: { kind: 'nothing' },
  many: false,
  ...more,
});
const id = column('id', 'uuid', { hasDefault: true });

test('tables, columns and enums of any name make a file that compiles', () => {
  const names = [
    'or"ders',
    "it's",
    '🍋 tree',
    'a.b',
    'back\\slash',
    'line\nbreak',
    '*/ };',
    '${x}',
    '`',
    'class',
    '9',
    '__proto__',
    'constructor',
    '\u2028',
    'é',
  ];
  const shape = {
    relations: [
      ...names.map((name) => table(name, ...names.map((own) => column(own, 'text')))),
      table('empty'),
    ],
    enums: [...names.map((name) => ({ name, values: names })), { name: 'none', values: [] }],
    functions: names.map((name) =>
      call(name, {
        arguments: [{ ...column(name, 'text'), optional: true }],
        returns: { kind: 'columns', columns: [column(name, 'text')] },
      }),
    ),
  };
  const uses = names.map(
    (name, at) => `export const a${at}: Tables<${JSON.stringify(name)}>[${JSON.stringify(name)}] = 'text';`,
  );
  const program = `import type { Tables } from './database.types.js';\n${uses.join('\n')}`;
  expect(complaints(databaseTypes(shape), program)).toBe('');
  expect(complaints(databaseTypes({ relations: [], enums: [], functions: [] }))).toBe('');
}, 60_000);

test('a client typed by the file accepts what the tables hold and refuses everything else', () => {
  const orders = table(
    'or"ders 🍋',
    id,
    column('total', 'numeric'),
    column('state', 'order state', { enum: true, hasDefault: true }),
    column('tags', 'text', { array: true, nullable: true }),
    column('doubled', 'numeric', { generated: true, nullable: true }),
    column('customer_id', 'uuid'),
  );
  const types = databaseTypes({
    relations: [
      table('customers', id, column('name', 'text')),
      {
        ...orders,
        keys: [
          { name: 'of', columns: ['customer_id'], oneToOne: false, table: 'customers', tableColumns: ['id'] },
        ],
      },
      { ...table('totals', column('sum', 'numeric', { nullable: true })), view: true },
    ],
    enums: [{ name: 'order state', values: ['open', 'paid'] }],
    functions: [
      call('sum_of', {
        arguments: [
          { ...column('a', 'int4'), optional: false },
          { ...column('b', 'int4'), optional: true },
        ],
        returns: { kind: 'value', type: 'int4', array: false, enum: false },
      }),
      call('sum_of', {
        arguments: [{ ...column('parts', 'int4', { array: true }), optional: false }],
        returns: { kind: 'value', type: 'int4', array: false, enum: false },
      }),
      call('states', {
        returns: { kind: 'value', type: 'order state', array: false, enum: true },
        many: true,
      }),
      call('sent', { returns: { kind: 'relation', relation: 'customers' }, many: true }),
      call('best', { returns: { kind: 'relation', relation: 'customers' } }),
      call('counts', {
        returns: { kind: 'columns', columns: [column('day', 'date'), column('count', 'int8')] },
        many: true,
      }),
      call('clear'),
      call('hook', {
        arguments: [{ ...column('', 'jsonb'), optional: false }],
        returns: { kind: 'value', type: 'jsonb', array: false, enum: false },
      }),
    ],
  });
  const program = (...lines: readonly string[]): string => `
import { createClient } from '@supabase/supabase-js';
import type { Database } from './database.types.js';
const project = createClient<Database>('http://localhost', 'key');
const orders = project.from('or"ders 🍋');
${lines.join('\n')}`;
  const right = [
    `orders.insert({ total: 1, customer_id: 'a' });`,
    `orders.insert({ total: 1, customer_id: 'a', state: 'paid', tags: ['x'] });`,
    `orders.update({ tags: null });`,
    `const { data } = await orders.select('total, state, tags, customers(name)').single();`,
    `if (data) { const a: number = data.total; const b: 'open' | 'paid' = data.state; const c: string[] | null = data.tags; const d: string = data.customers.name; void [a, b, c, d]; }`,
    `const f = await project.rpc('sum_of', { a: 1 }); const g: number | null = f.data; void [g, project.rpc('sum_of', { parts: [1] })];`,
    `const h = await project.rpc('states'); const i: ('open' | 'paid')[] | null = h.data; void i;`,
    `const j = await project.rpc('sent').select('name').eq('id', 'a'); const k: { name: string }[] | null = j.data; void k;`,
    `const l = await project.rpc('best'); const m: string | undefined = l.data?.name; void m;`,
    `const n = await project.rpc('counts'); const o: { day: string; count: number }[] | null = n.data; void o;`,
    `await project.rpc('clear'); await project.rpc('hook', { any: { thing: [1] } });`,
    `const sums = await project.from('totals').select(); const e: number | null | undefined = sums.data?.[0]?.sum; void e;`,
  ];
  expect(complaints(types, program(...right))).toBe('');
  const wrong = [
    `orders.insert({ total: 1 });`,
    `orders.insert({ total: 'one', customer_id: 'a' });`,
    `orders.insert({ total: 1, customer_id: 'a', state: 'lost' });`,
    `orders.insert({ total: 1, customer_id: 'a', doubled: 2 });`,
    `orders.update({ total: null });`,
    `orders.update({ unknown: 1 });`,
    `project.from('nothing');`,
    `project.from('totals').insert({ sum: 1 });`,
    `project.rpc('sum_of', { b: 1 });`,
    `project.rpc('sum_of', { a: 'one' });`,
    `project.rpc('lost');`,
    `const p: string[] | null = (await project.rpc('sent').select('name')).data; void p;`,
  ];
  const refused = complaints(types, program(...wrong));
  // The first line of the program that is wrong is its seventh.
  const lines = new Set([...refused.matchAll(/program\.ts\((\d+),/gu)].map(([, line]) => Number(line)));
  expect([...lines]).toEqual(wrong.map((_, at) => at + 6));
}, 60_000);

test('a type that TypeScript has no word for is unknown', () => {
  const spans = table('spans', column('during', 'int4range', { array: true }));
  expect(databaseTypes({ relations: [spans], enums: [], functions: [] })).toContain('during: unknown[]');
});
