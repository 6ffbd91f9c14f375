import { Card, DataTable, type DataTableColumn } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed, thousands } from '../../support/helpers.tsx';

const columns: DataTableColumn[] = [
  { id: 'email', label: 'email', mono: true },
  { id: 'at', label: 'signed up' },
  { id: 'orders', label: 'orders', align: 'end' },
];
const rows = [
  { id: '1', cells: { email: 'qa-01@saywright.test', at: '2 Nov', orders: '12' } },
  { id: '2', cells: { email: 'qa-02@saywright.test', at: null, orders: '0' } },
  { id: '3', cells: { email: 'load-17@saywright.test', at: '9 Nov', orders: '1,204' } },
];

const meta = {
  title: 'Components/Data/DataTable',
  component: DataTable,
  args: { caption: '3 of the 37', columns, rows, emptyText: 'No rows match.' },
  decorators: [
    (Example) => (
      <Card>
        <Example />
      </Card>
    ),
  ],
} satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const HiddenCaption: Story = { args: { hideCaption: true } };
export const Empty: Story = { args: { rows: [] } };
export const Loading: Story = { args: { loading: true, rows: [] } };
export const WithError: Story = { args: { error: 'Couldn’t load the rows. Nothing was changed.', rows: [] } };
export const WithFootnote: Story = { args: { footnote: 'The other 34 look the same.' } };
export const One: Story = { args: { rows: rows.slice(0, 1) } };
export const CellsMissing: Story = {
  args: { rows: [{ id: '1', cells: {} }] },
  tags: ['!test'],
};
export const ManyColumns: Story = {
  args: {
    columns: Array.from({ length: 40 }, (_, index) => ({ id: `c${index}`, label: `column_${index}` })),
    rows: [
      {
        id: '1',
        cells: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`c${index}`, `${index}`])),
      },
    ],
  },
  tags: ['!test'],
};
export const StickyHeader: Story = {
  args: {
    maxHeight: '14rem',
    rows: Array.from({ length: 30 }, (_, index) => ({
      id: `${index}`,
      cells: { email: `person-${index}@saywright.test`, at: `${index + 1} Nov`, orders: `${index * 7}` },
    })),
  },
  tags: ['!test'],
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
    rows: [
      { id: '1', cells: { email: longWord, at: mixed, orders: longWord } },
      { id: '2', cells: { email: '', at: '🚀', orders: '0' } },
    ],
    columns: columns.map((column) => ({ ...column, label: `${column.label} ${longWord}` })),
  },
};
export const Groups: Story = {
  args: {
    caption: 'Who can do what',
    columns: [
      { id: 'table', label: 'Table', mono: true },
      ...['Stranger', 'Person A'].flatMap((group) =>
        ['Read', 'Change'].map((label) => ({ id: `${group} ${label}`, label, group, align: 'end' as const })),
      ),
    ],
    rows: [
      {
        id: 'orders',
        cells: {
          table: 'orders',
          'Stranger Read': '0',
          'Stranger Change': '0',
          'Person A Read': '4',
          'Person A Change': '4',
        },
        note: 'A stranger can read 0 of 1,204 orders.',
      },
    ],
  },
  tags: ['!test'],
};
export const InLightTheme: Story = { globals: light };
