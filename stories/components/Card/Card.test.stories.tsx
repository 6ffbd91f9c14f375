import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default, WithButton } from './Card.stories.tsx';

const meta = { ...specimens, title: 'Components/Layout/Card', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'System health' })).toBeVisible();
  },
};

export const WithButtonTest: Story = {
  ...WithButton,
  play: async ({ canvas }) => {
    // One line of 20 px, plus padding and borders.
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeLessThan(34);
  },
};
