import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Default, OneDisabled, LongText } from './SegmentedControl.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Choice/SegmentedControl',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Range' })).toBeVisible();
    const month = canvas.getByRole('radio', { name: '30d last 30 days' });
    await userEvent.click(month);
    await expect(month).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '7d last 7 days' })).not.toBeChecked();
  },
};

export const ArrowsMoveTheChoice: Story = {
  play: async ({ canvas }) => {
    const radio = (name: RegExp): HTMLElement => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(radio(/^7d/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio(/^30d/)).toBeChecked();
    await expect(radio(/^30d/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(/^90d/)).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(radio(/^1d/)).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(radio(/^90d/)).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(radio(/^30d/)).toBeChecked();
  },
};

export const SpaceChooses: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: /^1d/ })).toBeChecked();
  },
};
export const OneDisabledTest: Story = {
  ...OneDisabled,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Live' })).toBeDisabled();
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
