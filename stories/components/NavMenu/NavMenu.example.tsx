import { NavMenu } from '@saywright/ui';

export default function Example() {
  return (
    <NavMenu
      label="Product pages"
      items={[
        { id: '1', label: 'Dashboard', href: '#dashboard', current: true },
        { id: '2', label: 'Studio', href: '#studio' },
        { id: '3', label: 'Pricing', href: '#pricing' },
      ]}
      openLabel="Open the menu"
    />
  );
}
