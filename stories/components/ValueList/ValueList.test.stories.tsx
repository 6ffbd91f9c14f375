import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default, LongValue } from './ValueList.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/ValueList', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const LongValueTest: Story = {
  ...LongValue,
  play: async ({ canvas }) => {
    const label = canvas.getByText('Last backup');
    await expect(label.getBoundingClientRect().height).toBe(20);
  },
};
