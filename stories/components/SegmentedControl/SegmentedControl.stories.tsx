import { SegmentedControl, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Choice/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Range',
    options: [
      { id: '1d', label: '1d', spoken: 'last day' },
      { id: '7d', label: '7d', spoken: 'last 7 days' },
      { id: '30d', label: '30d', spoken: 'last 30 days' },
      { id: '90d', label: '90d', spoken: 'last 90 days' },
    ],
    value: '7d',
    onChange: fn(),
  },
  render: (args) => (
    <Controlled initial={args.value}>
      {(selected, set) => <SegmentedControl {...args} value={selected} onChange={set} />}
    </Controlled>
  ),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const Small: Story = { args: { size: 'sm', labelHidden: true } };
export const OneDisabled: Story = {
  args: {
    label: 'Data',
    value: 'sample',
    options: [
      { id: 'sample', label: 'Sample' },
      { id: 'live', label: 'Live', disabled: true },
    ],
  },
  tags: ['!test'],
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
  tags: ['!test'],
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
