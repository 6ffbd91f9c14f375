import { NotificationList, type NotificationItem } from '@saywright/ui';

const notifications: readonly NotificationItem[] = [
  {
    id: '1',
    title: 'Change executed',
    message: 'Supabase database: Added phone to orders',
    tone: 'success',
    time: '2 minutes ago',
    read: false,
  },
  {
    id: '2',
    title: 'RLS Policy Issue',
    message: 'Row-level security is missing on profiles',
    tone: 'warning',
    time: '6 minutes ago',
    read: false,
  },
  {
    id: '3',
    title: 'Change undone',
    message: 'Supabase database: Added phone to orders',
    tone: 'info',
    time: '12 minutes ago',
    read: true,
  },
  {
    id: '4',
    title: 'Operation failed',
    message: 'Netlify: the site did not respond',
    tone: 'danger',
    time: '1 hour ago',
    read: true,
  },
  {
    id: '5',
    title: 'Performance Warning',
    tone: 'warning',
    time: 'yesterday',
    read: true,
  },
];
const handleRead = () => undefined;
const handleClear = () => undefined;

export default function Example() {
  return <NotificationList items={notifications} onRead={handleRead} onClear={handleClear} />;
}
