import { Button, ExecutionTrace, Stack, type TraceStep } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed, thousands } from './support.tsx';

const steps: readonly TraceStep[] = [
  { id: 'read', label: 'Read 3 tables', state: 'done', duration: '0.2 s' },
  {
    id: 'copy',
    label: 'Made a copy of the database',
    state: 'done',
    duration: '1.4 s',
    detail: 'The copy is thrown away afterwards.',
  },
  { id: 'run', label: 'Ran 1 statement on the copy', state: 'done', duration: '0.1 s' },
  { id: 'count', label: 'Counted what changed', state: 'skipped' },
  { id: 'back', label: 'Tried the way back', state: 'done', duration: '0.3 s' },
];
const planned: readonly TraceStep[] = steps.map(({ id, label }) => ({ id, label, state: 'waiting' }));
const underWay: readonly TraceStep[] = planned.map((step, index) => ({
  ...step,
  state: index === 0 ? 'done' : index === 1 ? 'running' : 'waiting',
}));
const broken: readonly TraceStep[] = planned.map((step, index) => ({
  ...step,
  ...(index < 2 && steps[index]),
  ...(index === 2 && { state: 'failed', detail: 'A column with this name is there already.' }),
}));

const meta = {
  title: 'Components/ExecutionTrace',
  component: ExecutionTrace,
  args: { label: 'Tried the plan on a copy', steps },
} satisfies Meta<typeof ExecutionTrace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 of 5 done')).toBeVisible();
    await expect(canvas.getByText('Read 3 tables')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Tried the plan on a copy'));
    await expect(canvas.getByRole('list', { name: 'Tried the plan on a copy' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Read 3 tablesDone, 0.2 s');
  },
};
export const TakesFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Tried the plan on a copy').closest('summary')).toHaveFocus();
  },
};
export const Running: Story = {
  args: { running: true, steps: underWay },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Step 2 of 5: Made a copy of the database')).toBeVisible();
    await expect(canvasElement.querySelector('details')).toBeNull();
  },
};
export const RunsAndEnds: Story = {
  render: ({ label }) => (
    <Controlled initial={true}>
      {(running, setRunning) => (
        <Stack>
          <ExecutionTrace label={label} steps={running ? underWay : steps} running={running} />
          <Button onClick={() => setRunning(false)}>End the work</Button>
        </Stack>
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End the work' }));
    await expect(canvas.queryByText(/^Step 2/)).toBeNull();
    await expect(canvas.getByText('4 of 5 done')).toBeVisible();
    await expect(canvas.getByText('Read 3 tables')).not.toBeVisible();
  },
};
export const Open: Story = { args: { defaultOpen: true } };
export const Failed: Story = {
  args: { steps: broken, defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Failed at step 3 of 5: Ran 1 statement on the copy')).toBeVisible();
  },
};
export const BetweenSteps: Story = {
  args: { running: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tried the plan on a copy')).toBeVisible();
  },
};
export const Empty: Story = { args: { steps: [], defaultOpen: true } };
export const One: Story = { args: { steps: steps.slice(0, 1), defaultOpen: true } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    defaultOpen: true,
    steps: Array.from({ length: 1000 }, (_, index) => ({
      id: `${index}`,
      label: `Read row ${index + 1}`,
      state: 'done',
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,000 of 1,000 done')).toBeVisible();
  },
};
export const LongText: Story = {
  args: {
    label: longWord,
    defaultOpen: true,
    steps: [
      { id: 'a', label: longWord, state: 'done', duration: longText, detail: longText },
      { id: 'b', label: longText, state: 'failed', detail: longWord },
    ],
  },
};
export const LongTextRunning: Story = {
  args: { running: true, steps: [{ id: 'a', label: longWord, state: 'running' }] },
};
export const MixedDirection: Story = {
  args: { label: mixed, defaultOpen: true, steps: [{ id: 'a', label: mixed, state: 'done' }] },
};
export const RightToLeft: Story = {
  args: { defaultOpen: true, steps: broken },
  render: (args) => (
    <div dir="rtl">
      <ExecutionTrace {...args} />
    </div>
  ),
};
export const InLightTheme: Story = { globals: light, args: { defaultOpen: true, steps: broken } };
