import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { light } from '../../support/helpers.tsx';
import specimens, { Unread, NothingUnread, Many, NotANumber } from './NotificationBell.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Feedback/NotificationBell',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const UnreadTest: Story = {
  ...Unread,
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
export const NothingUnreadTest: Story = {
  ...NothingUnread,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await waitFor(() => expect(canvas.getByText('No notifications')).toBeVisible());
  },
};
export const ManyTest: Story = {
  ...Many,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 99+ unread' })).toHaveTextContent('99+');
  },
};
export const NotANumberTest: Story = {
  ...NotANumber,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
  },
};
export const InLightTheme: Story = {
  tags: ['open'],
  globals: light,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 2 unread' }));
  },
};
