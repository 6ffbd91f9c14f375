import { IconButton, Menu, type MenuEntry, type MenuItem } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';
import { opened } from '../../support/opened.tsx';

const items: MenuItem[] = [
  { id: 'rename', label: 'Rename', icon: 'page' },
  { id: 'copy', label: 'Make a copy', icon: 'copy', description: 'Without its rows' },
  { id: 'move', label: 'Move', icon: 'archive', disabled: true },
  { id: 'delete', label: 'Delete', icon: 'trash', danger: true },
];

const sections: MenuEntry[] = [
  { id: 'edit', title: 'Edit', items: [{ id: 'rename', label: 'Rename' }] },
  {
    id: 'danger',
    title: 'Danger zone',
    items: [{ id: 'delete', label: 'Delete', icon: 'trash', danger: true }],
  },
];
const withSubmenu: MenuEntry[] = [
  { id: 'open', label: 'Open' },
  {
    id: 'export',
    label: 'Export',
    icon: 'download',
    items: [
      { id: 'csv', label: 'As CSV' },
      {
        id: 'code',
        label: 'As code',
        items: [
          { id: 'sql', label: 'SQL' },
          { id: 'ts', label: 'TypeScript' },
        ],
      },
    ],
  },
  { id: 'move', label: 'Move to', disabled: true, items: [{ id: 'archive', label: 'Archive' }] },
  { id: 'delete', label: 'Delete', danger: true },
];
const columns = [
  { id: 'name', label: 'Name' },
  { id: 'email', label: 'Email' },
  { id: 'since', label: 'Customer since', description: 'The date of the first order' },
  { id: 'secret', label: 'Password', disabled: true },
];
const orders = [
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
];
const views = (
  columnIds: readonly string[],
  order: readonly string[],
  set: (next: { columnIds: readonly string[]; order: readonly string[] }) => void,
): MenuEntry[] => [
  {
    id: 'columns',
    title: 'Columns',
    selection: 'multiple',
    items: columns,
    value: columnIds,
    onChange: (next) => set({ columnIds: next, order }),
  },
  {
    id: 'order',
    title: 'Order',
    selection: 'single',
    items: orders,
    value: order,
    onChange: (next) => set({ columnIds, order: next }),
  },
];

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  args: { label: 'Actions', items, onAction: fn() },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { ...opened('press') };
export const Default: Story = {
  tags: ['!test'],
};
export const IconOnly: Story = { args: { icon: 'settings', labelHidden: true, variant: 'ghost' } };
export const WithLinks: Story = {
  args: { items: [{ id: 'help', label: 'Help', icon: 'help', href: '#help' }] },
  tags: ['!test'],
};
export const Sections: Story = {
  args: { items: sections },
  tags: ['!test'],
};
export const CheckItems: Story = {
  args: { label: 'View' },
  render: (args) => (
    <Controlled
      initial={{ columnIds: ['name'] as readonly string[], order: ['newest'] as readonly string[] }}
    >
      {({ columnIds, order }, set) => <Menu {...args} items={views(columnIds, order, set)} />}
    </Controlled>
  ),
  tags: ['!test'],
};
export const CheckItemsOpen: Story = {
  args: { items: views(['name', 'email'], ['newest'], () => undefined) },
  ...opened('press'),
};
export const Submenus: Story = {
  args: { items: withSubmenu },
  tags: ['!test'],
};
export const SubmenusRightToLeft: Story = {
  args: { items: withSubmenu },
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
  tags: ['!test'],
};
export const OwnTrigger: Story = {
  args: { trigger: <IconButton icon="settings" label="Settings of the table" /> },
  tags: ['!test'],
};
export const NothingToDo: Story = {
  args: { items: [] },
  tags: ['!test'],
};
export const One: Story = { args: { items: [{ id: 'rename', label: 'Rename' }] } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    items: Array.from({ length: 1000 }, (_, index) => ({ id: String(index), label: `Item ${index}` })),
  },
  tags: ['!test'],
};
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { items: [{ id: 'long', label: longWord, description: longText }] },
  tags: ['!test'],
};
export const MixedDirection: Story = {
  args: { items: [{ id: 'mixed', label: mixed }] },
  tags: ['!test'],
};
export const RightToLeft: Story = {
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
  tags: ['!test'],
};
