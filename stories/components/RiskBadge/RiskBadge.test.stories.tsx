import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Low } from './RiskBadge.stories.tsx';

const meta = { ...specimens, title: 'Components/Feedback/RiskBadge', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const LowTest: Story = {
  ...Low,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Low risk')).toBeVisible();
  },
};
