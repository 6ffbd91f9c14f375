import { Row, StatusDot } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Feedback/StatusDot',
  component: StatusDot,
  args: { status: 'online', label: 'GCP Ready' },
} satisfies Meta<typeof StatusDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = {};
export const Processing: Story = { args: { status: 'processing', label: 'Connecting...' } };
export const Offline: Story = { args: { status: 'offline', label: 'GCP Offline' } };
export const DotOnly: Story = {
  args: { hideLabel: true },
  tags: ['!test'],
};
export const LongText: Story = { args: { label: longWord } };
export const MixedDirection: Story = { args: { label: mixed } };
export const InLightTheme: Story = {
  globals: light,
  render: () => (
    <Row gap={24}>
      <StatusDot status="online" label="GCP Ready" />
      <StatusDot status="processing" label="Connecting..." />
      <StatusDot status="offline" label="GCP Offline" />
    </Row>
  ),
};
