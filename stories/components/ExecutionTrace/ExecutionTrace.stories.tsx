import { ExecutionTrace, type TraceStep } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';
import { steps, planned, underWay } from './ExecutionTrace.samples.ts';

const broken: readonly TraceStep[] = planned.map((step, index) => ({
  ...step,
  ...(index < 2 && steps[index]),
  ...(index === 2 && { state: 'failed', detail: 'A column with this name already exists.' }),
}));

const meta = {
  title: 'Components/Agent/ExecutionTrace',
  component: ExecutionTrace,
  args: { label: 'Tested the plan on a copy', steps },
} satisfies Meta<typeof ExecutionTrace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = {
  tags: ['!test'],
};
export const Running: Story = {
  args: { running: true, steps: underWay },
  tags: ['!test'],
};
export const Open: Story = { args: { defaultOpen: true } };
export const Failed: Story = {
  args: { steps: broken, defaultOpen: true },
  tags: ['!test'],
};
export const BetweenSteps: Story = {
  args: { running: true },
  tags: ['!test'],
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
  tags: ['!test'],
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
