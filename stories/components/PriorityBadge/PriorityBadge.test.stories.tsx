import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { OwnWord, EveryPriority } from './PriorityBadge.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Feedback/PriorityBadge',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const OwnWordTest: Story = {
  ...OwnWord,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('EXTREME')).toBeVisible();
  },
};

export const EveryPriorityTest: Story = {
  ...EveryPriority,
  play: async ({ canvas }) => {
    for (const word of ['Low', 'Medium', 'High', 'Critical'])
      await expect(canvas.getByText(word)).toBeVisible();
  },
};
