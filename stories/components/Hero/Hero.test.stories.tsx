import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default } from './Hero.stories.tsx';

const meta = { ...specimens, title: 'Components/Page/Hero', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Build Complete Apps with Plain English',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};
