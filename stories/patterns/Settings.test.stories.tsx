import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import specimens, { RulesInForce, AsksBeforeItDeletes } from './Settings.stories.tsx';

const meta = { ...specimens, title: 'Patterns/Settings', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const RulesInForceTest: Story = {
  ...RulesInForce,
  args: { first: 'look' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Rules' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Weekly report' }));
    await expect(canvas.getByRole('switch', { name: 'Weekly report' })).toBeChecked();
  },
};
export const AsksBeforeItDeletesTest: Story = {
  ...AsksBeforeItDeletes,
  decorators: [],
  args: { first: 'look' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Project' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my-shop' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Delete the project' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
