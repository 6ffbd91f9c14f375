import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { use } from './TemplateCard.samples.ts';
import specimens, { Default } from './TemplateCard.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Page/TemplateCard',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Online shop' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Use template: Online shop' }));
    await expect(use).toHaveBeenCalledOnce();
  },
};
