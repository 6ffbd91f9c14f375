import { Card, NotificationList } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { notifications } from '../../support/notifications.ts';
import * as css from '../../support/stories.css.ts';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const thousands = Array.from({ length: 2000 }, (_, index) => ({
  id: String(index),
  title: `Notification ${index + 1}`,
  tone: 'info' as const,
  time: '10:44',
  read: index % 2 === 1,
}));

const meta = {
  title: 'Components/Feedback/NotificationList',
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
  tags: ['!test'],
};
export const Empty: Story = { args: { items: [] } };
export const One: Story = {
  args: { items: notifications.slice(0, 1) },
  tags: ['!test'],
};
export const Thousands: Story = {
  args: { items: thousands },
  tags: ['!test'],
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
