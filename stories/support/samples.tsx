import type { OperationCardProps } from '@saywright/ui';

/** Steps, proofs and code shared by several stories. */
export const customersSql = `create table customers (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  signup_date date not null default current_date
);
alter table customers enable row level security;
create policy "read your own" on customers
  for select to authenticated using (owner_id = auth.uid());`;

/** A plan that only adds. */
export const createCustomers = {
  state: 'proven',
  serviceLabel: 'Supabase database',
  stateLabel: 'Proven, waiting for you',
  risk: 'low',
  title: 'Create a table called customers',
  summary: 'It only adds. No existing table, row or rule changes.',
  steps: [
    <>
      Make a table called <b>customers</b> with a row id
    </>,
    <>
      Add <b>name</b>, which must be filled in
    </>,
    <>
      Add <b>email</b>, which must be filled in and never repeat
    </>,
    <>
      Add <b>signup_date</b>, today unless you say otherwise
    </>,
    <>Lock the table, so people see only their own rows</>,
  ],
  code: { code: customersSql, language: 'sql', title: 'SQL, 9 lines', label: 'SQL of this plan' },
  receipt: {
    title: 'Proven',
    note: 'Tested on your real database at 10:38 and rolled back, 41 ms',
    lines: [
      { label: 'Tables added', value: '1' },
      { label: 'Columns added', value: '4' },
      { label: 'Access rules added', value: '1' },
      { label: 'Rows changed', value: '0', tone: 'zero' },
      { label: 'Rows deleted', value: '0', tone: 'zero' },
      { label: 'Proof', value: '7f3a 91c2', tone: 'mono' },
    ],
    undo: {
      title: 'What undo restores',
      text: 'The present database, without customers and its rule. Tested as well.',
      available: true,
    },
  },
} satisfies OperationCardProps;

/** A plan that deletes and therefore needs a second confirmation. */
export const deletePeople = {
  state: 'proven',
  serviceLabel: 'Supabase database',
  stateLabel: 'Proven, waiting for you',
  risk: 'high',
  riskNote: 'High, because it deletes data.',
  title: 'Delete 37 people from signups',
  summary: 'Nobody else is affected.',
  steps: [
    <>
      Find people in <b>signups</b> where <b>is_test</b> is yes
    </>,
    'Save a copy of all 37 for undo',
    'Delete only those 37',
  ],
  receipt: {
    title: 'Proven',
    note: 'Tested on your real database at 10:44 and rolled back, 63 ms',
    lines: [
      { label: 'Rows deleted', value: '37' },
      { label: 'Rows unchanged', value: '1,167' },
      { label: 'Other tables changed', value: '0', tone: 'zero' },
      { label: 'Proof', value: 'c04e 5b1d', tone: 'mono' },
    ],
    undo: {
      title: 'What undo restores',
      text: 'All 37 rows, with the same ids. Available for 30 days.',
      available: true,
    },
  },
  confirmation: {
    title: 'This deletes data, so please confirm once more.',
    sentence: 'Yes, delete 37 people from signups in my-shop.',
    confirmLabel: 'Delete 37 people',
  },
} satisfies OperationCardProps;

/** Card props after execution. */
export const executed = {
  state: 'executed',
  stateLabel: 'Executed',
  title: 'Added phone to orders',
  result: 'Executed 10:32, exactly as proven. 318 orders unchanged, 0 changed. Checked again afterwards.',
} as const;
