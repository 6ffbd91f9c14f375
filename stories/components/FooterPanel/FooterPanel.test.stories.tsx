import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import specimens, { Default, OwnLinks } from './FooterPanel.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Page/FooterPanel',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Footer' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

export const OwnLinksTest: Story = {
  ...OwnLinks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('data-router');
  },
};

export const LinksByKeyboard: Story = {
  play: async ({ canvas }) => {
    const followed = fn((event: Event) => event.preventDefault());
    const links = canvas.getAllByRole('link');
    for (const link of links) {
      link.addEventListener('click', followed);
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(followed).toHaveBeenCalledTimes(links.length);
  },
};
