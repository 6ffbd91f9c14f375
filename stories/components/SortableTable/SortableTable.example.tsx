import { SortableTable } from '@saywright/ui';

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
  {
    id: '3',
    cells: { email: 'Ärger@saywright.test', at: '19 Oct', orders: '12' },
    sortValues: { at: 1019 },
  },
  {
    id: '4',
    cells: { email: 'zoe@saywright.test', at: '1 Dec', orders: 'many' },
    sortValues: { at: 1201 },
  },
];
const handleSort = () => undefined;

export default function Example() {
  return (
    <SortableTable
      caption="Customers"
      columns={columns}
      rows={dated}
      emptyText="No customers yet."
      onSort={handleSort}
    />
  );
}
