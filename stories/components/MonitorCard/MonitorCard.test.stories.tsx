import { MonitorCard, type MonitorIssue } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import * as css from './stories.css.ts';
import { Controlled, heard, light, longText, longWord, mixed } from './support.tsx';

const review = fn();
const issues: MonitorIssue[] = [
  {
    id: '1',
    description: 'Database connectivity issue detected',
    severity: 'high',
    severityLabel: 'High',
    note: 'Database, 10:41',
  },
  {
    id: '2',
    description: 'Row-level security is missing on profiles',
    severity: 'medium',
    severityLabel: 'Medium',
    note: 'RLS, 10:38',
    action: { label: 'Review fix', onPress: review },
  },
  {
    id: '3',
    description: 'Slow query detected: 2450ms response time',
    severity: 'medium',
    severityLabel: 'Medium',
    note: 'Database, 10:12',
    fixedLabel: 'Fix applied',
  },
];
const thousands = Array.from({ length: 3000 }, (_, index) => ({
  id: String(index),
  description: `Slow query detected: ${2001 + index}ms response time`,
  severity: 'medium' as const,
  severityLabel: 'Medium',
  note: 'Database',
}));

const meta = {
  title: 'Components/MonitorCard',
  component: MonitorCard,
  args: {
    active: true,
    status: 'online',
    statusText: 'Monitoring (2 fixes applied)',
    lastCheck: '10:44:30',
    fixes: 2,
    issues: [],
    onToggle: fn(),
    onCheck: fn(),
  },
  decorators: [
    (Example) => (
      <div className={css.narrow}>
        <Example />
      </div>
    ),
  ],
} satisfies Meta<typeof MonitorCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Healthy: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Agent monitor' })).toBeVisible();
    await expect(canvas.getByText('No issues found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
/** A card that forgets what is dismissed, as the app does. */
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
    await userEvent.click(
      canvas.getByRole('button', { name: 'Dismiss: Database connectivity issue detected' }),
    );
    await expect(canvas.queryByText('Database connectivity issue detected')).toBeNull();
    // The button is gone, so focus goes where one reads on.
    await expect(canvas.getByRole('heading', { name: /^Issues/ })).toHaveFocus();
  },
};
export const WithIssues: Story = {
  args: { status: 'processing', statusText: '1 Critical Issues', issues },
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
export const Thousands: Story = {
  args: { issues: thousands },
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
export const NeverChecked: Story = {
  render: () => (
    <MonitorCard
      active={false}
      status="offline"
      statusText="Paused"
      fixes={Number.NaN}
      issues={[]}
      onToggle={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Check now' })).toBeNull();
    await expect(canvas.getByText('not yet')).toBeVisible();
    await expect(canvas.getByText('–')).toBeVisible();
  },
};
export const Enormous: Story = { args: { fixes: 1e12 } };
export const LongText: Story = {
  args: {
    statusText: longText,
    lastCheck: longWord,
    issues: [
      {
        id: 'a',
        description: longWord,
        severity: 'critical',
        severityLabel: 'Critical',
        note: longText,
        fixedLabel: 'Fix applied',
        action: { label: 'Review fix', onPress: review },
      },
    ],
  },
};
export const MixedDirection: Story = {
  args: {
    statusText: mixed,
    issues: [{ id: 'a', description: mixed, severity: 'low', severityLabel: 'Low' }],
  },
};
export const InLightTheme: Story = { globals: light, args: { issues } };
