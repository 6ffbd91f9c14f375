import { CopyButton, DiffView, type DiffHunk } from '@saywright/ui';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';
import { thousands } from './DiffView.samples.ts';

const hunks: DiffHunk[] = [
  {
    id: 'a',
    oldStart: 1,
    newStart: 1,
    heading: 'create table orders',
    lines: [
      { kind: 'context', text: 'create table orders (' },
      { kind: 'context', text: '  id uuid primary key,' },
      { kind: 'removed', text: '  total numeric' },
      { kind: 'added', text: '  total numeric not null,' },
      { kind: 'added', text: '  phone text' },
      { kind: 'context', text: ');' },
    ],
  },
  {
    id: 'b',
    oldStart: 40,
    newStart: 41,
    heading: 'policies',
    lines: [
      { kind: 'context', text: 'alter table orders enable row level security;' },
      {
        kind: 'added',
        text: 'create policy "read your own" on orders for select using (owner = auth.uid());',
      },
    ],
  },
];

const meta = {
  title: 'Components/Data/DiffView',
  component: DiffView,
  args: { title: 'schema.sql', hunks },
} satisfies Meta<typeof DiffView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const WithAction: Story = { args: { action: <CopyButton text="create table orders" /> } };
export const Empty: Story = {
  args: { hunks: [] },
  tags: ['!test'],
};
export const OneLine: Story = {
  args: { hunks: [{ id: 'a', oldStart: 1, newStart: 1, lines: [{ kind: 'added', text: 'select 1;' }] }] },
};
/** A page wide enough for both sides, scaled down to fit a narrow one. */
const onAWidePage: Decorator = (Example) => (
  <div style={{ overflow: 'hidden' }}>
    <div style={{ width: '960px', zoom: 0.48 }}>
      <Example />
    </div>
  </div>
);

export const Split: Story = {
  decorators: [onAWidePage],
  tags: ['!test'],
};
export const SplitUneven: Story = {
  decorators: [onAWidePage],
  args: {
    hunks: [
      {
        id: 'a',
        oldStart: 98,
        newStart: 98,
        lines: [
          { kind: 'removed', text: 'removed, without a replacement' },
          { kind: 'context', text: 'between' },
          { kind: 'added', text: 'added, without a previous version' },
          { kind: 'removed', text: 'the old line is beside it' },
          { kind: 'context', text: `\tindented ${longWord}` },
          { kind: 'removed', text: longWord },
          { kind: 'added', text: 'short' },
        ],
      },
    ],
  },
  tags: ['!test'],
};
export const UnifiedOnAWidePage: Story = {
  decorators: [onAWidePage],
  args: { view: 'unified' },
  tags: ['!test'],
};
export const Thousands: Story = {
  args: { hunks: thousands },
  tags: ['!test'],
};
export const LongLines: Story = {
  args: {
    view: 'unified',
    title: longWord,
    hunks: [
      {
        id: 'a',
        oldStart: 1_000_000,
        newStart: 1_000_000,
        heading: longWord,
        lines: [
          { kind: 'removed', text: longWord },
          { kind: 'added', text: mixed },
        ],
      },
    ],
  },
  tags: ['!test'],
};
export const OddNumbers: Story = {
  args: {
    hunks: [{ id: 'a', oldStart: Number.NaN, newStart: 1e12, lines: [{ kind: 'context', text: '' }] }],
  },
  tags: ['!test'],
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <DiffView {...args} />
    </div>
  ),
};
export const InLightTheme: Story = { globals: light };
