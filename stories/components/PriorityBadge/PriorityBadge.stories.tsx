import { PriorityBadge, Row, type Priority } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { light, longWord, mixed } from './support.tsx';

const priorities: Priority[] = ['low', 'medium', 'high', 'critical'];
const all = (
  <Row>
    {priorities.map((priority) => (
      <PriorityBadge key={priority} priority={priority} />
    ))}
  </Row>
);

const meta = {
  title: 'Components/PriorityBadge',
  component: PriorityBadge,
  args: { priority: 'critical', label: 'EXTREME' },
} satisfies Meta<typeof PriorityBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnWord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EXTREME')).toBeVisible();
  },
};
export const EveryPriority: Story = {
  render: () => all,
  play: async ({ canvas }) => {
    for (const word of ['Low', 'Medium', 'High', 'Critical'])
      await expect(canvas.getByText(word)).toBeVisible();
  },
};
export const LongText: Story = { args: { label: longWord } };
export const MixedDirection: Story = { args: { label: mixed } };
export const InLightTheme: Story = { globals: light, render: () => all };
