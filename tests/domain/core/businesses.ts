import type { Lexicon } from '@saywright/domain/planner';
import { column, link, named, table } from '../../support/lexicon.ts';

const flag = { nullable: false, hasDefault: true };

/** A yoga studio with its teachers, classes, members, passes, bookings and a waiting list. */
export const studio: Lexicon = {
  tables: [
    table('teachers', named('Ana Ruiz', 'Ben Cole', 'Priya Shah'), column('phone'), column('email')),
    table(
      'classes',
      named('Morning Flow', 'Gentle Yoga', 'Yin'),
      column('weekday', 'text', { values: ['monday', 'tuesday', 'sunday'] }),
      column('time', 'time without time zone'),
      column('number_of_spots', 'integer'),
      link('teacher_id', 'teachers'),
      column('level'),
    ),
    table(
      'members',
      named('Lisa Moore', 'Tom Baker', 'Jo Lindt'),
      column('phone'),
      column('email'),
      column('joined_on', 'date'),
    ),
    table(
      'passes',
      link('member_id', 'members'),
      column('number_of_visits', 'integer'),
      column('number_of_used_visits', 'integer'),
      column('price', 'numeric(12,2)'),
      column('expiry_date', 'date'),
    ),
    table('bookings', link('member_id', 'members'), link('class_id', 'classes'), column('date', 'date')),
    table(
      'waiting_list',
      link('member_id', 'members'),
      link('class_id', 'classes'),
      column('date', 'date'),
      column('asked_on', 'date'),
    ),
  ],
};

/** A bicycle workshop with repairs, parts, invoices, and e-bikes to hire. */
export const workshop: Lexicon = {
  tables: [
    table('customers', named('Anna Kowalska', 'Jorge Ruiz'), column('phone'), column('email')),
    table('mechanics', named('Marek', 'Ola'), column('price_per_hour', 'numeric(12,2)')),
    table(
      'repairs',
      named('R1', 'R2'),
      link('customer_id', 'customers'),
      link('mechanic_id', 'mechanics'),
      column('problem', 'text', { values: ['flat tire'] }),
      column('date_ready', 'date'),
    ),
    table(
      'parts',
      named('inner tube', 'brake pads'),
      column('stock', 'integer'),
      column('price', 'numeric(12,2)'),
      column('order_level', 'integer'),
    ),
    table(
      'repair_parts',
      link('repair_id', 'repairs'),
      link('part_id', 'parts'),
      column('quantity', 'integer'),
    ),
    table(
      'ebikes',
      named('E11', 'E12'),
      column('price_per_day', 'numeric(12,2)'),
      column('working', 'boolean', flag),
    ),
    table(
      'rentals',
      link('ebike_id', 'ebikes'),
      link('customer_id', 'customers'),
      column('start_day', 'date'),
      column('end_day', 'date'),
      column('deposit', 'numeric(12,2)'),
    ),
    table(
      'invoices',
      column('number', 'text', { values: ['2025/01'] }),
      link('customer_id', 'customers'),
      column('amount', 'numeric(12,2)'),
      column('paid', 'boolean', flag),
      column('payment_method', 'text', { allowedValues: ['cash', 'card'], values: ['cash'] }),
    ),
  ],
};
