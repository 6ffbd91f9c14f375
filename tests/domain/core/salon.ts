import type { Lexicon } from '@saywright/domain/planner';
import { column, table } from '../../support/lexicon.ts';

export const today = '2026-11-28';

/** A nail salon with its clients, workers, services and appointments, and the boats of a club. */
export const salon: Lexicon = {
  tables: [
    table(
      'clients',
      column('name', 'text', { values: ['Marie Dubois', 'Sophie Martin'] }),
      column('phone', 'text'),
    ),
    table(
      'services',
      column('price', 'numeric(12,2)'),
      column('minute', 'integer'),
      column('name', 'text', { values: ['pose gel', 'depose'] }),
    ),
    table(
      'workers',
      column('name', 'text', { values: ['Linh', 'Mai'] }),
      column('day_off', 'text', { values: ['monday'] }),
    ),
    table(
      'appointments',
      column('client_id', 'uuid', { references: 'clients' }),
      column('worker_id', 'uuid', { references: 'workers' }),
      column('service_id', 'uuid', { references: 'services' }),
      column('date_and_time', 'timestamp with time zone'),
    ),
    table(
      'polish_colors',
      column('brand', 'text', { values: ['OPI', 'Essie'] }),
      column('left', 'integer'),
      column('color', 'text', { values: ['black'] }),
    ),
    table(
      'members',
      column('name', 'text', { values: ['Priya Nair', 'Sam Leary'] }),
      column('email', 'text'),
      column('phone_number', 'text'),
      column('birth_date', 'date'),
      column('category', 'text', { allowedValues: ['senior', 'junior', 'cox'] }),
      column('paid_for_this_year', 'boolean', { nullable: false, hasDefault: true }),
    ),
    table(
      'boats',
      column('name', 'text', { values: ['Kingfisher', 'Lady Audrey'] }),
      column('type', 'text', { values: ['single', 'quad'] }),
      column('seats', 'integer'),
      column('status', 'text', { values: ['available'] }),
    ),
    table(
      'stays',
      column('client_id', 'uuid', { references: 'clients' }),
      column('kennel_number', 'integer'),
      column('date', 'date'),
      column('until', 'date'),
    ),
    table(
      'outings',
      column('date', 'date'),
      column('start_time', 'time without time zone'),
      column('boat_id', 'uuid', { references: 'boats' }),
      column('member_id', 'uuid', { references: 'members' }),
      column('notes', 'text'),
    ),
  ],
};
