import { Badge, Button, DataGrid } from '@saywright/ui';
import { useState, type ReactNode } from 'react';

const archive = (ids: readonly string[]): ReactNode => <Button size="sm">Archive {ids.length}</Button>;

export default function Example() {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <DataGrid
      caption="Orders of November"
      empty="No orders yet."
      columns={[
        { id: 'customer', label: 'Customer', sortable: true },
        { id: 'state', label: 'Status' },
        { id: 'total', label: 'Total', align: 'end', sortable: true },
      ]}
      rows={[
        {
          id: '1',
          label: 'the order of Mara Lindqvist',
          cells: { customer: 'Mara Lindqvist', state: <Badge tone="success">Paid</Badge>, total: '84.00' },
        },
        {
          id: '2',
          label: 'the order of Ada Okafor',
          cells: { customer: 'Ada Okafor', state: <Badge tone="warning">Open</Badge>, total: '19.50' },
        },
      ]}
      selected={selected}
      onSelect={setSelected}
      bulkActions={archive}
    />
  );
}
