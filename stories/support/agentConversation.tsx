import { DataTable, OperationCard, type Message, type OperationCardProps } from '@saywright/ui';
import { useState } from 'react';
import { createCustomers, deletePeople } from './samples.tsx';

const doNothing = (): void => undefined;

/** A card that can be executed and undone. */
function Operation({ executed, ...plan }: OperationCardProps & { executed: Partial<OperationCardProps> }) {
  const [state, setState] = useState(plan.state);
  const undone = { stateLabel: 'Undone just now. The database is as it was.' };
  return (
    <OperationCard
      {...plan}
      {...(state === 'executed' && executed)}
      {...(state === 'undone' && undone)}
      {...(state === 'declined' && { stateLabel: 'Declined. Nothing was changed.' })}
      state={state}
      onExecute={() => setState('executed')}
      onDecline={() => setState('declined')}
      onUndo={() => setState('undone')}
      onChangeService={doNothing}
    />
  );
}

const affected = (
  <DataTable
    caption="3 of the 37"
    columns={[
      { id: 'email', label: 'email', mono: true },
      { id: 'at', label: 'signed up' },
    ]}
    rows={[
      { id: '1', cells: { email: 'qa-01@saywright.test', at: '2 Nov' } },
      { id: '2', cells: { email: 'qa-02@saywright.test', at: '2 Nov' } },
      { id: '3', cells: { email: 'load-17@saywright.test', at: '9 Nov' } },
    ]}
    emptyText="No rows"
  />
);

const you = { author: 'user', authorLabel: 'You' } as const;
const saywright = { authorLabel: 'Saywright' } as const;

/** A conversation with an executed, a proven and a high-risk operation. */
export const messages: Message[] = [
  { id: '1', ...you, time: '10:31', content: 'Add an optional phone number to orders', day: 'Today' },
  {
    id: '2',
    ...saywright,
    author: 'operation',
    time: '10:32',
    content: (
      <Operation
        {...createCustomers}
        state="executed"
        title="Added phone to orders"
        stateLabel="Executed"
        executed={{
          result:
            'Executed 10:32, exactly as proven. 318 orders unchanged, 0 changed. Checked again afterwards.',
        }}
      />
    ),
  },
  {
    id: '3',
    ...you,
    time: '10:38',
    content: 'Create a customers table with a name, a unique email and a signup date',
  },
  {
    id: '4',
    ...saywright,
    author: 'operation',
    time: '10:38',
    content: (
      <Operation
        {...createCustomers}
        executed={{ title: 'Created the table customers', result: 'Executed just now, exactly as proven.' }}
      />
    ),
  },
  { id: '5', ...you, time: '10:44', content: 'Delete all test customers' },
  {
    id: '6',
    ...saywright,
    author: 'ai',
    time: '10:44',
    content: (
      <>
        “Test customers” reads to me as people in <b>signups</b> marked as a test. That is <b>37 of 1,204</b>.
      </>
    ),
  },
  {
    id: '7',
    ...saywright,
    author: 'operation',
    time: '10:44',
    content: (
      <Operation
        {...deletePeople}
        preview={affected}
        executed={{
          title: 'Deleted 37 people from signups',
          result: 'Executed just now, exactly as proven. 1,167 people unchanged.',
        }}
      />
    ),
  },
];
