import { VirtualDataGrid } from '@saywright/ui';

const rows = Array.from({ length: 10_000 }, (_, index) => ({
  id: `${index}`,
  label: `order ${index}`,
  cells: { number: `${index}`, total: `${index % 90}.00` },
}));

export default function Example() {
  return (
    <VirtualDataGrid
      caption="All orders"
      empty="No orders yet."
      maxHeight="24rem"
      columns={[
        { id: 'number', label: 'Order', sortable: true },
        { id: 'total', label: 'Total', align: 'end', sortable: true },
      ]}
      rows={rows}
    />
  );
}
