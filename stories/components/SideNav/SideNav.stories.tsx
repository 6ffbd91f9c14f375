import { SideNav, type SideNavSection } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed, thousands } from '../../support/helpers.tsx';

const sections: SideNavSection[] = [
  {
    id: 'shop',
    items: [
      { id: 'home', label: 'Overview', href: '#home', icon: 'home' },
      {
        id: 'catalogue',
        label: 'Catalogue',
        icon: 'layers',
        items: [
          { id: 'products', label: 'Products', href: '#products' },
          { id: 'prices', label: 'Prices', href: '#prices', current: true },
        ],
      },
      {
        id: 'people',
        label: 'People',
        icon: 'user',
        items: [
          { id: 'customers', label: 'Customers', href: '#customers', note: '1,204' },
          { id: 'team', label: 'Team', href: '#team' },
        ],
      },
    ],
  },
  {
    id: 'account',
    label: 'Account',
    items: [
      { id: 'billing', label: 'Billing', href: '#billing', icon: 'card' },
      { id: 'settings', label: 'Settings', href: '#settings', icon: 'settings' },
    ],
  },
];

const meta = {
  title: 'Components/Navigation/SideNav',
  component: SideNav,
  args: { label: 'Shop', sections },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const Collapsible: Story = {
  args: { collapsible: true },
  tags: ['!test'],
};
export const Collapsed: Story = {
  args: { collapsible: true, defaultCollapsed: true },
  tags: ['!test'],
};
export const SmallWindow: Story = {
  globals: { viewport: { value: 'small' } },
  tags: ['!test'],
};
export const OwnLinks: Story = {
  args: {
    renderLink: ({ children, ...link }) => (
      <a {...link} data-router="own">
        {children}
      </a>
    ),
  },
  tags: ['!test'],
};
export const WithoutIcons: Story = {
  args: {
    sections: sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({ ...item, icon: undefined })),
    })),
  },
};
export const OneLink: Story = {
  args: {
    sections: [{ id: 'one', items: [{ id: 'home', label: 'Overview', href: '#home', current: true }] }],
  },
};
export const NoLinks: Story = { args: { sections: [] } };
export const Hundreds: Story = {
  parameters: thousands,
  args: {
    sections: [
      {
        id: 'tables',
        label: 'Tables',
        items: Array.from({ length: 300 }, (_, index) => ({
          id: `${index}`,
          label: `Table ${index + 1}`,
          href: `#${index}`,
        })),
      },
    ],
  },
};
export const LongText: Story = {
  args: {
    sections: [
      {
        id: 'long',
        label: longWord,
        items: [
          { id: 'a', label: longWord, href: '#a', icon: 'home', current: true, note: '12' },
          { id: 'b', label: longWord, icon: 'user', items: [{ id: 'c', label: longWord, href: '#c' }] },
        ],
      },
    ],
  },
  tags: ['!test'],
};
export const MixedDirection: Story = {
  args: { sections: [{ id: 'mixed', items: [{ id: 'a', label: mixed, href: '#a', icon: 'home' }] }] },
};
export const RightToLeft: Story = {
  args: { collapsible: true },
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
};
export const InLightTheme: Story = { globals: light };
