import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Three } from './PlanPicker.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Page/PlanPicker',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeTest: Story = {
  ...Three,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Plans' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: 'Bridge Builder' })).toHaveTextContent('Most Popular');
    await expect(canvas.getByRole('article', { name: 'Explorer' })).toHaveTextContent('Your plan');
    const tops = canvas.getAllByRole('link').map((link) => Math.round(link.getBoundingClientRect().top));
    if (window.innerWidth > 900) await expect(new Set(tops).size).toBe(1);
  },
};
