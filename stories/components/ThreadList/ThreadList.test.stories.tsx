import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Default, Empty } from './ThreadList.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Agent/ThreadList',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /^Session 2/ })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Session 1/ }));
    await expect(args.onChange).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Session 1' }));
    await expect(args.onDelete).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Export Session 2' }));
    await expect(args.onExport).toHaveBeenCalledWith('2');
    await expect(canvas.queryByRole('button', { name: 'Delete All changes' })).not.toBeInTheDocument();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^All changes/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('all');
  },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
