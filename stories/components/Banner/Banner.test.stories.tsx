import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Danger } from './Banner.stories.tsx';

const meta = { ...specimens, title: 'Components/Feedback/Banner', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DangerTest: Story = {
  ...Danger,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Failed to process instruction' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
