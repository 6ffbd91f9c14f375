import type { Lexicon, LexiconColumn, LexiconTable } from '@saywright/domain/planner';

function column(name: string, type: string, facts: Partial<LexiconColumn> = {}): LexiconColumn {
  return { name, type, nullable: false, hasDefault: false, unique: false, primaryKey: false, ...facts };
}

const key = column('id', 'uuid', { hasDefault: true, unique: true, primaryKey: true });
const created = column('created_at', 'timestamp with time zone', { hasDefault: true });

function table(name: string, columns: readonly LexiconColumn[]): LexiconTable {
  return { name, rowSecurity: true, policies: [], columns: [key, ...columns] };
}

export const today = '2026-11-28';

/** The tables of a tailor: what an app for bookings made, and two that were added. */
export const tailor: Lexicon = {
  tables: [
    table('appointments', [
      column('service_id', 'uuid', { references: 'services' }),
      column('starts_at', 'timestamp with time zone'),
      column('status', 'text', { hasDefault: true, allowedValues: ['asked for', 'confirmed'] }),
      created,
    ]),
    table('customers', [
      column('name', 'text', { values: ['Maria Lopez', 'Jörg Müller'] }),
      column('telephone', 'text', { nullable: true }),
      column('measurements', 'text', { nullable: true }),
    ]),
    table('jobs', [
      column('customer_id', 'uuid', { references: 'customers' }),
      column('description', 'text'),
      column('price', 'numeric(12,2)'),
      column('ready_on_day', 'date'),
      column('paid', 'boolean', { hasDefault: true }),
    ]),
    table('services', [
      column('name', 'text'),
      column('description', 'text', { nullable: true }),
      column('price', 'numeric(12,2)'),
      created,
    ]),
    table('staff', [column('user_id', 'uuid', { references: 'auth.users', unique: true }), created]),
  ],
};
