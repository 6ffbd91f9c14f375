import { ProcessLine } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Agent/ProcessLine',
  component: ProcessLine,
  args: {
    label: 'Progress of this instruction',
    steps: [
      { label: 'You say it', state: 'done' },
      { label: 'It plans', state: 'done' },
      { label: 'It proves', state: 'done' },
      { label: 'You execute', state: 'now' },
      { label: 'You can undo', state: 'next' },
    ],
  },
} satisfies Meta<typeof ProcessLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  tags: ['!test'],
};
export const NotStarted: Story = {
  args: {
    steps: [
      { label: 'You say it', state: 'now' },
      { label: 'It plans', state: 'next' },
      { label: 'It proves', state: 'next' },
    ],
  },
};
export const Finished: Story = {
  args: {
    steps: [
      { label: 'You say it', state: 'done' },
      { label: 'It plans', state: 'done' },
      { label: 'It proves', state: 'done' },
    ],
  },
};
export const LongText: Story = {
  args: {
    steps: [
      { label: longText, state: 'done' },
      { label: 'Short', state: 'now' },
      { label: 'Last', state: 'next' },
    ],
  },
};
export const Empty: Story = { args: { steps: [] } };
export const One: Story = { args: { steps: [{ label: 'You say it', state: 'now' }] } };
export const Many: Story = {
  args: {
    steps: Array.from({ length: 9 }, (_, index) => ({ label: `Step ${index + 1}`, state: 'next' })),
  },
};
export const LongWord: Story = { args: { steps: [{ label: longWord, state: 'now' }] } };
export const MixedDirection: Story = { args: { steps: [{ label: mixed, state: 'now' }] } };
export const InLightTheme: Story = { globals: light };
