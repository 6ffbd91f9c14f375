import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Named } from './Icon.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/Icon', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const NamedTest: Story = {
  ...Named,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Database' })).toBeVisible();
  },
};
