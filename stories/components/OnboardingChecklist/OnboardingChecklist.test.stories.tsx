import { OnboardingChecklist, type OnboardingItem } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { heard } from '../../support/helpers.tsx';
import { steps, completion } from './OnboardingChecklist.samples.tsx';
import specimens, { Start, Empty } from './OnboardingChecklist.stories.tsx';

/** A checklist that moves to the next step, like the app. */
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
      value={current}
      completion={completion}
      onChange={setCurrent}
      onAction={act}
    />
  );
}
const meta = {
  ...specimens,
  title: 'Components/Page/OnboardingChecklist',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const StartTest: Story = {
  ...Start,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('0/4 Complete')).toBeVisible();
    await expect(canvas.getByRole('listitem', { name: 'Try the Live Demo' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Integrations' }));
    await expect(args.onChange).toHaveBeenCalledWith('integrations');
    await userEvent.click(canvas.getByRole('button', { name: 'Open the demo' }));
    await expect(args.onAction).toHaveBeenCalledWith('demo');
    await expect(args.onChange).toHaveBeenCalledOnce();
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

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Setup Complete')).toBeNull();
  },
};
