import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Default, Empty } from './SuggestionChips.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Agent/SuggestionChips',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put the site online' }));
    await expect(args.onPick).toHaveBeenCalledWith('online');
  },
};

export const PickedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Put the site online' });
    while (document.activeElement !== chip) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPick).toHaveBeenCalledTimes(2);
  },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
