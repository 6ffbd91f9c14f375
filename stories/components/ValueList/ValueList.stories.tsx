import { ValueList } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Data/ValueList',
  component: ValueList,
  args: {
    label: 'Database',
    items: [
      { id: 'tables', label: 'Tables', value: '4', icon: 'table' },
      { id: 'orders', label: 'orders', value: '1,204', mono: true },
      { id: 'new', label: 'invoices', value: 'waits for you', mono: true, marked: true },
    ],
  },
} satisfies Meta<typeof ValueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const Empty: Story = { args: { items: [] } };
export const LongValue: Story = {
  args: { items: [{ id: 'last', label: 'Last backup', value: `${longText} ${longText}` }] },
  tags: ['!test'],
};
export const LongWords: Story = { args: { items: [{ id: 'long', label: longWord, value: longWord }] } };
export const MixedDirection: Story = { args: { items: [{ id: 'mixed', label: mixed, value: mixed }] } };
export const One: Story = { args: { items: [{ id: 'tables', label: 'Tables', value: '4' }] } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    items: Array.from({ length: 1000 }, (_, index) => ({
      id: `${index}`,
      label: `table_${index}`,
      value: '1,000,000,000,000',
    })),
  },
};
export const InLightTheme: Story = { globals: light };
