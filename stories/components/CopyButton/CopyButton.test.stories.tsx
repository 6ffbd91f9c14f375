import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { heard } from '../../support/helpers.tsx';
import specimens from './CopyButton.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Actions/CopyButton',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ args, canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(write).toHaveBeenCalledWith('select 1;');
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await heard('Copied');
    await expect(await canvas.findByRole('button', { name: 'Copy' }, { timeout: 3000 })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { onCopyFailed: fn() },
  play: async ({ args, canvas }) => {
    const denied = new Error('denied');
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(denied);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('button', { name: 'Copy failed' })).toBeVisible();
    await heard('Copy failed');
    await expect(args.onCopyFailed).toHaveBeenCalledWith(denied);
  },
};

export const CopiedByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onCopy).toHaveBeenCalledTimes(2));
  },
};
export const PressedTwice: Story = {
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(write).toHaveBeenLastCalledWith('select 1;');
  },
};
