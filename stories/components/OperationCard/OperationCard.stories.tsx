import { OperationCard } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { createCustomers, deletePeople, executed } from './samples.tsx';
import { heard, light, longText, longWord, mixed } from './support.tsx';

const calls = { onExecute: fn(), onDecline: fn(), onUndo: fn(), onRetry: fn(), onChangeService: fn() };

const meta = {
  title: 'Components/OperationCard',
  component: OperationCard,
  args: { ...createCustomers, ...calls },
} satisfies Meta<typeof OperationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Proven: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Create a table called customers' })).toBeVisible();
    await heard('Needs your approval: Create a table called customers. Low risk');
    const names = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(names.slice(-3)).toEqual(['Review', 'Decline', 'Execute']);
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(canvas.getByRole('region', { name: 'SQL of this plan' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Execute' }));
    await expect(args.onExecute).toHaveBeenCalledOnce();
  },
};
export const WithAlternative: Story = {
  args: { ...deletePeople, alternative: { label: 'Undo only what is untouched', onPress: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo only what is untouched' }));
    await expect(args.alternative?.onPress).toHaveBeenCalledOnce();
    await expect(args.onExecute).not.toHaveBeenCalled();
  },
};
export const Planning: Story = {
  args: { state: 'planning', stateLabel: 'Planning', steps: [], receipt: undefined, code: undefined },
};
export const Proving: Story = {
  args: { state: 'proving', stateLabel: 'Trying it on your database, 3 s', receipt: undefined },
};
export const Executing: Story = { args: { state: 'executing', stateLabel: 'Executing' } };
export const Busy: Story = { args: { busy: true } };
export const Executed: Story = {
  args: executed,
  play: async ({ args, canvas }) => {
    const details = canvas.getByRole('button', { name: 'Details' });
    await expect(details).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region', { name: 'SQL of this plan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};
export const Undoing: Story = { args: { ...executed, state: 'undoing', stateLabel: 'Undoing' } };
export const Undone: Story = {
  args: { ...executed, state: 'undone', stateLabel: 'Undone 10:40. The database is as it was.' },
};
export const UndoFailed: Story = {
  args: { ...executed, error: 'Undo did not work: the table has changed since.' },
};
export const Declined: Story = { args: { state: 'declined', stateLabel: 'Declined. Nothing was changed.' } };
export const Failed: Story = {
  args: {
    state: 'failed',
    stateLabel: 'Failed',
    error: 'The database did not answer. Nothing was changed.',
    receipt: { title: 'Not proven', note: 'The database did not answer at 10:38', lines: [], ok: false },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Nothing was changed/)).toBeVisible();
    await expect(canvas.getByText(/which must be filled in and never repeat/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Stale: Story = {
  args: {
    state: 'stale',
    stateLabel: 'Out of date',
    error: 'The database has changed since this was proven.',
    labels: { retry: 'Prove again' },
  },
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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Execute' }));
  },
};
export const ProvenInLightTheme: Story = { globals: light };
export const ExecutedInLightTheme: Story = { globals: light, args: executed };
export const FailedInLightTheme: Story = {
  globals: light,
  args: { state: 'failed', error: 'Nothing was changed.' },
};
