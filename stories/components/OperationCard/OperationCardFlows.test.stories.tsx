import { DataTable, OperationCard, type OperationCardProps } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { createCustomers, deletePeople, executed } from '../../support/samples.tsx';
import { heard, light } from '../../support/helpers.tsx';

/** Moves from proven to executing to executed, and to undone after undo. */
function Live(props: OperationCardProps) {
  const [state, setState] = useState(props.state);
  const steps: Partial<Record<typeof state, Partial<OperationCardProps>>> = {
    executing: { stateLabel: 'Executing' },
    executed,
    undone: { stateLabel: 'Undone 10:40. The database is as it was.' },
    declined: { stateLabel: 'Declined. Nothing was changed.' },
  };
  return (
    <OperationCard
      {...props}
      {...steps[state]}
      state={state}
      onExecute={() => {
        setState('executing');
        setTimeout(() => setState('executed'), 300);
      }}
      onDecline={() => setState('declined')}
      onUndo={() => setState('undone')}
    />
  );
}

const meta = {
  title: 'Components/Agent/OperationCard flows',
  component: OperationCard,
  tags: ['behaviour', '!autodocs'],
  args: { ...createCustomers, onExecute: fn(), onDecline: fn(), onUndo: fn(), onChangeService: fn() },
} satisfies Meta<typeof OperationCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReviewShowsHiddenCode: Story = {
  args: { defaultOpenCode: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'SQL of this plan' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'SQL of this plan' })).toHaveFocus());
  },
};
export const HighRisk: Story = {
  args: {
    ...deletePeople,
    preview: (
      <DataTable
        caption="3 of the 37"
        columns={[
          { id: 'email', label: 'email', mono: true },
          { id: 'at', label: 'signed up' },
        ]}
        rows={[
          { id: '1', cells: { email: 'qa-01@saywright.test', at: '2 Nov' } },
          { id: '2', cells: { email: 'qa-02@saywright.test', at: '2 Nov' } },
          { id: '3', cells: { email: 'load-17@saywright.test', at: null } },
        ]}
        emptyText="No rows"
      />
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Execute' }));
    await expect(args.onExecute).not.toHaveBeenCalled();
    const box = canvas.getByRole('checkbox', { name: 'Yes, delete 37 people from signups in my-shop.' });
    await expect(box).toHaveFocus();
    const confirm = canvas.getByRole('button', { name: 'Delete 37 people' });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await expect(confirm).toHaveAccessibleDescription('Tick the confirmation box first.');
    await userEvent.click(confirm);
    await expect(args.onExecute).not.toHaveBeenCalled();
    await userEvent.click(box);
    await userEvent.click(confirm);
    await expect(args.onExecute).toHaveBeenCalledOnce();
  },
};
export const GoBackReturnsFocus: Story = {
  args: deletePeople,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Execute' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }));
    await expect(canvas.getByRole('button', { name: 'Execute' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Execute' })).toHaveFocus();
  },
};
export const WholeLife: Story = {
  render: (args) => <Live {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Execute' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Executing', { selector: 'p *' }).closest('p')).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(executed.result)).toBeVisible());
    await heard('Executed 10:32');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText(/^Undone 10:40/)).toHaveFocus();
  },
};
export const FocusElsewhereStays: Story = {
  render: (args) => (
    <>
      <Live {...args} />
      <input aria-label="Elsewhere" />
    </>
  ),
  play: async ({ canvas }) => {
    const execute = canvas.getByRole('button', { name: 'Execute' });
    const input = canvas.getByRole('textbox', { name: 'Elsewhere' });
    input.focus();
    execute.click();
    await waitFor(() => expect(canvas.getByText(executed.result)).toBeVisible());
    await expect(input).toHaveFocus();
  },
};
export const ChangeService: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change: Supabase database' }));
    await expect(args.onChangeService).toHaveBeenCalledOnce();
  },
};
export const InLightTheme: Story = { ...GoBackReturnsFocus, globals: light, tags: ['play-fn'] };
