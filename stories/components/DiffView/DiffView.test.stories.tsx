import { CopyButton, DiffView, type DiffHunk } from '@saywright/ui';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { light, longWord, mixed } from './support.tsx';

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
const thousands: DiffHunk[] = [
  {
    id: 'all',
    oldStart: 1,
    newStart: 1,
    lines: Array.from({ length: 5000 }, (_, index) => ({
      kind: index % 9 === 0 ? ('added' as const) : ('context' as const),
      text: `line number ${index + 1}`,
    })),
  },
];

const meta = {
  title: 'Components/DiffView',
  component: DiffView,
  args: { title: 'schema.sql', hunks },
} satisfies Meta<typeof DiffView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 added, 1 removed')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'schema.sql' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '3 Removed total numeric' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '4 Added phone text' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^40 41/ })).toBeVisible();
  },
};
export const WithAction: Story = { args: { action: <CopyButton text="create table orders" /> } };
export const Empty: Story = {
  args: { hunks: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has changed.')).toBeVisible();
  },
};
export const OneLine: Story = {
  args: { hunks: [{ id: 'a', oldStart: 1, newStart: 1, lines: [{ kind: 'added', text: 'select 1;' }] }] },
};
/** A page that is wide enough for both sides, seen from afar so that it fits a narrow one. */
const onAWidePage: Decorator = (Example) => (
  <div style={{ overflow: 'hidden' }}>
    <div style={{ width: '960px', zoom: 0.48 }}>
      <Example />
    </div>
  </div>
);
const sideOf = (cell: HTMLElement): DOMRect => cell.getBoundingClientRect();

export const Split: Story = {
  decorators: [onAWidePage],
  play: async ({ canvas }) => {
    const before = sideOf(canvas.getByRole('cell', { name: 'total numeric' }));
    const after = sideOf(canvas.getByRole('cell', { name: 'total numeric not null,' }));
    const next = sideOf(canvas.getByRole('cell', { name: 'phone text' }));
    await expect(after.left).toBeGreaterThan(before.right);
    await expect(after.top).toBe(before.top);
    await expect(next.left).toBe(after.left);
    await expect(next.top).toBeGreaterThan(after.top);
    // What has not changed stands on both sides, and is there once.
    await expect(canvas.getAllByRole('cell', { name: ');' })).toHaveLength(1);
    await expect(canvas.getByRole('table', { name: 'schema.sql' })).toBeVisible();
    // What was added further down does not climb beside what was removed before.
    const policy = sideOf(canvas.getByRole('cell', { name: /^create policy/ }));
    await expect(policy.top).toBeGreaterThan(sideOf(canvas.getByRole('cell', { name: 'policies' })).top);
  },
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
          { kind: 'removed', text: 'gone, and nothing instead' },
          { kind: 'context', text: 'between' },
          { kind: 'added', text: 'new, and nothing before' },
          { kind: 'removed', text: 'the old of this pair stands beside it' },
          { kind: 'context', text: `\tindented ${longWord}` },
          { kind: 'removed', text: longWord },
          { kind: 'added', text: 'short' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const top = (name: RegExp): number => sideOf(canvas.getByRole('cell', { name })).top;
    await expect(top(/^new/)).toBeGreaterThan(top(/^between/));
    await expect(top(/^the old/)).toBe(top(/^new/));
    await expect(top(/^short/)).toBe(top(/^donau/));
  },
};
export const UnifiedOnAWidePage: Story = {
  decorators: [onAWidePage],
  args: { view: 'unified' },
  play: async ({ canvas }) => {
    const before = sideOf(canvas.getByRole('cell', { name: 'total numeric' }));
    const after = sideOf(canvas.getByRole('cell', { name: 'total numeric not null,' }));
    await expect(after.left).toBe(before.left);
    await expect(after.top).toBeGreaterThan(before.top);
  },
};
export const Thousands: Story = {
  args: { hunks: thousands },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('556 added, 0 removed')).toBeVisible();
    await expect(canvasElement.querySelectorAll('tr')).toHaveLength(201);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 200 more of 4,800 lines' }));
    await expect(canvasElement.querySelectorAll('tr')).toHaveLength(401);
  },
};
export const MoreByKeyboard: Story = {
  args: { hunks: thousands },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: 'Show 200 more of 4,800 lines' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelectorAll('tr')).toHaveLength(401);
    await expect(canvas.getByRole('button', { name: 'Show 200 more of 4,600 lines' })).toHaveFocus();
  },
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
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region')).toHaveAttribute('tabindex', '0');
  },
};
export const ReachedByKeyboard: Story = {
  ...LongLines,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region');
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
export const OddNumbers: Story = {
  args: {
    hunks: [{ id: 'a', oldStart: Number.NaN, newStart: 1e12, lines: [{ kind: 'context', text: '' }] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').textContent).not.toContain('NaN');
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <DiffView {...args} />
    </div>
  ),
};
export const InLightTheme: Story = { globals: light };
