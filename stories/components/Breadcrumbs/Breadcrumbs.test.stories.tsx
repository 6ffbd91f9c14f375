import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { Default, LastIsALink, OwnLinks, Empty, Many, LongText } from './Breadcrumbs.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Navigation/Breadcrumbs',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByText('orders')).toHaveAttribute('aria-current', 'page');
  },
};

export const TabGoesAlong: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Projects' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'my-shop' })).toHaveFocus();
  },
};

export const LastIsALinkTest: Story = {
  ...LastIsALink,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('orders');
  },
};
export const OwnLinksTest: Story = {
  ...OwnLinks,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tables' })).toHaveAttribute('data-router', 'own');
  },
};
export const EmptyTest: Story = {
  ...Empty,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const ManyTest: Story = {
  ...Many,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
