import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { TwoColumns } from './Stack.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Layout/Stack, Row and Grid',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumnsTest: Story = {
  ...TwoColumns,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Project status' })).toBeVisible();
  },
};
