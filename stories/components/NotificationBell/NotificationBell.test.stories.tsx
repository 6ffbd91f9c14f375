import { NotificationBell, NotificationList, Row } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { notifications } from './notifications.ts';
import * as css from './stories.css.ts';
import { framed, light } from './support.tsx';

const list = <NotificationList items={notifications} onRead={() => undefined} onClear={() => undefined} />;

const meta = {
  title: 'Components/NotificationBell',
  component: NotificationBell,
  parameters: framed,
  args: { unread: 2, children: list },
  decorators: [
    (Example) => (
      <div className={css.tall}>
        <Row justify="end">
          <Example />
          <button type="button">After the bell</button>
        </Row>
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationBell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 2 unread' });
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear all' })).toHaveFocus();
  },
};
export const EscapeCloses: Story = {
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 2 unread' });
    await userEvent.click(bell);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Notifications' })).toBeNull());
    await expect(bell).toHaveFocus();
  },
};
export const LeavingCloses: Story = {
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notifications, 2 unread' });
    await userEvent.click(bell);
    canvas.getByRole('button', { name: 'After the bell' }).focus();
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('heading', { name: 'Notifications' })).toBeNull();
    await userEvent.click(bell);
    await userEvent.click(document.body);
    await waitFor(() => expect(bell).toHaveAttribute('aria-expanded', 'false'));
  },
};
export const NothingUnread: Story = {
  args: { unread: 0, children: <NotificationList items={[]} onRead={fn()} onClear={fn()} /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await waitFor(() => expect(canvas.getByText('No notifications')).toBeVisible());
  },
};
export const Many: Story = {
  args: { unread: 1e12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 99+ unread' })).toHaveTextContent('99+');
  },
};
export const NotANumber: Story = {
  args: { unread: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
  },
};
export const InLightTheme: Story = {
  globals: light,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 unread' }));
  },
};
