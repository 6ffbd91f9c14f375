import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default, Vertical } from './Divider.stories.tsx';

const meta = { ...specimens, title: 'Components/Layout/Divider', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).not.toHaveAttribute('aria-orientation');
    await expect(line.getBoundingClientRect().width).toBeGreaterThan(100);
  },
};

export const VerticalTest: Story = {
  ...Vertical,
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line).toHaveAttribute('aria-orientation', 'vertical');
    await expect(line.getBoundingClientRect().width).toBe(1);
  },
};
