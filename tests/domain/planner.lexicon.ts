import type { Lexicon, LexiconColumn } from '@saywright/domain/planner';

function column(name: string, type: string, facts: Partial<LexiconColumn> = {}): LexiconColumn {
  return { name, type, nullable: false, hasDefault: false, unique: false, primaryKey: false, ...facts };
}

const uuidKey = column('id', 'uuid', { hasDefault: true, unique: true, primaryKey: true });
const numberKey = column('id', 'bigint', { hasDefault: true, unique: true, primaryKey: true });
const optional = { nullable: true };

/** A small shop, as the engine would describe it. */
export const shop: Lexicon = {
  tables: [
    {
      name: 'customers',
      rowSecurity: true,
      policies: [],
      columns: [
        uuidKey,
        column('name', 'text'),
        column('email', 'text', { unique: true, nullable: true }),
        column('phone', 'text', optional),
        column('signup_date', 'date', { hasDefault: true }),
        column('is_active', 'boolean', { hasDefault: true }),
      ],
    },
    {
      name: 'products',
      rowSecurity: true,
      policies: ['Everyone can read products'],
      columns: [
        uuidKey,
        column('name', 'text'),
        column('price', 'numeric(12,2)'),
        column('stock', 'integer', { hasDefault: true }),
        column('category', 'text', optional),
        column('status', 'text', { hasDefault: true, allowedValues: ['draft', 'active', 'archived'] }),
      ],
    },
    {
      name: 'orders',
      rowSecurity: false,
      policies: [],
      columns: [
        numberKey,
        column('customer_id', 'uuid', { references: 'customers' }),
        column('user_id', 'uuid', { ...optional, references: 'users' }),
        column('total', 'numeric(12,2)'),
        column('status', 'text', {
          hasDefault: true,
          allowedValues: ['pending', 'paid', 'shipped', 'archived'],
        }),
        column('created_at', 'timestamp with time zone', { hasDefault: true }),
      ],
    },
    {
      name: 'order_lines',
      rowSecurity: true,
      policies: [],
      columns: [
        numberKey,
        column('order_id', 'bigint', { references: 'orders' }),
        column('quantity', 'integer'),
      ],
    },
    {
      name: 'tasks',
      rowSecurity: true,
      policies: [],
      columns: [
        uuidKey,
        column('title', 'text'),
        column('done', 'boolean', { hasDefault: true }),
        column('due_date', 'date', optional),
      ],
    },
  ],
};

export const empty: Lexicon = { tables: [] };
