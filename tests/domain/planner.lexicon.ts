import type { Lexicon, LexiconColumn, LexiconTable } from '@saywright/domain/planner';

function column(name: string, type: string, facts: Partial<LexiconColumn> = {}): LexiconColumn {
  return { name, type, nullable: false, hasDefault: false, unique: false, primaryKey: false, ...facts };
}

/** A locked table of required texts. */
export function table(name: string, columns: readonly string[] = ['name']): LexiconTable {
  return { name, rowSecurity: true, policies: [], columns: columns.map((each) => column(each, 'text')) };
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

/** A rental studio with what the shop lacks: several dates, enums, flags, free-text states and rows without a name. */
export const studio: Lexicon = {
  tables: [
    {
      name: 'rooms',
      rowSecurity: true,
      policies: ['rooms_staff', 'rooms_guests'],
      columns: [
        numberKey,
        column('title', 'text'),
        column('kind', 'text', { hasDefault: true, allowedValues: ['small', 'large'] }),
        column('bed_size', 'text', { hasDefault: true, allowedValues: ['small', 'large', 'king'] }),
        column('seats', 'integer', optional),
        column('weight', 'real', optional),
        column('opened_on', 'date', optional),
        column('closed', 'boolean', { hasDefault: true }),
        column('tags', 'text[]', optional),
      ],
    },
    {
      name: 'bookings',
      rowSecurity: true,
      policies: ['Signed-in people can read bookings', 'Everyone can read bookings'],
      columns: [
        column('room_id', 'bigint', { primaryKey: true, references: 'rooms' }),
        column('member_id', 'uuid', { primaryKey: true, references: 'members' }),
        column('starts_at', 'timestamp with time zone'),
        column('ends_at', 'timestamp with time zone', optional),
        column('order_number', 'text', { unique: true }),
        column('state', 'text', { hasDefault: true }),
        column('total', 'numeric', optional),
      ],
    },
    {
      name: 'members',
      rowSecurity: true,
      policies: ['Owners can delete their members'],
      columns: [
        uuidKey,
        column('first_name', 'text'),
        column('birth_date', 'date', optional),
        column('invited_by', 'uuid', { ...optional, references: 'auth.users' }),
        column('status', 'text', { hasDefault: true, allowedValues: ['paid', 'open'] }),
        column('paid', 'boolean', { hasDefault: true }),
        column('notes', 'text', optional),
        column('total', 'numeric(12,2)', { hasDefault: true }),
        column('UnitPrice', 'numeric(12,2)', { hasDefault: true }),
      ],
    },
    {
      name: 'visits',
      rowSecurity: false,
      policies: [],
      columns: [
        uuidKey,
        column('member_id', 'uuid', { references: 'members' }),
        column('minutes', 'integer', optional),
        column('guide_id', 'bigint', { ...optional, references: 'rooms' }),
        column('place', 'geography', optional),
      ],
    },
    { name: 'keys', rowSecurity: true, policies: ['Everyone can read keys'], columns: [numberKey] },
    {
      name: 'posts',
      rowSecurity: true,
      policies: [],
      columns: [
        uuidKey,
        column('posted_on', 'date'),
        column('body', 'text'),
        column('moderator', 'uuid', { ...optional, references: 'rooms' }),
      ],
    },
    { name: 'blanks', rowSecurity: true, policies: [], columns: [] },
  ],
};

/** One table, as after the first instruction. */
export const first: Lexicon = {
  tables: [{ name: 'orders', rowSecurity: true, policies: ['orders_all'], columns: [numberKey] }],
};
