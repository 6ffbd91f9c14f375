import { Breadcrumbs, type Breadcrumb } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { light, longWord, mixed } from './support.tsx';

const items: Breadcrumb[] = [
  { id: 'projects', label: 'Projects', href: '#projects' },
  { id: 'shop', label: 'my-shop', href: '#shop' },
  { id: 'tables', label: 'Tables', href: '#tables' },
  { id: 'orders', label: 'orders' },
];

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { items },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
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
export const LastIsALink: Story = {
  args: { items: items.map((item) => ({ ...item, href: `#${item.id}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('orders');
  },
};
export const OwnLinks: Story = {
  args: {
    renderLink: ({ href, children, ...link }) => (
      <a {...link} href={href} data-router="own">
        {children}
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tables' })).toHaveAttribute('data-router', 'own');
  },
};
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const One: Story = { args: { items: items.slice(3) } };
export const Many: Story = {
  args: {
    items: Array.from({ length: 60 }, (_, step) => ({
      id: `${step}`,
      label: `Place ${step}`,
      href: `#${step}`,
    })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongText: Story = {
  args: {
    items: [
      { id: 'a', label: longWord, href: '#a' },
      { id: 'b', label: longWord },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirection: Story = {
  args: {
    items: [
      { id: 'a', label: mixed, href: '#a' },
      { id: 'b', label: mixed },
    ],
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Breadcrumbs {...args} />
    </div>
  ),
};
export const InLightTheme: Story = { globals: light };
