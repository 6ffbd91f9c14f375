import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Grid } from '@saywright/ui/Grid';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { StatusDot } from '@saywright/ui/StatusDot';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { Bell } from '../../panels/Bell.tsx';
import { MonitorPanel } from '../../panels/MonitorPanel.tsx';
import { useFigures } from '../../panels/useFigures.ts';
import { useNetwork } from '../../providers/network.ts';
import { useOperations, useProject } from '../../services/data.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { TableList } from '../Project/TableList.tsx';
import { OverviewCards } from './OverviewCards.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentActivity } from './RecentActivity.tsx';

/** The project at a glance: the documented sample figures, marked as such, or its own. */
export default function Dashboard(): ReactElement {
  const network = useNetwork();
  const project = useProject();
  const operations = useOperations();
  const [figures, setFigures] = useFigures();
  return (
    <PageContainer>
      <PageHeader
        title={dashboardCopy.title}
        end={
          <Row gap={12}>
            <StatusDot
              status={network.status}
              label={`${dashboardCopy.console}: ${dashboardCopy.status[network.status]}`}
            />
            <Bell />
            <RouterLinkButton to="/agent" variant="primary">
              {dashboardCopy.openAgent}
            </RouterLinkButton>
          </Row>
        }
      />
      <Stack gap={24}>
        {project.error && (
          <Banner
            tone="danger"
            title={dashboardCopy.failed}
            action={<Button onClick={() => void project.mutate()}>{dashboardCopy.retry}</Button>}
          >
            {project.error.message}
          </Banner>
        )}
        <OverviewCards
          figures={figures}
          onFigures={setFigures}
          project={project.data}
          operations={operations.data}
        />
        <Grid columns={2}>
          <Stack>
            <RecentActivity figures={figures} operations={operations.data} />
            <TableList project={project.data} action={<Link to="/project">{dashboardCopy.seeData}</Link>} />
          </Stack>
          <Stack>
            <QuickActions />
            <MonitorPanel />
          </Stack>
        </Grid>
      </Stack>
    </PageContainer>
  );
}
