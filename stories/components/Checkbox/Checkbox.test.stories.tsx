import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Empty, WithDescription } from './Checkbox.stories.tsx';

const meta = { ...specimens, title: 'Components/Choice/Checkbox', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const WithDescriptionTest: Story = {
  ...WithDescription,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep me signed in' });
    await expect(box).toHaveAccessibleDescription('For 30 days, on this device.');
  },
};

export const DoubleClickEndsAsItBegan: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.dblClick(box);
    await expect(box).not.toBeChecked();
  },
};
