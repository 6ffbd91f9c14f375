import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { default as kit } from '../../packages/ui/package.json';
import specimens, { Page } from './WhatsNew.stories.tsx';

const meta = { ...specimens, title: 'What’s new', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const PageTest: Story = {
  ...Page,
  play: async ({ canvas }) => {
    const newest = canvas.getAllByRole('heading', { level: 2 })[0];
    await expect(newest).toHaveTextContent(`Version ${kit.version}`);
  },
};
