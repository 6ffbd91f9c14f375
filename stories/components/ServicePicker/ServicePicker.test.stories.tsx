import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Default } from './ServicePicker.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Agent/ServicePicker',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Service' });
    await userEvent.selectOptions(select, 'branch');
    await expect(select).toHaveValue('branch');
  },
};

export const ReachedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Service' })).toHaveFocus();
  },
};
