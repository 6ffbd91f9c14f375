import { describe, expect, test } from 'vitest';
import type { Reading } from '../../../packages/domain/src/language/ast/index.ts';
import { readLookup } from '../../../packages/domain/src/language/core/index.ts';
import type {
  Lexicon,
  LexiconColumn,
  LexiconTable,
} from '../../../packages/domain/src/language/planner/lexicon.ts';
import { writeQuestion } from '../../../packages/domain/src/language/write/index.ts';
import { rows } from './shown.ts';

type Part = Partial<Omit<LexiconColumn, 'name' | 'type'>>;

const column = (name: string, type: string, part: Part = {}): LexiconColumn => ({
  name,
  type,
  nullable: true,
  hasDefault: false,
  unique: false,
  primaryKey: false,
  ...part,
});
const table = (name: string, ...columns: readonly LexiconColumn[]): LexiconTable => ({
  name,
  columns: [column('id', 'uuid', { nullable: false, unique: true, primaryKey: true }), ...columns],
  rowSecurity: true,
  policies: [],
});
const named = (...values: readonly string[]): LexiconColumn => column('name', 'text', { values });
const to = (references: string, name: string): LexiconColumn => column(name, 'uuid', { references });
const moment = 'timestamp with time zone';

const salon: Lexicon = {
  tables: [
    table('clients', named('Marie Dubois'), column('phone', 'text')),
    table('workers', named('Linh', 'Mai'), column('day_off', 'text')),
    table(
      'appointments',
      to('clients', 'client_id'),
      to('workers', 'worker_id'),
      column('date_and_time', moment),
    ),
    table(
      'payments',
      to('clients', 'client_id'),
      to('workers', 'worker_id'),
      column('amount', 'numeric(12,2)'),
      column('date', 'date'),
    ),
    table('polish_colors', column('brand', 'text'), column('left', 'integer'), column('color', 'text')),
  ],
};
const club: Lexicon = {
  tables: [
    table('members', named('Priya Nair'), column('joined', 'date')),
    table(
      'boats',
      named('Kingfisher'),
      column('status', 'text', { values: ['available', 'out for repair'] }),
    ),
    table(
      'outings',
      column('start_time', moment),
      column('date', 'date'),
      to('boats', 'boat_id'),
      to('members', 'member_id'),
    ),
  ],
};
const baker: Lexicon = {
  tables: [
    table('cafes', named('Café Luna')),
    table('products', named('Rye bread', 'Butter croissant'), column('price', 'numeric(10,2)')),
    table(
      'orders',
      to('cafes', 'cafe_id'),
      column('product', 'text', { values: ['Butter croissant'] }),
      column('how_many_pieces', 'integer'),
      column('delivery_day', 'date'),
      column('paid', 'boolean', { nullable: false }),
    ),
  ],
};
const tailor: Lexicon = {
  tables: [
    table('customers', named('Maria Lopez')),
    table(
      'jobs',
      to('customers', 'customer_id'),
      column('price', 'numeric(10,2)'),
      column('ready_on_day', 'date'),
      column('paid', 'boolean', { nullable: false }),
    ),
  ],
};

const read = (lexicon: Lexicon, said: string): Reading | undefined =>
  readLookup(said, { lexicon, today: '2026-11-28' });

/** What is looked up, with its caption; what is asked, with its choices. */
function answered(lexicon: Lexicon, said: string): string {
  const reading = read(lexicon, said);
  if (reading?.kind === 'question')
    return [reading.text, ...reading.choices.map(({ instruction }) => instruction)].join(' | ');
  const [part] = reading?.kind === 'parts' ? reading.parts : [];
  if (part?.service !== 'database' || !('question' in part)) return 'nothing';
  const written = writeQuestion(part.question, part.caption, lexicon);
  return `${written.ok ? '' : 'unwritten '}${rows(part.question)} | ${part.caption}`;
}

