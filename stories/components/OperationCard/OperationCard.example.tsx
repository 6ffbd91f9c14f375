import { OperationCard } from '@saywright/ui';

const customersSql = `create table customers (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null unique,
  signup_date date not null default current_date
);
alter table customers enable row level security;
create policy "read your own" on customers
  for select to authenticated using (owner_id = auth.uid());`;
const handleExecute = () => undefined;
const handleDecline = () => undefined;
const handleUndo = () => undefined;
const handleRetry = () => undefined;
const handleChangeService = () => undefined;

export default function Example() {
  return (
    <OperationCard
      state="proven"
      serviceLabel="Supabase database"
      stateLabel="Proven, waiting for you"
      risk="low"
      title="Create a table called customers"
      summary="It only adds. No existing table, row or rule changes."
      steps={[
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
      ]}
      code={{
        code: customersSql,
        language: 'sql',
        title: 'SQL, 9 lines',
        label: 'SQL of this plan',
      }}
      receipt={{
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
      }}
      onExecute={handleExecute}
      onDecline={handleDecline}
      onUndo={handleUndo}
      onRetry={handleRetry}
      onChangeService={handleChangeService}
    />
  );
}
