import type { SchemaColumn, SchemaFunction, SchemaShape } from '@saywright/domain/database-types';
import { openApi, type RowMethod } from '@saywright/domain/open-api';
import { expect, test } from 'vitest';
import { z } from 'zod';

const column = (name: string, type: string, more: Partial<SchemaColumn> = {}): SchemaColumn => ({
  name,
  type,
  array: false,
  enum: false,
  nullable: true,
  hasDefault: false,
  generated: false,
  ...more,
});

const schema: SchemaShape = {
  relations: [
    {
      name: 'big orders',
      view: false,
      columns: [
        column('id', 'int8', { nullable: false }),
        column('price', 'numeric'),
        column('paid', 'bool'),
        column('more', 'jsonb'),
        column('old', 'json'),
        column('state', 'state', { enum: true }),
        column('lost', 'lost', { enum: true }),
        column('tags', 'text', { array: true }),
        column('shop_id', 'uuid'),
        column('a', 'int4'),
        column('b', 'int4'),
      ],
      keys: [
        { name: 'k', columns: ['shop_id'], oneToOne: false, table: 'shops', tableColumns: ['id'] },
        { name: 'l', columns: ['a', 'b'], oneToOne: false, table: 'pairs', tableColumns: ['a', 'b'] },
      ],
    },
    { name: 'shops', view: true, columns: [column('id', 'uuid')], keys: [] },
    { name: 'hidden', view: false, columns: [], keys: [] },
    { name: 'closed', view: false, columns: [], keys: [] },
  ],
  enums: [{ name: 'state', values: ['new', 'sent'] }],
  functions: [],
};
const methods = new Map<string, readonly RowMethod[]>([
  ['big orders', ['get', 'post', 'patch', 'delete']],
  ['shops', ['get']],
  ['closed', []],
]);

test('a description names what a role may use, and nothing else', () => {
  const { paths, host } = openApi(schema, methods, 'shop.localhost:4322');
  expect(host).toBe('shop.localhost:4322');
  expect(paths).toMatchObject({ '/big%20orders': {}, '/shops': {} });
  expect(Object.keys(paths ?? {})).toEqual(['/big%20orders', '/shops']);
  expect(paths).toMatchObject({
    '/big%20orders': {
      get: { responses: { 200: { schema: { items: { $ref: '#/definitions/big orders' } } } } },
      post: { parameters: [{ in: 'body' }] },
      patch: { responses: { 204: {} } },
      delete: { summary: 'Delete rows' },
    },
  });
});

test('columns have the types in which their values cross', () => {
  const { definitions } = openApi(schema, methods, 'shop.localhost');
  expect(definitions).toEqual({
    'big orders': {
      type: 'object',
      required: ['id'],
      properties: {
        id: { type: 'integer', format: 'int8' },
        price: { type: 'number', format: 'numeric' },
        paid: { type: 'boolean', format: 'bool' },
        more: { format: 'jsonb' },
        old: { format: 'json' },
        state: { type: 'string', format: 'state', enum: ['new', 'sent'] },
        lost: { type: 'string', format: 'lost', enum: [] },
        tags: { type: 'array', items: { type: 'string', format: 'text' } },
        shop_id: { description: 'Refers to shops.id.', allOf: [{ type: 'string', format: 'uuid' }] },
        a: { type: 'integer', format: 'int4' },
        b: { type: 'integer', format: 'int4' },
      },
    },
    shops: { type: 'object', properties: { id: { type: 'string', format: 'uuid' } } },
  });
});

const argument = (name: string, type: string, more: Partial<SchemaFunction['arguments'][number]> = {}) => ({
  name,
  type,
  array: false,
  enum: false,
  optional: false,
  ...more,
});
const call = (name: string, more: Partial<SchemaFunction> = {}): SchemaFunction => ({
  name,
  readOnly: false,
  arguments: [],
  returns: { kind: 'nothing' },
  many: false,
  ...more,
});
const pathsOf = (...functions: readonly SchemaFunction[]): unknown =>
  openApi({ ...schema, functions }, new Map([['shops', ['get']]]), 'shop.localhost').paths;