describe('a question that several lists answer together', () => {
  test.each([
    [
      salon,
      'which worker make most money',
      'workers.name, sum(payments.amount) from payments inner workers by workers.id, workers.name order sum(payments.amount) down limit 1 | workers with the highest total amount in payments',
    ],
    [
      salon,
      'Who spent the most money this month?',
      'clients.name, sum(payments.amount) from payments inner clients where payments.date >= start-of-month(today) and payments.date < (start-of-month(today) + 1 month) by clients.id, clients.name order sum(payments.amount) down limit 1 | clients with the highest total amount in payments where date is this month',
    ],
    [
      tailor,
      'who owe me most',
      'customers.name, sum(jobs.price) from jobs inner customers where not jobs.paid by customers.id, customers.name order sum(jobs.price) down limit 1 | customers with the highest total price in jobs where paid is no',
    ],
    [
      salon,
      'how much money did each worker make',
      'workers.name, sum(payments.amount) from payments inner workers by workers.id, workers.name order sum(payments.amount) down | workers with the total amount in payments',
    ],
    [
      salon,
      'how much did we earn today',
      'sum(amount) from payments where date = today | payments where date is today',
    ],
    [
      club,
      'which boats are free this Saturday?',
      'name, status from boats where not id in (boat_id from outings where not boat_id is empty and date = "2026-11-28") | boats without outings where date is 2026-11-28',
    ],
    [
      club,
      'is kingfisher free on sunday',
      'name, status from boats where name = "Kingfisher" and not id in (boat_id from outings where not boat_id is empty and date = "2026-11-29") | boats where name is Kingfisher, without outings where date is 2026-11-29',
    ],
    [
      salon,
      'who is free monday',
      'name, day_off from workers where not id in (worker_id from appointments where not worker_id is empty and date_and_time >= "2026-11-30" and date_and_time < "2026-12-01") | workers without appointments where date and time is 2026-11-30',
    ],
    [
      club,
      'who come tomorrow?',
      'members.name, outings.start_time, outings.date from outings inner members where outings.date = (today + 1 day) order outings.date order outings.start_time | members with outings where date is tomorrow',
    ],
    [
      salon,
      'who has an appointment on Friday',
      'clients.name, appointments.date_and_time from appointments inner clients where appointments.date_and_time >= "2026-12-04" and appointments.date_and_time < "2026-12-05" order appointments.date_and_time | clients with appointments where date and time is 2026-12-04',
    ],
    [
      salon,
      'which clients have not come for 3 months',
      'name from clients where not id in (client_id from appointments where not client_id is empty and date_and_time >= "2026-08-28") | clients without appointments where date and time is 2026-08-28 or later',
    ],
    [
      baker,
      'how many croissants all together',
      'coalesce(sum(how_many_pieces), 0) from orders where product contains "croissant" | orders where product contains croissant',
    ],
    [
      baker,
      'how many pieces of rye bread for friday',
      'coalesce(sum(how_many_pieces), 0) from orders where product contains "rye bread" and delivery_day = "2026-12-04" | orders where product contains rye bread and delivery day is 2026-12-04',
    ],
    [
      club,
      'who has been with us the longest',
      'name, joined from members where not joined is empty order joined limit 1 | members with the earliest joined',
    ],
    [
      club,
      'who is longest member',
      'name, joined from members where not joined is empty order joined limit 1 | members with the earliest joined',
    ],
  ])('%#: %s', (lexicon, said, expected) => {
    expect(answered(lexicon, said)).toBe(expected);
  });
});

describe('what no list says is asked about', () => {
  test.each([
    [
      salon,
      'which color is low?',
      'What counts as low? Polish colors are counted in the column left. Nothing was looked up. | Show polish colors where left is at most 2 | Show polish colors where left is at most 5 | Show polish colors where left is at most 10',
    ],
    [
      salon,
      'which client not come since long time',
      'How long is a long time? Nothing was looked up. | Clients without appointments since 2026-10-28 | Clients without appointments since 2026-08-28 | Clients without appointments since 2025-11-28',
    ],
    [
      baker,
      'which café owes me most',
      'Orders have no column of money, so nothing was looked up. I can count them instead. | How many orders per cafe where paid is no | Add a column price (money) to orders',
    ],
    [
      salon,
      'who earns us the most',
      'Who is meant: clients or workers? Nothing was looked up. | Which clients earn us the most money | Which workers earn us the most money',
    ],
    [
      club,
      'what boats are broken',
      'No boats have the status “broken”. It is available or out for repair. Which do you mean? Nothing was looked up. | Show boats where status is available | Show boats where status is out for repair',
    ],
    [
      tailor,
      'what is running out',
      'No list says how many are left, so I can’t tell what is low. Nothing was looked up.',
    ],
  ])('%#: %s', (lexicon, said, expected) => {
    expect(answered(lexicon, said)).toBe(expected);
  });

  test.each(['which worker is low?', 'what do we need to order'])('%s: choices have a number', (said) => {
    expect(answered(salon, said)).toMatch(/left, so I can’t tell|at most 2/u);
  });
});

test.each([
  'which boats are free tomorrow at 3',
  'which boats are free',
  'who is coming tomorrow with Priya',
  'which boats of Priya are free tomorrow',
  'how many members all together',
  'who has paid',
])('a question with a word that has no place is left to other rules: %s', (said) => {
  expect(read(club, said)).toBeUndefined();
});
