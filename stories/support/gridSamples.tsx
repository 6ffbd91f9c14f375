import { Badge, Icon, IconButton, type DataGridColumn, type DataGridRow } from '@saywright/ui';

/** Columns of orders. */
export const orderColumns: readonly DataGridColumn[] = [
  { id: 'customer', label: 'Customer', sortable: true, width: '16rem' },
  { id: 'state', label: 'Status', width: '9rem' },
  { id: 'items', label: 'Items', align: 'end', sortable: true, width: '6rem' },
  { id: 'total', label: 'Total', align: 'end', sortable: true, width: '8rem' },
  { id: 'placed', label: 'Placed', sortable: true, width: '9rem' },
];

const people = ['Mara Lindqvist', 'Ada Okafor', 'Jon Berg', 'Yuki Tanaka', 'Noor Haddad', 'Ewa Nowak'];

/** A number of orders. */
export const orderRows = (count: number): readonly DataGridRow[] =>
  Array.from({ length: count }, (_, index) => {
    const person = people[index % people.length] ?? '';
    const number = 1000 + index;
    const day = (index * 7) % 28;
    return {
      id: `${number}`,
      label: `order ${number}`,
      cells: {
        customer: (
          <>
            {person} <span>#{number}</span>
          </>
        ),
        state: index % 4 === 2 ? <Badge tone="warning">Open</Badge> : <Badge tone="success">Paid</Badge>,
        items: `${(index % 5) + 1}`,
        total: `${((index * 37) % 90) + 10}.00`,
        placed: index % 9 === 8 ? null : `${day + 1} Nov`,
      },
      sortValues: { customer: person, placed: index % 9 === 8 ? null : day },
    };
  });

/** Buttons of one order. */
export const orderActions = ({ label }: DataGridRow) => (
  <>
    <IconButton size="sm" icon="eye" label={`Open ${label}`} />
    <IconButton size="sm" icon="archive" label={`Archive ${label}`} />
  </>
);

/** What happened in a project: the newest changes of the dashboard. */
export const activityColumns: readonly DataGridColumn[] = [
  { id: 'what', label: 'What happened' },
  { id: 'result', label: 'Result' },
  { id: 'when', label: 'When', align: 'end' },
];

const happened = (id: string, icon: 'database' | 'rocket' | 'branch', title: string, note: string) => ({
  id,
  label: title,
  what: (
    <span style={{ display: 'flex', gap: '.75rem' }}>
      <Icon name={icon} />
      <span>
        {title}
        <small style={{ display: 'block', color: 'var(--kit-color-text-muted)' }}>{note}</small>
      </span>
    </span>
  ),
});

/** Rows of the newest changes. */
export const activityRows: readonly DataGridRow[] = [
  {
    ...happened('1', 'database', 'Added phone to orders', '318 orders kept'),
    result: (
      <Badge tone="success" icon="check-circle">
        Success
      </Badge>
    ),
    when: '12 minutes ago',
  },
  {
    ...happened('2', 'rocket', 'Put version 14 online', 'my-shop, from main'),
    result: (
      <Badge tone="warning" icon="clock">
        Pending
      </Badge>
    ),
    when: '26 minutes ago',
  },
  {
    ...happened('3', 'branch', 'Merged checkout-copy into main', '3 files, no conflicts'),
    result: (
      <Badge tone="success" icon="check-circle">
        Success
      </Badge>
    ),
    when: '1 hour ago',
  },
  {
    ...happened('4', 'database', 'Make email unique in signups', '2 people share an address'),
    result: (
      <Badge tone="danger" icon="danger">
        Error
      </Badge>
    ),
    when: 'Yesterday',
  },
].map(({ id, label, what, result, when }) => ({ id, label, cells: { what, result, when } }));
