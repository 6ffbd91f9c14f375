import { Card, VirtualDataGrid } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { orderActions, orderColumns, orderRows } from '../../support/gridSamples.tsx';
import { light, longWord, mixed, thousands } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Data/VirtualDataGrid',
  component: VirtualDataGrid,
  args: {
    caption: 'All orders',
    columns: orderColumns,
    rows: orderRows(200),
    empty: 'No orders yet.',
    maxHeight: '24rem',
  },
  decorators: [
    (Example) => (
      <Card>
        <Example />
      </Card>
    ),
  ],
} satisfies Meta<typeof VirtualDataGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selection: Story = { args: { selected: ['1001'], onSelect: fn(), rowActions: orderActions } };
export const Thousands: Story = {
  parameters: thousands,
  args: { rows: orderRows(10_000), onSelect: fn() },
  tags: ['!test'],
};
export const Empty: Story = { args: { rows: [] } };
export const One: Story = { args: { rows: orderRows(1) } };
export const Loading: Story = { args: { rows: [], loading: true } };
export const WithError: Story = { args: { rows: [], error: 'Couldn’t load the orders.', onRetry: fn() } };
export const LongText: Story = {
  args: {
    rows: [
      { id: '1', label: longWord, cells: { customer: longWord, state: mixed } },
      { id: '2', label: mixed, cells: { customer: mixed, items: '0' } },
    ],
  },
};
export const RightToLeft: Story = { args: { onSelect: fn() }, globals: { direction: 'rtl' } };
export const InLightTheme: Story = { globals: light };
