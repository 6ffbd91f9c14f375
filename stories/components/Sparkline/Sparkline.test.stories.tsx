import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default, Empty, One, Gaps } from './Sparkline.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/Sparkline', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: 'Orders: from 12 to 38, lowest 9, highest 42' }),
    ).toBeVisible();
  },
};

export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Orders: no data yet' })).toBeVisible();
  },
};

export const OneTest: Story = {
  ...One,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Orders: 12' })).toBeVisible();
  },
};
export const GapsTest: Story = {
  ...Gaps,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /highest 31/ }).innerHTML).not.toMatch(/NaN|Infinity/);
  },
};
