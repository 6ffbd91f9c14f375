import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { DotOnly } from './StatusDot.stories.tsx';

const meta = { ...specimens, title: 'Components/Feedback/StatusDot', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DotOnlyTest: Story = {
  ...DotOnly,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'GCP Ready' })).toBeVisible();
  },
};
