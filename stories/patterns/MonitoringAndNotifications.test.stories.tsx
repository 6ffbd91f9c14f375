import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { heard } from '../support/helpers.tsx';
import specimens, { FixedAndAnnounced } from './MonitoringAndNotifications.stories.tsx';

const meta = {
  ...specimens,
  title: 'Patterns/Monitoring and notifications',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const FixedAndAnnouncedTest: Story = {
  ...FixedAndAnnounced,
  decorators: [],
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Apply fix: Row-level security is missing on profiles' }),
    );
    await heard('System health: Healthy');
    await waitFor(async () =>
      expect(await screen.findByText('Fix applied', { selector: '[data-kit="Toast"] *' })).toBeVisible(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications, 3 unread' }));
    await expect(canvas.getByRole('button', { name: 'Mark as read: Fix applied' })).toBeEnabled();
  },
};
