import { DataTable, OperationCard } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { createCustomers, deletePeople, executed } from '../../support/samples.tsx';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const calls = { onExecute: fn(), onDecline: fn(), onUndo: fn(), onRetry: fn(), onChangeService: fn() };

const meta = {
  title: 'Components/Agent/OperationCard',
  component: OperationCard,
  args: { ...createCustomers, ...calls },
} satisfies Meta<typeof OperationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Proven: Story = {
  tags: ['!test'],
};
export const WithAlternative: Story = {
  args: { ...deletePeople, alternative: { label: 'Undo only what has not changed since', onPress: fn() } },
  tags: ['!test'],
};
export const Proving: Story = {
  args: { state: 'proving', stateLabel: 'Your data has changed. Proving again', receipt: undefined },
};
export const Executing: Story = { args: { state: 'executing', stateLabel: 'Executing' } };
export const Busy: Story = { args: { busy: true } };
export const Executed: Story = {
  args: executed,
  tags: ['!test'],
};
export const Undoing: Story = { args: { ...executed, state: 'undoing', stateLabel: 'Undoing' } };
export const Undone: Story = {
  args: { ...executed, state: 'undone', stateLabel: 'Undone 10:40. The database is as it was.' },
};
export const UndoFailed: Story = {
  args: { ...executed, error: 'Undo failed: the table has changed since.' },
};
export const Declined: Story = { args: { state: 'declined', stateLabel: 'Declined. Nothing was changed.' } };
export const Failed: Story = {
  args: {
    state: 'failed',
    stateLabel: 'Failed',
    error: 'The database did not respond. Nothing was changed.',
    receipt: { title: 'Not proven', note: 'The database did not respond at 10:38', lines: [], ok: false },
  },
  tags: ['!test'],
};
export const Simulated: Story = { args: { simulated: true } };
export const SimulatedExecuted: Story = { args: { ...executed, simulated: true } };
export const MediumRisk: Story = { args: { risk: 'medium', riskNote: 'Medium, because it changes a rule.' } };
export const LongText: Story = {
  args: {
    title: longWord,
    summary: longText,
    steps: [longWord, longText, mixed],
    stateLabel: longText,
    serviceLabel: longWord,
    code: { code: longWord, language: 'text', title: longText, label: 'Code' },
  },
};
export const LongResult: Story = { args: { ...executed, title: longWord, result: longWord } };
export const ManySteps: Story = {
  args: { steps: Array.from({ length: 40 }, (_, index) => `Step number ${index + 1}`) },
};
export const InParts: Story = {
  args: {
    serviceLabel: 'Database and site',
    title: 'Let members see their own details and publish the site',
    parts: [
      {
        heading: 'First, in the database',
        icon: 'database',
        steps: [
          <>
            Add <b>user_id</b> to <b>members</b>
          </>,
          'Let a signed-in member read the row that is theirs, and no other',
        ],
      },
      { heading: 'Then, on the site', icon: 'rocket', steps: ['Put the site online'] },
    ],
    labels: { promise: 'One “Execute” runs both, in this order.' },
  },
  tags: ['!test'],
};
export const StepsFolded: Story = {
  args: {
    title: 'Build an online shop: Bakery',
    stepsSummary: 'All 34 steps',
    defaultOpenCode: false,
    preview: (
      <DataTable
        caption="Who can do what"
        columns={[
          { id: 'table', label: 'Table' },
          { id: 'visitor', label: 'Visitor' },
          { id: 'signedIn', label: 'Signed in' },
        ]}
        rows={[
          { id: 'products', cells: { table: 'Products', visitor: 'sees all', signedIn: 'sees all' } },
          { id: 'orders', cells: { table: 'Orders', visitor: 'nothing', signedIn: 'adds, sees own' } },
        ]}
        emptyText=""
      />
    ),
  },
};
export const RightToLeft: Story = {
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
};
export const InLightTheme: Story = {
  globals: light,
  args: deletePeople,
  tags: ['!test'],
};
export const ProvenInLightTheme: Story = { globals: light };
export const ExecutedInLightTheme: Story = { globals: light, args: executed };
export const FailedInLightTheme: Story = {
  globals: light,
  args: { state: 'failed', error: 'Nothing was changed.' },
};
