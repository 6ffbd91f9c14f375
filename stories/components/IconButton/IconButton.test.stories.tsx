import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { mixed } from '../../support/helpers.tsx';
import specimens, { Ghost, Small, MixedDirection } from './IconButton.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Actions/IconButton',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const GhostTest: Story = {
  ...Ghost,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const SmallTest: Story = {
  ...Small,
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  },
};

export const MixedDirectionTest: Story = {
  ...MixedDirection,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: mixed })).toBeVisible();
  },
};
export const PressedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const TheLabelIsItsTooltip: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Dismiss' });
    await expect(button).not.toHaveAttribute('title');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Dismiss'));
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
export const OtherWordsAsTooltip: Story = {
  args: { title: 'It stays in the list of issues' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveAccessibleDescription(
        'It stays in the list of issues',
      ),
    );
  },
};
