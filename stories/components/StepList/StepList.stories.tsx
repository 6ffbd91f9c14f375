import { Button, StepList, type Step } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { light, longText, longWord, mixed, thousands } from './support.tsx';

const steps: Step[] = [
  { id: '1', label: 'Create an account', state: 'done' },
  { id: '2', label: 'Connect a database', state: 'done', description: 'my-shop, 4 tables' },
  {
    id: '3',
    label: 'Ask for a first change',
    state: 'current',
    description: 'Write one sentence; nothing runs before you approve it.',
    action: <Button size="sm">Open the agent</Button>,
  },
  { id: '4', label: 'Invite somebody', state: 'upcoming' },
];

const meta = {
  title: 'Components/StepList',
  component: StepList,
  args: { label: 'Setup', steps },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Setup' })).toBeVisible();
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent('Done: Create an account');
    await expect(rows[2]).toHaveAttribute('aria-current', 'step');
    await expect(rows[2]).toHaveTextContent('Current: Ask for a first change');
    await expect(rows[3]).toHaveTextContent('Upcoming: Invite somebody');
  },
};
export const SomeLeftOut: Story = {
  args: {
    steps: [
      { id: '1', label: 'Create a table', state: 'done' },
      { id: '2', label: 'Write the first files', state: 'skipped' },
      { id: '3', label: 'Preview it', state: 'current' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Left out: Write the first files');
  },
};
export const Explanation: Story = {
  args: {
    label: 'How it works',
    steps: [
      { id: '1', label: 'It listens', description: 'You write one sentence.' },
      { id: '2', label: 'It plans', description: 'You see what would change.' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^1It listens/);
    await expect(canvas.queryByText(/Upcoming/)).toBeNull();
  },
};
export const AllDone: Story = { args: { steps: steps.map((step) => ({ ...step, state: 'done' })) } };
export const OneStep: Story = { args: { steps: steps.slice(2, 3) } };
export const NoSteps: Story = { args: { steps: [] } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    steps: Array.from({ length: 1000 }, (_, index) => ({
      id: `${index}`,
      label: `Step ${index + 1}`,
      state: index < 3 ? 'done' : 'upcoming',
    })),
  },
};
export const LongText: Story = {
  args: { steps: [{ id: '1', label: longWord, state: 'current', description: longText }, ...steps.slice(3)] },
};
export const MixedDirection: Story = { args: { steps: [{ id: '1', label: mixed, state: 'current' }] } };
export const RightToLeft: Story = {
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
};
export const InLightTheme: Story = { globals: light };
