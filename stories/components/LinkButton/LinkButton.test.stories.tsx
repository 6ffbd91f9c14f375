import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import specimens, { Secondary } from './LinkButton.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Actions/LinkButton',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const SecondaryTest: Story = {
  ...Secondary,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '#home');
  },
};

export const FollowedByKeyboard: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
