import {
  Card,
  DataGrid,
  Grid,
  Icon,
  Link,
  LinkButton,
  MonitorCard,
  NotificationList,
  PageContainer,
  PageHeader,
  RiskBadge,
  SampleMark,
  Stack,
  StatCard,
  StatusDot,
  ValueList,
  type DataMode,
  type IconName,
} from '@saywright/ui';
import { useState, type ReactElement } from 'react';
import { activityColumns, activityRows } from '../support/gridSamples.tsx';
import { notifications } from '../support/notifications.ts';
import { Frame } from './frame.tsx';
import * as css from './screens.css.ts';

const quick: readonly (readonly [icon: IconName, label: string])[] = [
  ['plus', 'Add New Storage'],
  ['lock', 'Set Up Sign-ins'],
  ['help', 'Help Guide'],
  ['layers', 'Mobile Features'],
];

/** The figures of the project, by where they come from. */
const figures: Readonly<Record<DataMode, readonly [tables: string, users: string, activity: string]>> = {
  sample: ['3', '142', '1.2K'],
  live: ['4', '318', '2.7K'],
};

function Figures({ mode }: { readonly mode: DataMode }): ReactElement {
  const [tables, users, activity] = figures[mode];
  return (
    <Grid columns={4}>
      <StatCard icon="table" label="Data Storage" value={tables} note="tables with data in them" />
      <StatCard
        icon="user"
        label="Registered Users"
        value={users}
        trend={{ direction: 'up', text: '+12 this week' }}
      />
      <StatCard icon="shield" label="Privacy Settings" value="8" note="rules, every table is covered" />
      <StatCard icon="gauge" label="Activity Today" value={activity} note="reads and writes" />
    </Grid>
  );
}

function QuickActions(): ReactElement {
  return (
    <Card title="Quick Actions" padding="sm">
      <div className={css.tiles}>
        {quick.map(([icon, label]) => (
          <LinkButton key={label} href={`#${label}`} className={css.tile}>
            <Icon name={icon} />
            {label}
          </LinkButton>
        ))}
      </div>
    </Card>
  );
}

/** The dashboard of a project. */
export function Dashboard(): ReactElement {
  const [mode, setMode] = useState<DataMode>('sample');
  const [items, setItems] = useState(notifications);
  const [active, setActive] = useState(true);
  const read = (id: string): void =>
    setItems((before) => before.map((item) => (item.id === id ? { ...item, read: true } : item)));
  return (
    <Frame current="Dashboard">
      <PageContainer>
        <PageHeader
          size="md"
          title="Project Dashboard"
          text={
            <span className={css.inline}>
              my-shop
              <StatusDot status="online" label="Agent Ready" />
            </span>
          }
          end={<SampleMark mode={mode} onChange={setMode} />}
        />
        <Stack gap={16}>
          <Card padding="sm">
            <div className={css.waiting}>
              <Icon name="check-circle" size="lg" />
              <span className={css.waitingText}>
                <b>Create a table called customers</b> is proven and waits for you.
              </span>
              <RiskBadge risk="low" />
              <LinkButton href="#proof" variant="primary">
                Look at the proof
              </LinkButton>
            </div>
          </Card>
          <Figures mode={mode} />
          <div className={css.columns}>
            <div className={css.aside}>
              <Card title="Recent activity" action={<Link href="#all">View all</Link>}>
                <DataGrid
                  caption="Recent activity"
                  hideCaption
                  columns={activityColumns}
                  rows={activityRows}
                  empty="No changes yet"
                />
              </Card>
              <Grid columns={2}>
                <Card title="Database Console">
                  <Stack gap={8}>
                    <StatusDot status="online" label="Connected, 42 ms" />
                    <ValueList
                      items={[
                        { id: 'space', label: 'Space used', value: '45MB of 500MB' },
                        { id: 'month', label: 'This month', value: '12% of the free plan' },
                      ]}
                    />
                  </Stack>
                </Card>
                <MonitorCard
                  active={active}
                  status={active ? 'online' : 'offline'}
                  statusText={active ? 'Monitoring (2 fixes applied)' : 'Paused'}
                  lastCheck="10:44:30"
                  fixes={2}
                  issues={[]}
                  onToggle={() => setActive(!active)}
                />
              </Grid>
            </div>
            <div className={css.aside}>
              <QuickActions />
              <Card padding="none">
                <NotificationList items={items} limit={3} onRead={read} onClear={() => setItems([])} />
              </Card>
            </div>
          </div>
        </Stack>
      </PageContainer>
    </Frame>
  );
}
