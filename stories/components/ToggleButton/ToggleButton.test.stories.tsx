import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Controlled, Disabled, IconOnly, Off, On } from './ToggleButton.stories.tsx';

const meta = { ...specimens, title: 'Components/Actions/ToggleButton', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const OffTest: Story = {
  ...Off,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Follow', pressed: false });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};
export const OnTest: Story = {
  ...On,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Follow', pressed: true }));
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('button', { pressed: false })).toBeVisible();
  },
};
export const SpaceAndEnterToggle: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Follow' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};
export const ControlledTest: Story = {
  ...Controlled,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Follow' });
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenCalledWith(false);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
export const IconOnlyTest: Story = {
  ...IconOnly,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Follow' });
    await expect(button).toHaveTextContent('');
    await expect(button).toHaveAttribute('title', 'Follow');
  },
};
export const DisabledTest: Story = {
  ...Disabled,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Follow' });
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
