import { HealthPanel } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as css from '../../support/stories.css.ts';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const services = [
  { id: 's', label: 'Supabase', status: 'online', value: '42 ms' },
  { id: 'g', label: 'GitHub', status: 'online', value: 'main, up to date' },
  { id: 'n', label: 'Netlify', status: 'processing', value: 'building, 0:41' },
] as const;

const meta = {
  title: 'Components/Data/HealthPanel',
  component: HealthPanel,
  args: {
    health: 'healthy',
    note: 'No new issues in the last hour',
    network: { status: 'online', label: 'GCP Ready' },
    services,
    lastCheck: '10:44:30',
    issues: 0,
    fixes: 2,
  },
  decorators: [
    (Example) => (
      <div className={css.narrow}>
        <Example />
      </div>
    ),
  ],
} satisfies Meta<typeof HealthPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Healthy: Story = {
  tags: ['!test'],
};
export const Warning: Story = {
  args: { health: 'warning', note: '2 issues in the last hour', issues: 2 },
};
export const Critical: Story = {
  args: {
    health: 'critical',
    note: 'The database does not respond',
    network: { status: 'offline', label: 'GCP Offline' },
    issues: 3,
    action: <a href="#details">Details</a>,
  },
};
export const NotCheckedYet: Story = {
  args: {
    health: 'unknown',
    note: undefined,
    services: undefined,
    lastCheck: undefined,
    network: { status: 'processing', label: 'Connecting...' },
  },
};
export const NoServices: Story = { args: { services: [] } };
export const OneService: Story = { args: { services: services.slice(0, 1) } };
export const ManyServices: Story = {
  args: {
    services: Array.from({ length: 60 }, (_, index) => ({
      id: `${index}`,
      label: `Service ${index + 1}`,
      status: 'online',
      value: '42 ms',
    })),
  },
};
export const OddNumbers: Story = { args: { issues: Number.NaN, fixes: 1e12 } };
export const LongText: Story = {
  args: {
    note: longText,
    network: { status: 'online', label: longWord },
    services: [{ id: 'x', label: longWord, status: 'offline', value: longText }],
  },
};
export const MixedDirection: Story = { args: { note: mixed, network: { status: 'online', label: mixed } } };
export const InLightTheme: Story = { globals: light, args: { health: 'warning', issues: 2 } };
