import { Breadcrumbs } from '@saywright/ui';

export default function Example() {
  return (
    <Breadcrumbs
      label="Path to customers"
      items={[
        { id: '1', label: 'Projects', href: '#projects' },
        { id: '2', label: 'shop-front', href: '#shop-front' },
        { id: '3', label: 'Database', href: '#database' },
        { id: '4', label: 'customers' },
      ]}
    />
  );
}
