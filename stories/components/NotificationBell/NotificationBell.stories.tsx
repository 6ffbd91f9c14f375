import { NotificationBell, NotificationList, Row } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { notifications } from '../../support/notifications.ts';
import * as css from '../../support/stories.css.ts';
import { framed } from '../../support/helpers.tsx';

const list = <NotificationList items={notifications} onRead={() => undefined} onClear={() => undefined} />;

const meta = {
  title: 'Components/Feedback/NotificationBell',
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
  tags: ['!test'],
};
export const NothingUnread: Story = {
  args: { unread: 0, children: <NotificationList items={[]} onRead={fn()} onClear={fn()} /> },
  tags: ['!test'],
};
export const Many: Story = {
  args: { unread: 1e12 },
  tags: ['!test'],
};
export const NotANumber: Story = {
  args: { unread: Number.NaN },
  tags: ['!test'],
};
