import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default } from './FeatureCard.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Page/FeatureCard',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'How the proof works' });
    const title = canvas.getByRole('heading', { name: 'Proven before it runs' });
    const { left, top } = title.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(link);
  },
};
