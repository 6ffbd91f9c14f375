import type { SchemaColumn, SchemaShape } from '@saywright/domain/database-types';
import { openApi, type RowMethod } from '@saywright/domain/open-api';
import { expect, test } from 'vitest';

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
