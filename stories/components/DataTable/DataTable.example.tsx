import { DataTable } from '@saywright/ui';

export default function Example() {
  return (
    <DataTable
      caption="Customers with the most orders"
      emptyText="No customers yet."
      columns={[
        { id: 'name', label: 'Name' },
        { id: 'phone', label: 'Phone' },
        { id: 'orders', label: 'Orders', align: 'end' },
      ]}
      rows={[
        { id: '1', cells: { name: 'Mara Lindqvist', orders: '1,204', phone: '+46 8 123' } },
        { id: '2', cells: { name: 'Ada Okafor', orders: '87', phone: null } },
        { id: '3', cells: { name: 'Jon Berg', orders: '9', phone: '+47 2 456' } },
      ]}
    />
  );
}
