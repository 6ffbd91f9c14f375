import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { NotANumber } from './StatCard.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/StatCard', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const NotANumberTest: Story = {
  ...NotANumber,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
  },
};
