import { Menu, type MenuItem } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText, longWord, mixed, thousands } from '../../support/helpers.tsx';
import { opened } from '../../support/opened.tsx';

const items: MenuItem[] = [
  { id: 'rename', label: 'Rename', icon: 'page' },
  { id: 'copy', label: 'Make a copy', icon: 'copy', description: 'Without its rows' },
  { id: 'move', label: 'Move', icon: 'archive', disabled: true },
  { id: 'delete', label: 'Delete', icon: 'trash', danger: true },
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
