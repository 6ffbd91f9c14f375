import type { CorpusCase } from './case.ts';

/** Dates and periods, as people write them. */
export const dates: readonly CorpusCase[] = [
  [
    'show tasks due before 2000-02-30',
    '? I cannot read “2000-02-30” as a date. Please write it like 2024-03-01.',
  ],
  ['show tasks due before 29 February 2000', "select * from tasks where due_date < '2000-02-29' limit 50;"],
  [
    'show tasks due before 29 Feb 1900',
    '? I cannot read “29 Feb 1900” as a date. Please write it like 2024-03-01.',
  ],
  ['show tasks due after 31 December 2024', "select * from tasks where due_date > '2024-12-31' limit 50;"],
  [
    'show tasks due on 2024-13-01',
    '? I cannot read “on 2024-13-01” as a date. Please write it like 2024-03-01.',
  ],
  ['show tasks due before 25/12/2024', "select * from tasks where due_date < '2024-12-25' limit 50;"],
  ['show tasks due before 12/25/2024', "select * from tasks where due_date < '2024-12-25' limit 50;"],
  [
    'show tasks due before 03/04/2024',
    '? I cannot read “03/04/2024” as a date. Please write it like 2024-03-01.',
  ],
  ['show tasks due before 05/05/2024', "select * from tasks where due_date < '2024-05-05' limit 50;"],
  ['show tasks due before 24.12.2024', "select * from tasks where due_date < '2024-12-24' limit 50;"],
  [
    'show tasks due in December 2024',
    "select * from tasks where due_date >= '2024-12-01' and due_date < '2025-01-01' limit 50;",
  ],
  ['show tasks due in May 0000', '? I cannot read “in May 0000” as a date. Please write it like 2024-03-01.'],
  [
    'show orders from last quarter',
    "select * from orders where created_at >= date_trunc('quarter', current_date) - interval '3 months' and created_at < date_trunc('quarter', current_date) limit 50;",
  ],
  [
    'show tasks due next week',
    "select * from tasks where due_date >= date_trunc('week', current_date) + interval '1 week' and due_date < date_trunc('week', current_date) + interval '1 week' + interval '1 week' limit 50;",
  ],
  [
    'show tasks due this month',
    "select * from tasks where due_date >= date_trunc('month', current_date) and due_date < date_trunc('month', current_date) + interval '1 month' limit 50;",
  ],
  [
    'show orders created 1 day ago',
    "select * from orders where created_at >= current_date - interval '1 day' and created_at < current_date - interval '1 day' + interval '1 day' limit 50;",
  ],
  [
    'show orders created 3 weeks ago',
    "select * from orders where created_at >= current_date - interval '3 weeks' and created_at < current_date - interval '3 weeks' + interval '1 day' limit 50;",
  ],
  [
    'show orders older than a week',
    "select * from orders where created_at < now() - interval '1 week' limit 50;",
  ],
  ['show orders older than some days', '? Which orders do you mean by “older than some days”?'],
  ['show orders from 3 days', '? Which orders do you mean by “from 3 days”?'],
  [
    'show orders from the last 3 days',
    "select * from orders where created_at >= now() - interval '3 days' limit 50;",
  ],
  [
    'show orders from the last week',
    "select * from orders where created_at >= date_trunc('week', current_date) - interval '1 week' and created_at < date_trunc('week', current_date) limit 50;",
  ],
  [
    'show orders in the last 2 hours',
    "select * from orders where created_at >= now() - interval '2 hours' limit 50;",
  ],
  [
    'show orders whose created at is within 3 days',
    "select * from orders where created_at >= now() - interval '3 days' limit 50;",
  ],
  [
    'show customers whose name is older than 3 days',
    "? Name is text, so I can't compare it. Which rows do you mean?",
  ],
  [
    'show tasks whose due date is older than 3 days',
    "select * from tasks where due_date < current_date - interval '3 days' limit 50;",
  ],
  ['show tasks from last week', '? Which date of tasks do you mean by “from last week”?'],
  ['show customers 2024', '? The id needs a row id, and I could not read “2024”. What should it be?'],
  ['show orders 2024', 'select * from orders where id = 2024 limit 50;'],
  [
    'show order lines from last week',
    '? Order lines has no date column, so I cannot tell which rows are from last week.',
  ],
  ['show tasks older than 1 month', '? Which date of tasks do you mean by “older than 1 month”?'],
];
