import { MonitorCard } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, heard } from '../../support/helpers.tsx';
import { review, issues } from './MonitorCard.samples.ts';
import specimens, { Healthy, WithIssues, Thousands, NeverChecked } from './MonitorCard.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Data/MonitorCard',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const HealthyTest: Story = {
  ...Healthy,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Agent monitor' })).toBeVisible();
    await expect(canvas.getByText('No issues found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
/** A card that removes dismissed issues, like the app. */
function Living(): ReactElement {
  const [left, setLeft] = useState(issues);
  return (
    <MonitorCard
      active
      status="processing"
      statusText="1 Critical Issues"
      fixes={0}
      issues={left}
      onToggle={fn()}
      onDismiss={(id) => setLeft((all) => all.filter((issue) => issue.id !== id))}
    />
  );
}

export const Dismisses: Story = {
  render: () => <Living />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Dismiss: Database connectivity issue detected' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('Database connectivity issue detected')).toBeNull();
    // The button is gone, so focus moves to the heading above the list.
    await expect(canvas.getByRole('heading', { name: /^Issues/ })).toHaveFocus();
  },
};

export const WithIssuesTest: Story = {
  ...WithIssues,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /^Issues/ })).toBeVisible();
    await expect(canvas.getByText('High')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Review fix: Row-level security is missing on profiles' }),
    );
    await expect(review).toHaveBeenCalledOnce();
  },
};

/** A monitor that can be paused and started. */
function Pausable(): ReactElement {
  const [active, setActive] = useState(true);
  return (
    <MonitorCard
      {...meta.args}
      active={active}
      status={active ? 'online' : 'offline'}
      statusText={active ? 'Monitoring (0 fixes applied)' : 'Paused'}
      onToggle={() => setActive(!active)}
    />
  );
}

export const PauseAndStart: Story = {
  render: () => <Pausable />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Pause' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Paused')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Pause' })).toHaveFocus();
  },
};
export const SpeaksTheCheckThatWasAskedFor: Story = {
  render: (args) => (
    <Controlled initial={false}>
      {(checking, set) => (
        <>
          <MonitorCard {...args} checking={checking} statusText="All is well" onCheck={() => set(true)} />
          <button type="button" onClick={() => set(false)}>
            The check ends
          </button>
        </>
      )}
    </Controlled>
  ),
  play: async ({ canvas }) => {
    const check = canvas.getByRole('button', { name: 'Check now' });
    await userEvent.click(check);
    await expect(check).toHaveAttribute('aria-disabled', 'true');
    await expect(check).toHaveTextContent('Checking…');
    await userEvent.click(canvas.getByRole('button', { name: 'The check ends' }));
    await heard('All is well');
  },
};
export const ThousandsTest: Story = {
  ...Thousands,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(10);
    const more = canvas.getByRole('button', { name: 'Show All' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(canvas.getAllByText('Medium')).toHaveLength(3000);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Less' }));
    await expect(canvas.getAllByText('Medium')).toHaveLength(3);
  },
};
export const NeverCheckedTest: Story = {
  ...NeverChecked,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Check now' })).toBeNull();
    await expect(canvas.getByText('never')).toBeVisible();
    await expect(canvas.getByText('–')).toBeVisible();
  },
};
