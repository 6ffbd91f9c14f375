import { Button, Tree, type TreeItem } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed, thousands } from '../../support/helpers.tsx';

const files: TreeItem[] = [
  {
    id: 'src',
    label: 'src',
    icon: 'layers',
    items: [
      {
        id: 'src/pages',
        label: 'pages',
        icon: 'layers',
        items: [
          { id: 'src/pages/home.tsx', label: 'home.tsx', icon: 'page' },
          { id: 'src/pages/prices.tsx', label: 'prices.tsx', icon: 'page', note: 'Changed' },
        ],
      },
      { id: 'src/checkout.ts', label: 'checkout.ts', icon: 'page' },
    ],
  },
  { id: 'public', label: 'public', icon: 'layers', items: [] },
  { id: 'README.md', label: 'README.md', icon: 'page' },
];

const meta = {
  title: 'Components/Data/Tree',
  component: Tree,
  args: { label: 'Files of shop-front', items: files, defaultExpanded: ['src'] },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const SingleSelection: Story = {
  args: { selectionMode: 'single', defaultValue: ['src/checkout.ts'] },
  tags: ['!test'],
};
export const MultipleSelection: Story = {
  args: { selectionMode: 'multiple', defaultValue: ['src/checkout.ts', 'README.md'] },
  tags: ['!test'],
};
export const AllOpen: Story = { args: { defaultExpanded: ['src', 'src/pages', 'public'] } };
export const Links: Story = {
  args: {
    label: 'Tables',
    items: [
      {
        id: 'shop',
        label: 'Shop',
        items: [
          { id: 'orders', label: 'Orders', href: '#orders', note: '1,204' },
          { id: 'customers', label: 'Customers', href: '#customers', note: '312' },
        ],
      },
    ],
    defaultExpanded: ['shop'],
  },
  tags: ['!test'],
};
export const LoadingItems: Story = {
  args: {
    items: [
      { id: 'archive', label: 'archive', icon: 'archive', lazy: true },
      { id: 'README.md', label: 'README.md', icon: 'page' },
    ],
    defaultExpanded: ['archive'],
  },
  tags: ['!test'],
};
export const WithActions: Story = {
  args: {
    items: files.map((item) => ({
      ...item,
      actions: (
        <Button size="sm" variant="ghost">
          Rename
        </Button>
      ),
    })),
  },
  tags: ['!test'],
};
export const Disabled: Story = {
  args: {
    selectionMode: 'multiple',
    items: files.map((item) => ({ ...item, disabled: item.id !== 'src' })),
  },
  tags: ['!test'],
};
export const Empty: Story = { args: { items: [] } };
export const OneItem: Story = { args: { items: files.slice(2) } };
export const WithoutIcons: Story = {
  args: {
    items: [
      { id: 'a', label: 'Customers', items: [{ id: 'b', label: 'Email' }] },
      { id: 'c', label: 'Orders' },
    ],
    defaultExpanded: ['a'],
  },
};
export const Hundreds: Story = {
  parameters: thousands,
  args: {
    items: Array.from({ length: 300 }, (_, index) => ({ id: `${index}`, label: `table_${index + 1}` })),
  },
};
export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        label: longWord,
        icon: 'layers',
        items: [{ id: 'b', label: longWord, note: 'Changed', items: [{ id: 'c', label: longWord }] }],
      },
    ],
    defaultExpanded: ['a', 'b'],
  },
  tags: ['!test'],
};
export const MixedDirection: Story = {
  args: { items: [{ id: 'a', label: mixed, items: [{ id: 'b', label: mixed }] }], defaultExpanded: ['a'] },
};
export const RightToLeft: Story = {
  args: { selectionMode: 'multiple' },
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
};
export const InLightTheme: Story = { args: { selectionMode: 'multiple' }, globals: light };
