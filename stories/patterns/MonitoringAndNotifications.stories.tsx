import {
  Button,
  Grid,
  Header,
  HealthPanel,
  Logo,
  MonitorCard,
  NotificationBell,
  NotificationList,
  PageContainer,
  PageHeader,
  Stack,
  ToastRegion,
  type MonitorIssue,
} from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { notifications } from '../support/notifications.ts';
import { framed } from '../support/helpers.tsx';
import { opened } from '../support/opened.tsx';
import { show } from '../support/toasts.ts';

const missingRule = 'Row-level security is missing on profiles';

/** A monitoring agent: issues go to the bell, fixes are confirmed in a toast. */
function Watching() {
  const [items, setItems] = useState(notifications);
  const [active, setActive] = useState(true);
  const [fixed, setFixed] = useState(false);
  const fix = (): void => {
    setFixed(true);
    show({ title: 'Fix applied', description: missingRule, tone: 'success' });
    const notification = { id: 'fix', title: 'Fix applied', message: missingRule, tone: 'success' } as const;
    setItems([{ ...notification, time: 'just now', read: false }, ...items]);
  };
  const issue: MonitorIssue = {
    id: 'rule',
    description: missingRule,
    severity: 'medium',
    severityLabel: 'Medium',
    note: 'RLS, 10:38',
    ...(fixed ? { fixedLabel: 'Fix applied' } : { action: { label: 'Apply fix', onPress: fix } }),
  };
  return (
    <>
      <Header
        brand={<Logo />}
        end={
          <NotificationBell unread={items.filter(({ read }) => !read).length}>
            <NotificationList
              items={items}
              onRead={(id) =>
                setItems(items.map((item) => (item.id === id ? { ...item, read: true } : item)))
              }
              onClear={() => setItems([])}
            />
          </NotificationBell>
        }
      />
      <PageContainer>
        <Stack gap={24}>
          <PageHeader title="Monitoring" />
          <Grid columns={2}>
            <HealthPanel
              health={fixed ? 'healthy' : 'warning'}
              note={fixed ? 'No new issues in the last hour' : missingRule}
              network={{ status: 'online', label: 'GCP Ready' }}
              lastCheck="10:44:30"
              issues={fixed ? 0 : 1}
              fixes={fixed ? 3 : 2}
              action={<Button size="sm">Details</Button>}
            />
            <MonitorCard
              active={active}
              status={active ? 'online' : 'offline'}
              statusText={active ? `Monitoring (${fixed ? 3 : 2} fixes applied)` : 'Paused'}
              lastCheck="10:44:30"
              fixes={fixed ? 3 : 2}
              issues={[issue]}
              onToggle={() => setActive(!active)}
            />
          </Grid>
        </Stack>
      </PageContainer>
      <ToastRegion label="Messages" />
    </>
  );
}

const meta = {
  title: 'Patterns/Monitoring and notifications',
  component: Watching,
  parameters: {
    lead: 'A background check that reports to people. What needs attention goes to the NotificationBell and stays there; a Toast only confirms a fix that was just applied.',
    ...framed,
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Watching>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomethingWasFound: Story = {};
export const FixedAndAnnounced: Story = {
  ...opened('press', '40rem', 'Apply fix'),
  tags: ['!test'],
};
