import { OnboardingChecklist } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';
import { steps, completion } from './OnboardingChecklist.samples.tsx';

const done = steps.map((step) => ({ ...step, completed: true }));

const meta = {
  title: 'Components/Page/OnboardingChecklist',
  component: OnboardingChecklist,
  args: { steps, value: 'demo', completion, onChange: fn(), onAction: fn() },
} satisfies Meta<typeof OnboardingChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  tags: ['!test'],
};
export const HalfWay: Story = {
  args: {
    value: 'integrations',
    steps: steps.map((step, index) => ({ ...step, completed: index < 2 })),
  },
};
export const Complete: Story = { args: { steps: done, value: 'deploy' } };
export const Empty: Story = {
  args: { steps: [] },
  tags: ['!test'],
};
export const Many: Story = {
  args: {
    steps: Array.from({ length: 60 }, (_, index) => ({
      ...(steps[0] ?? done[0]),
      icon: 'page' as const,
      title: `Step ${index + 1}`,
      description: 'One of very many.',
      actionLabel: `Do step ${index + 1}`,
      completed: index < 24,
      id: String(index),
    })),
    value: '24',
  },
};
export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'a',
        icon: 'page',
        title: longWord,
        description: longWord,
        badge: 'Optional',
        actionLabel: longText,
        completed: true,
      },
    ],
    completion: { title: longWord, text: longText, actions: completion.actions },
  },
};
export const MixedDirection: Story = {
  args: {
    steps: [
      { id: 'a', icon: 'page', title: mixed, description: mixed, actionLabel: mixed, completed: false },
    ],
  },
};
export const InLightTheme: Story = {
  globals: light,
  args: { value: 'project', steps: steps.map((step, index) => ({ ...step, completed: index < 1 })) },
};
export const CompleteInLightTheme: Story = { globals: light, args: { steps: done, value: 'deploy' } };
