import { LinkButton, OnboardingChecklist, type OnboardingItem } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { heard, light, longText, longWord, mixed } from './support.tsx';

const steps: OnboardingItem[] = [
  {
    id: 'demo',
    icon: 'play',
    title: 'Try the Live Demo',
    description:
      'See how a plain-English sentence turns into a plan, without an account and without any risk.',
    actionLabel: 'Open the demo',
    completed: false,
  },
  {
    id: 'project',
    icon: 'database',
    title: 'Create Your First Project',
    description:
      'Say what your app has to remember. Your first table is planned, proven and waits for your yes.',
    actionLabel: 'Create a project',
    completed: false,
  },
  {
    id: 'integrations',
    icon: 'branch',
    title: 'Connect Integrations',
    description: 'Link the code, the site and the database, so that one sentence can reach each of them.',
    actionLabel: 'Connect services',
    completed: false,
  },
  {
    id: 'deploy',
    icon: 'rocket',
    title: 'Deploy Your App',
    description: 'Put your app where others can open it. You can do this later.',
    badge: 'Optional',
    actionLabel: 'Deploy now',
    completed: false,
  },
];
const done = steps.map((step) => ({ ...step, completed: true }));
const completion = {
  title: 'Setup Complete',
  text: 'Everything is connected. Say the first thing your app has to do.',
  actions: (
    <>
      <LinkButton href="#agent" variant="primary">
        Start Building
      </LinkButton>
      <LinkButton href="#overview">View Analytics</LinkButton>
    </>
  ),
};

/** A checklist that goes on to the next step, as the app does. */
function Living({ initial }: { initial: readonly OnboardingItem[] }): ReactElement {
  const [items, setItems] = useState(initial);
  const [current, setCurrent] = useState('demo');
  const act = (id: string): void => {
    setItems(items.map((item) => (item.id === id ? { ...item, completed: true } : item)));
    setCurrent(items[items.findIndex((item) => item.id === id) + 1]?.id ?? id);
  };
  return (
    <OnboardingChecklist
      steps={items}
      current={current}
      completion={completion}
      onSelect={setCurrent}
      onAction={act}
    />
  );
}

const meta = {
  title: 'Components/OnboardingChecklist',
  component: OnboardingChecklist,
  args: { steps, current: 'demo', completion, onSelect: fn(), onAction: fn() },
} satisfies Meta<typeof OnboardingChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('0/4 Complete')).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: 'Try the Live Demo' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Integrations' }));
    await expect(args.onSelect).toHaveBeenCalledWith('integrations');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the demo' }));
    await expect(args.onAction).toHaveBeenCalledWith('demo');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};
export const HalfWay: Story = {
  args: {
    current: 'integrations',
    steps: steps.map((step, index) => ({ ...step, completed: index < 2 })),
  },
};
export const OneAfterTheOther: Story = {
  render: () => <Living initial={steps} />,
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Open the demo' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await heard('1/4 Complete');
    await expect(open).toHaveFocus();
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveAccessibleName(
      'Create Your First Project',
    );
    const bar = canvas.getByRole('progressbar', { name: 'Setup progress' });
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    for (const name of ['Create a project', 'Connect services', 'Deploy now'])
      await userEvent.click(canvas.getByRole('button', { name }));
    await heard('4/4 Complete. Setup Complete');
    await expect(canvas.getByRole('link', { name: 'Start Building' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Analytics' })).toBeVisible();
  },
};
export const Complete: Story = { args: { steps: done, current: 'deploy' } };
export const Empty: Story = {
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Setup Complete')).toBeNull();
  },
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
    current: '24',
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
  args: { current: 'project', steps: steps.map((step, index) => ({ ...step, completed: index < 1 })) },
};
export const CompleteInLightTheme: Story = { globals: light, args: { steps: done, current: 'deploy' } };
