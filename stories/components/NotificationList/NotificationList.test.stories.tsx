import { NotificationList, type NotificationItem } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { useCallback, useState, type ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { notifications } from '../../support/notifications.ts';
import { heard } from '../../support/helpers.tsx';
import specimens, { Newest, One, Thousands } from './NotificationList.stories.tsx';

/** A list that dismisses and marks as read, like the app. */
function Living({ initial }: { initial: readonly NotificationItem[] }): ReactElement {
  const [items, setItems] = useState(initial);
  const read = useCallback(
    (id: string) => setItems((all) => all.map((item) => (item.id === id ? { ...item, read: true } : item))),
    [],
  );
  const dismiss = useCallback((id: string) => setItems((all) => all.filter((item) => item.id !== id)), []);
  return <NotificationList items={items} onRead={read} onDismiss={dismiss} onClear={() => setItems([])} />;
}
const meta = {
  ...specimens,
  title: 'Components/Feedback/NotificationList',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const NewestTest: Story = {
  ...Newest,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('article', { name: 'Change executed Unread' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as read: Change executed' }));
    await expect(args.onRead).toHaveBeenCalledWith('1');
  },
};

export const MarksAsRead: Story = {
  render: () => <Living initial={notifications} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 unread')).toBeVisible();
    canvas.getByRole('button', { name: 'Mark as read: Change executed' }).focus();
    await userEvent.keyboard('{Enter}');
    const article = canvas.getByRole('article', { name: 'Change executed Read' });
    await expect(article).toHaveFocus();
    await expect(canvas.getByText('1 unread')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dismiss: Change executed' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Mark as read: RLS Policy Issue' })).toHaveFocus();
  },
};

export const ShowsAll: Story = {
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Show All' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Show Less' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
export const Dismisses: Story = {
  render: () => <Living initial={notifications} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Dismiss: Change executed' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('article', { name: /^Change executed/ })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    // It is beside the row's button, which still marks as read.
    await expect(canvas.getByText('1 unread')).toBeVisible();
  },
};
export const Cleared: Story = {
  render: () => <Living initial={notifications} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.getByText('No notifications')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await heard('Notifications cleared');
  },
};
export const OneTest: Story = {
  ...One,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Show All' })).toBeNull();
  },
};
export const ThousandsTest: Story = {
  ...Thousands,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,000 unread')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show All' }));
    await expect(canvas.getAllByText(/^Notification \d+$/)).toHaveLength(2000);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Less' }));
  },
};
