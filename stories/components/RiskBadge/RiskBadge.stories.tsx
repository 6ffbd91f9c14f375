import { RiskBadge, Row } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Feedback/RiskBadge',
  component: RiskBadge,
  args: { risk: 'low' },
} satisfies Meta<typeof RiskBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Low: Story = {
  tags: ['!test'],
};
export const Medium: Story = { args: { risk: 'medium' } };
export const High: Story = { args: { risk: 'high' } };
export const Critical: Story = { args: { risk: 'critical' } };
export const OwnWords: Story = { args: { risk: 'high', label: 'Needs care' } };
export const LongText: Story = { args: { risk: 'high', label: longWord } };
export const MixedDirection: Story = { args: { label: mixed } };
export const InLightTheme: Story = {
  globals: light,
  render: () => (
    <Row gap={24}>
      <RiskBadge risk="low" />
      <RiskBadge risk="medium" />
      <RiskBadge risk="high" />
      <RiskBadge risk="critical" />
    </Row>
  ),
};
