import { Button, Card, DataGrid, DataGridColumns, EmptyState } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { fn } from 'storybook/test';
import {
  activityColumns,
  activityRows,
  orderActions,
  orderColumns,
  orderRows,
} from '../../support/gridSamples.tsx';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Data/DataGrid',
  component: DataGrid,
  args: { caption: 'Orders of November', columns: orderColumns, rows: orderRows(6), empty: 'No orders yet.' },
  decorators: [
    (Example) => (
      <Card>
        <Example />
      </Card>
    ),
  ],
} satisfies Meta<typeof DataGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Sorted: Story = { args: { sort: { column: 'total', direction: 'descending' }, onSort: fn() } };
export const Selection: Story = {
  args: {
    selected: ['1001', '1003'],
    onSelect: fn(),
    bulkActions: (ids) => (
      <Button size="sm" icon="archive">
        Archive {ids.length}
      </Button>
    ),
  },
};
export const AllSelected: Story = { args: { selected: orderRows(6).map(({ id }) => id), onSelect: fn() } };
export const RowActions: Story = { args: { rowActions: orderActions } };

function Choosing(props: ComponentProps<typeof DataGrid>): ReactElement {
  const [hidden, setHidden] = useState<readonly string[]>(['items']);
  return (
    <DataGrid
      {...props}
      hidden={hidden}
      toolbar={<DataGridColumns columns={props.columns} hidden={hidden} onChange={setHidden} />}
    />
  );
}
export const ColumnsChosen: Story = { render: (args) => <Choosing {...args} />, tags: ['!test'] };
export const Everything: Story = {
  args: {
    rows: orderRows(30),
    pageSize: 10,
    maxHeight: '20rem',
    stickyFirst: true,
    onSelect: fn(),
    rowActions: orderActions,
    bulkActions: () => <Button size="sm">Archive</Button>,
  },
  render: (args) => <Choosing {...args} />,
};
export const StickyHeaderAndColumn: Story = {
  args: {
    rows: orderRows(20),
    maxHeight: '16rem',
    stickyFirst: true,
    columns: [
      ...orderColumns,
      ...Array.from({ length: 12 }, (_, index) => ({
        id: `note${index}`,
        label: `Note number ${index + 1}`,
      })),
    ],
  },
};
export const Pages: Story = { args: { rows: orderRows(45), pageSize: 10 }, tags: ['!test'] };
export const PagesOfAServer: Story = {
  args: { rows: orderRows(10), pageSize: 10, rowCount: 1204, page: 3, onPage: fn() },
  tags: ['!test'],
};
export const LoadMore: Story = { args: { onMore: fn() }, tags: ['!test'] };
export const LoadingMore: Story = { args: { onMore: fn(), loading: true } };
export const Empty: Story = { args: { rows: [] } };
export const EmptyWithAction: Story = {
  args: {
    rows: [],
    empty: <EmptyState title="No orders yet" text="Orders appear here as soon as someone buys." />,
  },
};
export const Loading: Story = { args: { rows: [], loading: true } };
export const WithError: Story = {
  args: { rows: [], error: 'Couldn’t load the orders. Check your connection and try again.', onRetry: fn() },
  tags: ['!test'],
};
export const One: Story = { args: { rows: orderRows(1) } };
export const RecentActivity: Story = {
  args: { caption: 'Recent activity', hideCaption: true, columns: activityColumns, rows: activityRows },
};
export const OnAPhone: Story = {
  args: { onSelect: fn(), rowActions: orderActions },
  decorators: [
    (Example) => (
      <div style={{ maxWidth: '22rem' }}>
        <Example />
      </div>
    ),
  ],
};
export const Editable: Story = { args: { onCell: fn(), onSelect: fn() } };
export const LongText: Story = {
  args: {
    rows: [
      { id: '1', label: longWord, cells: { customer: longWord, state: mixed, total: longWord } },
      { id: '2', label: mixed, cells: { customer: mixed, state: '🚀', items: '0' } },
    ],
    onSelect: fn(),
  },
};
export const RightToLeft: Story = {
  args: { onSelect: fn(), stickyFirst: true, rowActions: orderActions },
  globals: { direction: 'rtl' },
};
export const InLightTheme: Story = { args: { selected: ['1001'], onSelect: fn() }, globals: light };
