import { Button, StepList, type Step } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';

const steps: Step[] = [
  { id: '1', label: 'Create an account', state: 'done' },
  { id: '2', label: 'Connect a database', state: 'done', description: 'my-shop, 4 tables' },
  {
    id: '3',
    label: 'Ask for a first change',
    state: 'current',
    description: 'Write one sentence. Nothing runs until you approve it.',
    action: <Button size="sm">Open the agent</Button>,
  },
  { id: '4', label: 'Invite a colleague', state: 'upcoming' },
];

const meta = {
  title: 'Components/Navigation/StepList',
  component: StepList,
  args: { label: 'Setup', steps },
} satisfies Meta<typeof StepList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const SomeLeftOut: Story = {
  args: {
    steps: [
      { id: '1', label: 'Create a table', state: 'done' },
      { id: '2', label: 'Write the first files', state: 'skipped' },
      { id: '3', label: 'Preview it', state: 'current' },
    ],
  },
  tags: ['!test'],
};
export const Explanation: Story = {
  args: {
    label: 'How it works',
    steps: [
      { id: '1', label: 'It listens', description: 'You write one sentence.' },
      { id: '2', label: 'It plans', description: 'You see what would change.' },
    ],
  },
  tags: ['!test'],
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
