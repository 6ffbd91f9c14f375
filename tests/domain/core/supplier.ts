import type { Lexicon, LexiconColumn, LexiconTable } from '@saywright/domain/planner';

function column(name: string, type: string, facts: Partial<LexiconColumn> = {}): LexiconColumn {
  return { name, type, nullable: false, hasDefault: false, unique: false, primaryKey: false, ...facts };
}

const key = column('id', 'uuid', { hasDefault: true, unique: true, primaryKey: true });

function table(name: string, columns: readonly LexiconColumn[]): LexiconTable {
  return { name, rowSecurity: true, policies: [], columns: [key, ...columns] };
}

export const today = '2026-11-28';

/** The lists of somebody who delivers to cafés, one of which has the word for them in its name. */
export const supplier: Lexicon = {
  tables: [
    table('cafes', [
      column('name', 'text', { values: ['Café Luna', 'Blue Cup', 'Old Mill Coffee'] }),
      column('phone', 'text', { nullable: true }),
      column('address', 'text', { nullable: true, values: ['Harbour Road 12'] }),
      column('person', 'text', { nullable: true }),
    ]),
    table('products', [
      column('name', 'text', { values: ['Rye bread', 'Baguette', 'Butter croissant', 'Apple cake'] }),
      column('price', 'numeric(12,2)'),
      column('kind', 'text', { nullable: true, values: ['bread', 'pastry', 'cake'] }),
    ]),
    table('orders', [
      column('cafe_id', 'uuid', { references: 'cafes' }),
      column('product', 'text', { values: ['Butter croissant'] }),
      column('how_many_pieces', 'integer', { nullable: true }),
      column('delivery_day', 'date', { nullable: true }),
      column('paid', 'boolean', { hasDefault: true }),
      column('driver', 'text', { nullable: true, values: ['Marek', 'Tomek'] }),
    ]),
    table('visits', [
      column('cafe_id', 'uuid', { references: 'cafes' }),
      column('product_id', 'uuid', { references: 'products' }),
      column('starts_at', 'timestamp with time zone'),
    ]),
  ],
};

/** The lists of somebody who rents out tools, and of a theatre whose customers are only names. */
export const hire: Lexicon = {
  tables: [
    table('customers', [
      column('name', 'text', { values: ['Kev Marsh', 'Barry Stone'] }),
      column('phone', 'text', { nullable: true }),
    ]),
    table('tools', [
      column('name', 'text', { values: ['Stihl chainsaw', 'Plate compactor'] }),
      column('daily_rate', 'numeric(8,2)', { nullable: true }),
    ]),
    table('rentals', [
      column('customer_id', 'uuid', { references: 'customers' }),
      column('tool_id', 'uuid', { references: 'tools' }),
      column('start_date', 'date'),
      column('due_date', 'date', { nullable: true }),
      column('returned_on', 'date', { nullable: true }),
      column('deposit_paid', 'boolean', { hasDefault: true }),
      column('amount', 'numeric(8,2)', { nullable: true }),
    ]),
    table('shows', [column('name', 'text', { values: ['A Christmas Carol'] })]),
    table('ticket_orders', [
      column('customer', 'text', { values: ['Dr Shah', 'Rotary Club'] }),
      column('show_id', 'uuid', { references: 'shows' }),
      column('seats', 'integer'),
      column('performance_date', 'date', { nullable: true }),
      column('paid', 'boolean', { hasDefault: true }),
    ]),
  ],
};
