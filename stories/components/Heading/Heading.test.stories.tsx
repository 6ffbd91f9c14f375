import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default, InANarrowPlace, Levels, OtherSize } from './Heading.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/Heading', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Recent activity' });
    await expect(getComputedStyle(heading).fontSize).toBe('24px');
  },
};
export const LevelsTest: Story = {
  ...Levels,
  play: async ({ canvas }) => {
    const sizes = canvas
      .getAllByRole('heading')
      .map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    await expect(sizes).toEqual([30, 24, 20, 18, 16, 14]);
  },
};
export const OtherSizeTest: Story = {
  ...OtherSize,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(getComputedStyle(heading).fontSize).toBe('16px');
  },
};
export const InANarrowPlaceTest: Story = {
  ...InANarrowPlace,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(Number.parseFloat(getComputedStyle(heading).fontSize)).toBeLessThan(30);
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};
