import { SortableTable } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { light, longWord, mixed, thousands } from '../../support/helpers.tsx';

const columns = [
  { id: 'email', label: 'email', mono: true, sortable: true },
  { id: 'at', label: 'signed up', sortable: true },
  { id: 'orders', label: 'orders', align: 'end', sortable: true },
] as const;
const dated = [
  {
    id: '1',
    cells: { email: 'qa-10@saywright.test', at: '2 Nov', orders: '1,204' },
    sortValues: { at: 1102 },
  },
  { id: '2', cells: { email: 'qa-9@saywright.test', at: null, orders: '-3' } },
  { id: '3', cells: { email: 'Ärger@saywright.test', at: '19 Oct', orders: '12' }, sortValues: { at: 1019 } },
  { id: '4', cells: { email: 'zoe@saywright.test', at: '1 Dec', orders: 'many' }, sortValues: { at: 1201 } },
];

const meta = {
  title: 'Components/Data/SortableTable',
  component: SortableTable,
  args: { caption: 'Customers', columns, rows: dated, emptyText: 'No customers yet.', onSort: fn() },
} satisfies Meta<typeof SortableTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const SortedFromOutside: Story = {
  args: { sort: { column: 'orders', direction: 'ascending' } },
  tags: ['!test'],
};
export const Empty: Story = { args: { rows: [] } };
export const One: Story = { args: { rows: dated.slice(0, 1) } };
export const CellsMissing: Story = {
  args: { rows: [{ id: '1', cells: { email: null, at: null, orders: null } }] },
};
export const Thousands: Story = {
  parameters: thousands,
  args: {
    rows: Array.from({ length: 1000 }, (_, index) => ({
      id: `${index}`,
      cells: { email: `person-${index}@saywright.test`, at: `${index % 28} Nov`, orders: `${index}` },
    })),
  },
};
export const LongText: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, label: `${column.label} ${longWord}` })),
    rows: [
      { id: '1', cells: { email: longWord, at: mixed, orders: longWord } },
      { id: '2', cells: { email: '', at: '🚀', orders: '0' } },
    ],
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const InLightTheme: Story = { globals: light };
