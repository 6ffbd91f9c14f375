import { Breadcrumbs, type Breadcrumb } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const items: Breadcrumb[] = [
  { id: 'projects', label: 'Projects', href: '#projects' },
  { id: 'shop', label: 'my-shop', href: '#shop' },
  { id: 'tables', label: 'Tables', href: '#tables' },
  { id: 'orders', label: 'orders' },
];

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { items },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const LastIsALink: Story = {
  args: { items: items.map((item) => ({ ...item, href: `#${item.id}` })) },
  tags: ['!test'],
};
export const OwnLinks: Story = {
  args: {
    renderLink: ({ href, children, ...link }) => (
      <a {...link} href={href} data-router="own">
        {children}
      </a>
    ),
  },
  tags: ['!test'],
};
export const Empty: Story = {
  args: { items: [] },
  tags: ['!test'],
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
  tags: ['!test'],
};
export const LongText: Story = {
  args: {
    items: [
      { id: 'a', label: longWord, href: '#a' },
      { id: 'b', label: longWord },
    ],
  },
  tags: ['!test'],
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
