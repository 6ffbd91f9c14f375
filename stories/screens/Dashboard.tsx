import {
  Button,
  Card,
  DataGrid,
  Grid,
  LineChart,
  NotificationList,
  PageContainer,
  PageHeader,
  SampleMark,
  SplitLayout,
  Stack,
  StatCard,
} from '@saywright/ui';
import type { ReactElement } from 'react';
import { aside } from '../support/agentFrame.tsx';
import { orders, returns, week } from '../support/chartSamples.ts';
import { activityColumns, activityRows } from '../support/gridSamples.tsx';
import { notifications } from '../support/notifications.ts';
import { Frame } from './frame.tsx';

const doNothing = (): void => undefined;

/** The dashboard of a project. */
export function Dashboard(): ReactElement {
  return (
    <Frame current="Dashboard">
      <PageContainer>
        <SplitLayout
          asideLabel="Project status"
          aside={
            <>
              {aside}
              <NotificationList items={notifications} limit={3} onRead={doNothing} onClear={doNothing} />
            </>
          }
        >
          <Stack gap={24}>
            <PageHeader
              size="md"
              title="my-shop"
              note={<SampleMark mode="sample" />}
              end={<Button variant="primary">New change</Button>}
            />
            <Grid>
              <StatCard label="Orders" value="318" trend={{ direction: 'up', text: '+12 % since Monday' }} />
              <StatCard label="Customers" value="142" trend={{ direction: 'up', text: '+3 since Monday' }} />
              <StatCard label="Returns" value="28" trend={{ direction: 'down', text: '−2 since Monday' }} />
            </Grid>
            <Card title="This week">
              <LineChart title="Orders and returns per day" categories={week} series={[orders, returns]} />
            </Card>
            <Card title="Recent activity">
              <DataGrid
                caption="Recent activity"
                hideCaption
                columns={activityColumns}
                rows={activityRows}
                empty="No changes yet"
              />
            </Card>
          </Stack>
        </SplitLayout>
      </PageContainer>
    </Frame>
  );
}
