import { SideNav } from '@saywright/ui';

export default function Example() {
  return (
    <SideNav
      label="Shop"
      collapsible
      sections={[
        {
          id: 'shop',
          items: [
            { id: 'home', label: 'Overview', href: '#home', icon: 'home', current: true },
            {
              id: 'people',
              label: 'People',
              icon: 'user',
              items: [
                { id: 'customers', label: 'Customers', href: '#customers' },
                { id: 'team', label: 'Team', href: '#team' },
              ],
            },
          ],
        },
        {
          id: 'account',
          label: 'Account',
          items: [{ id: 'billing', label: 'Billing', href: '#billing', icon: 'card' }],
        },
      ]}
    />
  );
}
