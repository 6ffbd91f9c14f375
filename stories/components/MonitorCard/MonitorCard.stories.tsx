import { MonitorCard } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import * as css from '../../support/stories.css.ts';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';
import { review, issues } from './MonitorCard.samples.ts';

const thousands = Array.from({ length: 3000 }, (_, index) => ({
  id: String(index),
  description: `Slow query detected: ${2001 + index}ms response time`,
  severity: 'medium' as const,
  severityLabel: 'Medium',
  note: 'Database',
}));

const meta = {
  title: 'Components/Data/MonitorCard',
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
  tags: ['!test'],
};
export const WithIssues: Story = {
  args: { status: 'processing', statusText: '1 Critical Issues', issues },
  tags: ['!test'],
};
export const Thousands: Story = {
  args: { issues: thousands },
  tags: ['!test'],
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
  tags: ['!test'],
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