test('functions are described with what they take, and read by GET only where they write nothing', () => {
  const taken = [
    argument('at', 'date'),
    argument('state', 'state', { enum: true, optional: true }),
    argument('tags', 'text', { array: true, optional: true }),
    argument('more', 'jsonb', { optional: true }),
    argument('old', 'json', { optional: true }),
  ];
  expect(pathsOf(call('close day', { arguments: taken, readOnly: true }), call('clear'))).toMatchObject({
    '/rpc/close%20day': {
      get: {
        parameters: [
          { name: 'at', in: 'query', required: true, type: 'string', format: 'date' },
          { name: 'state', required: false, enum: ['new', 'sent'] },
          { name: 'tags', type: 'string', description: 'A list such as {a,b}' },
          { name: 'more', type: 'string', description: 'JSON' },
          { name: 'old', type: 'string', description: 'JSON' },
        ],
      },
      post: {
        parameters: [
          {
            in: 'body',
            schema: {
              required: ['at'],
              properties: { tags: { type: 'array', items: { type: 'string' } }, more: { format: 'jsonb' } },
            },
          },
        ],
        responses: { 204: {} },
      },
    },
    '/rpc/clear': { post: { parameters: [{ schema: { type: 'object', properties: {} } }] } },
  });
  expect(pathsOf(call('clear'))).not.toHaveProperty(['/rpc/clear', 'get']);
});

test('functions are described with what they return', () => {
  const relation = (name: string) => ({ kind: 'relation', relation: name }) as const;
  const returned = (returns: SchemaFunction['returns'], many: boolean): unknown => {
    const paths = pathsOf(call('one', { returns, many }));
    return z
      .object({ '/rpc/one': z.object({ post: z.object({ responses: z.object({ 200: z.unknown() }) }) }) })
      .parse(paths)['/rpc/one'].post.responses[200];
  };
  const value = { kind: 'value', type: 'int4', array: false, enum: false } as const;
  expect(returned(value, false)).toMatchObject({ schema: { type: 'integer' } });
  expect(returned(value, true)).toMatchObject({ schema: { type: 'array', items: { type: 'integer' } } });
  expect(returned(relation('shops'), true)).toMatchObject({
    schema: { items: { $ref: '#/definitions/shops' } },
  });
  // The caller may not read the table, only what the function gives of it.
  expect(returned(relation('big orders'), false)).toMatchObject({ schema: { required: ['id'] } });
  expect(returned(relation('unknown'), false)).toMatchObject({ schema: { type: 'object' } });
  expect(returned({ kind: 'columns', columns: [argument('day', 'date')] }, true)).toMatchObject({
    schema: { items: { properties: { day: { type: 'string', format: 'date' } } } },
  });
});

test('functions that share a name are one address, which needs what all of them need', () => {
  const [a, b, c] = [argument('a', 'int4'), argument('b', 'int4'), argument('c', 'int4', { optional: true })];
  const value = { kind: 'value', type: 'int4', array: false, enum: false } as const;
  const paths = pathsOf(
    call('sum', { arguments: [a, b], returns: value, readOnly: true }),
    call('sum', { arguments: [a, c], returns: value }),
  );
  expect(paths).toMatchObject({
    '/rpc/sum': {
      get: { parameters: [{ name: 'a' }, { name: 'b' }] },
      post: {
        parameters: [{ schema: { required: ['a'], properties: { a: {}, b: {}, c: {} } } }],
        responses: { 200: { description: 'OK' } },
      },
    },
  });
});

test('a function that takes one value without a name takes the whole body', () => {
  const hook = call('hook', { arguments: [argument('', 'json')], readOnly: true });
  expect(pathsOf(hook)).not.toHaveProperty(['/rpc/hook', 'get']);
  expect(pathsOf(hook)).toMatchObject({
    '/rpc/hook': { post: { parameters: [{ schema: { type: 'object' } }] } },
  });
});
