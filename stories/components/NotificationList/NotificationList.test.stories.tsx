import { Card, NotificationList, type NotificationItem } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState, type ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { notifications } from './notifications.ts';
import * as css from './stories.css.ts';
import { heard, light, longWord, mixed } from './support.tsx';

const thousands = Array.from({ length: 2000 }, (_, index) => ({
  id: String(index),
  title: `Notification ${index + 1}`,
  tone: 'info' as const,
  time: '10:44',
  read: index % 2 === 1,
}));

/** A list that forgets and remembers as the app does. */
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
  title: 'Components/NotificationList',
  component: NotificationList,
  args: { items: notifications, onRead: fn(), onClear: fn() },
  decorators: [
    (Example) => (
      <div className={css.narrow}>
        <Card padding="none">
          <Example />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {
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
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss: Change executed' }));
    await expect(canvas.queryByRole('article', { name: /^Change executed/ })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    // It is beside the row's own button, which still reads.
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
export const Empty: Story = { args: { items: [] } };
export const One: Story = {
  args: { items: notifications.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Show All' })).toBeNull();
  },
};
export const Thousands: Story = {
  args: { items: thousands },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,000 unread')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show All' }));
    await expect(canvas.getAllByText(/^Notification \d+$/)).toHaveLength(2000);
    await userEvent.click(canvas.getByRole('button', { name: 'Show Less' }));
  },
};
export const LongText: Story = {
  args: {
    items: [
      { id: 'a', title: longWord, message: longWord, tone: 'danger', time: longWord, read: false },
      { id: 'b', title: longWord, tone: 'warning', time: '10:44', read: true },
    ],
  },
};
export const MixedDirection: Story = {
  args: {
    items: [{ id: 'a', title: mixed, message: mixed, tone: 'success', time: '10:44', read: false }],
  },
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <NotificationList {...args} />
    </div>
  ),
};
export const InLightTheme: Story = { globals: light };
