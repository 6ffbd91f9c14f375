import { SegmentedControl, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Range',
    options: [
      { id: '1d', label: '1d', spoken: 'last day' },
      { id: '7d', label: '7d', spoken: 'last 7 days' },
      { id: '30d', label: '30d', spoken: 'last 30 days' },
      { id: '90d', label: '90d', spoken: 'last 90 days' },
    ],
    selected: '7d',
    onSelect: fn(),
  },
  render: (args) => (
    <Controlled initial={args.selected}>
      {(selected, set) => <SegmentedControl {...args} selected={selected} onSelect={set} />}
    </Controlled>
  ),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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
  args: { selected: '' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('radio', { name: /^1d/ })).toBeChecked();
  },
};
export const Small: Story = { args: { size: 'sm', labelHidden: true } };
export const OneDisabled: Story = {
  args: {
    label: 'Data',
    selected: 'sample',
    options: [
      { id: 'sample', label: 'Sample' },
      { id: 'live', label: 'Live', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Live' })).toBeDisabled();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const ManySegments: Story = {
  args: { options: Array.from({ length: 40 }, (_, index) => ({ id: `${index}d`, label: `${index}d` })) },
};
export const NoSegments: Story = { args: { options: [] } };
export const LongText: Story = {
  args: {
    label: longText,
    options: [
      { id: '7d', label: longWord },
      { id: '1d', label: 'Short' },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirection: Story = {
  args: {
    options: [
      { id: '7d', label: mixed },
      { id: 'x', label: '🚀' },
    ],
  },
};
export const InLightTheme: Story = {
  globals: light,
  render: (args) => (
    <Stack>
      <SegmentedControl {...args} />
      <SegmentedControl {...args} size="sm" />
    </Stack>
  ),
};
