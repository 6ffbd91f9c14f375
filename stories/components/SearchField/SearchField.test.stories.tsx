import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Empty, Disabled } from './SearchField.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Inputs/SearchField',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the templates' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'shop');
    await expect(field).toHaveValue('shop');
  },
};

export const TheButtonClears: Story = {
  args: { value: 'shop' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const EscapeClears: Story = {
  args: { value: 'shop' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const DisabledTest: Story = {
  ...Disabled,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
