import { ThreadList } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { light, longWord, mixed, thousands } from '../../support/helpers.tsx';

const threads = [
  { id: 'all', title: 'All changes', note: 'Everything that was planned', isFixed: true },
  { id: '2', title: 'Session 2', note: '10:42, 6 messages' },
  { id: '1', title: 'Session 1', note: '09:15, 12 messages' },
];

const meta = {
  title: 'Components/Agent/ThreadList',
  component: ThreadList,
  args: { label: 'Sessions', threads, value: '2', onChange: fn(), onExport: fn(), onDelete: fn() },
} satisfies Meta<typeof ThreadList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};

export const OnlyToSwitch: Story = {
  render: ({ label, threads: all, value: selected, onChange: onSelect }) => (
    <ThreadList label={label} threads={all} value={selected} onChange={onSelect} />
  ),
};
export const Empty: Story = {
  args: { threads: [], value: '' },
  tags: ['!test'],
};
export const One: Story = { args: { threads: threads.slice(0, 1), value: 'all' } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    threads: Array.from({ length: 1000 }, (_, index) => ({
      id: String(index),
      title: `Session ${1000 - index}`,
    })),
    value: '0',
  },
};
export const LongAndMixedText: Story = {
  args: {
    threads: [
      { id: '1', title: longWord },
      { id: '2', title: mixed, note: mixed },
    ],
    value: '1',
  },
};
export const InLightTheme: Story = { globals: light };
