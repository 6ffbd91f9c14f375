import type { StoryObj } from '@storybook/react-vite';
import { DiffView } from '@saywright/ui/DiffView';
import { expect, userEvent } from 'storybook/test';
import { thousands } from './DiffView.samples.ts';
import specimens, {
  Default,
  Empty,
  Split,
  SplitUneven,
  UnifiedOnAWidePage,
  Thousands,
  LongLines,
  OddNumbers,
} from './DiffView.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/DiffView', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 added, 1 removed')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'schema.sql' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '3 Removed total numeric' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: '4 Added phone text' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^40 41/ })).toBeVisible();
  },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No changes.')).toBeVisible();
  },
};
const sideOf = (cell: HTMLElement): DOMRect => cell.getBoundingClientRect();

export const SplitTest: Story = {
  ...Split,
  play: async ({ canvas }) => {
    const before = sideOf(canvas.getByRole('cell', { name: 'total numeric' }));
    const after = sideOf(canvas.getByRole('cell', { name: 'total numeric not null,' }));
    const next = sideOf(canvas.getByRole('cell', { name: 'phone text' }));
    await expect(after.left).toBeGreaterThan(before.right);
    await expect(after.top).toBe(before.top);
    await expect(next.left).toBe(after.left);
    await expect(next.top).toBeGreaterThan(after.top);
    // Unchanged lines span both sides and exist once.
    await expect(canvas.getAllByRole('cell', { name: ');' })).toHaveLength(1);
    await expect(canvas.getByRole('table', { name: 'schema.sql' })).toBeVisible();
    // Lines added further down do not move up beside earlier removed lines.
    const policy = sideOf(canvas.getByRole('cell', { name: /^create policy/ }));
    await expect(policy.top).toBeGreaterThan(sideOf(canvas.getByRole('cell', { name: 'policies' })).top);
  },
};
export const SplitUnevenTest: Story = {
  ...SplitUneven,
  play: async ({ canvas }) => {
    const top = (name: RegExp): number => sideOf(canvas.getByRole('cell', { name })).top;
    await expect(top(/^added, /)).toBeGreaterThan(top(/^between/));
    await expect(top(/^the old line/)).toBe(top(/^added, /));
    await expect(top(/^short/)).toBe(top(/^donau/));
  },
};
export const UnifiedOnAWidePageTest: Story = {
  ...UnifiedOnAWidePage,
  play: async ({ canvas }) => {
    const before = sideOf(canvas.getByRole('cell', { name: 'total numeric' }));
    const after = sideOf(canvas.getByRole('cell', { name: 'total numeric not null,' }));
    await expect(after.left).toBe(before.left);
    await expect(after.top).toBeGreaterThan(before.top);
  },
};
export const ThousandsTest: Story = {
  ...Thousands,
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
export const LongLinesTest: Story = {
  ...LongLines,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAttribute('tabindex', '0');
  },
};
export const ReachedByKeyboard: Story = {
  ...LongLines,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('group');
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};
export const OddNumbersTest: Story = {
  ...OddNumbers,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table').textContent).not.toContain('NaN');
  },
};

/** Line numbers stay on one line where the surroundings let texts break anywhere. */
export const NumbersBesideLongLines: Story = {
  ...Default,
  render: () => (
    <div style={{ overflowWrap: 'anywhere', width: '600px' }}>
      <DiffView
        title="index.html"
        hunks={[
          {
            id: 'one',
            oldStart: 1117,
            newStart: 1117,
            lines: [{ kind: 'context', text: 'A long line. '.repeat(40) }],
          },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const cell of canvas.getAllByRole('cell', { name: '1117' })) {
      const digits = document.createRange();
      digits.selectNodeContents(cell);
      await expect(digits.getClientRects()).toHaveLength(1);
    }
  },
};
