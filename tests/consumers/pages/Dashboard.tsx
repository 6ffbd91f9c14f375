import {
  AppShell,
  Badge,
  BarChart,
  Button,
  Card,
  DataGrid,
  EmptyState,
  Grid,
  Header,
  LineChart,
  Logo,
  NavMenu,
  PageContainer,
  PageHeader,
  Pagination,
  SegmentedControl,
  Stack,
  StatCard,
  StatusDot,
  Timeline,
  UsageMeter,
} from '@saywright/ui';
import { useState } from 'react';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function Dashboard() {
  const [period, setPeriod] = useState('week');
  const [page, setPage] = useState(1);
  return (
    <AppShell
      header={
        <Header
          brand={<Logo />}
          nav={
            <NavMenu
              label="Main"
              items={[
                { id: 'home', label: 'Home', href: '/' },
                { id: 'dashboard', label: 'Dashboard', href: '/dashboard', current: true },
              ]}
            />
          }
          end={<StatusDot status="online" label="All services run" />}
        />
      }
    >
      <PageContainer>
        <PageHeader
          title="Dashboard"
          text="shop-front"
          end={
            <SegmentedControl
              label="Period"
              options={[
                { id: 'week', label: 'Week' },
                { id: 'month', label: 'Month' },
              ]}
              value={period}
              onChange={setPeriod}
            />
          }
        />
        <Stack>
          <Grid columns={3}>
            <StatCard
              label="Orders"
              value="1,204"
              trend={{ direction: 'up', text: 'up 4% since last week' }}
            />
            <StatCard label="Customers" value="312" icon="user" />
            <UsageMeter label="Requests" used={820} limit={1000} unit="requests" />
          </Grid>
          <Grid columns={2}>
            <LineChart
              title="Response time"
              categories={days}
              series={[{ id: 'database', label: 'Database', values: [120, 140, 180, 90, 100] }]}
              formatTick={(value) => `${value} ms`}
            />
            <BarChart
              title="Orders per day"
              categories={days}
              series={[{ id: 'orders', label: 'Orders', values: [12, 30, 22, 41, 18] }]}
            />
          </Grid>
          <Card title="Recent activity">
            <DataGrid
              caption="Recent activity"
              empty="Nothing happened yet."
              columns={[
                { id: 'what', label: 'What' },
                { id: 'state', label: 'Status' },
                { id: 'at', label: 'Time', align: 'end', sortable: true },
              ]}
              rows={[
                {
                  id: '1',
                  label: 'the new column',
                  cells: { what: 'Added a column', state: <Badge tone="success">Done</Badge>, at: '10:40' },
                },
              ]}
            />
            <Pagination label="Pages of the activity" count={4} value={page} onChange={setPage} />
          </Card>
          <Card title="Today">
            <Timeline
              label="Today"
              events={[{ id: '1', title: 'Backup', time: '06:00', description: 'Complete, 1.2 GB.' }]}
            />
          </Card>
          <EmptyState
            title="No alerts"
            text="You see here what needs you."
            action={<Button>Add a check</Button>}
          />
        </Stack>
      </PageContainer>
    </AppShell>
  );
}
