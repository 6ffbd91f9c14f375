import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import specimens, { SecondYes, Executed } from './InstructionToResult.stories.tsx';

const meta = { ...specimens, title: 'Patterns/Instruction to result', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const SecondYesTest: Story = {
  ...SecondYes,
  decorators: [],
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Execute' });
    await userEvent.click(buttons[1] ?? canvas.getByRole('main'));
    await expect(canvas.getByRole('button', { name: 'Delete 37 people' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const ExecutedTest: Story = {
  ...Executed,
  decorators: [],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Execute' })[0] ?? canvas.getByRole('main'));
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Created the table customers' })).toBeVisible(),
    );
    await expect(canvas.getByText('Executed just now, exactly as proven.')).toHaveFocus();
  },
};
