import { PriorityBadge, Row, type Priority } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const priorities: Priority[] = ['low', 'medium', 'high', 'critical'];
const all = (
  <Row>
    {priorities.map((priority) => (
      <PriorityBadge key={priority} priority={priority} />
    ))}
  </Row>
);

const meta = {
  title: 'Components/Feedback/PriorityBadge',
  component: PriorityBadge,
  args: { priority: 'critical', label: 'EXTREME' },
} satisfies Meta<typeof PriorityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnWord: Story = {
  tags: ['!test'],
};
export const EveryPriority: Story = {
  render: () => all,
  tags: ['!test'],
};
export const LongText: Story = { args: { label: longWord } };
export const MixedDirection: Story = { args: { label: mixed } };
export const InLightTheme: Story = { globals: light, render: () => all };
