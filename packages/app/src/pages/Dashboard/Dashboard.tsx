import { countText } from '@saywright/domain/receipt';
import { Badge } from '@saywright/ui/Badge';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Grid } from '@saywright/ui/Grid';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Stack } from '@saywright/ui/Stack';
import { StatCard } from '@saywright/ui/StatCard';
import { StatusDot } from '@saywright/ui/StatusDot';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { copy } from '../../copy.ts';
import { useNetwork } from '../../providers/network.ts';
import { useOperations, useProject } from '../../services/data.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { TableList } from '../Project/TableList.tsx';
import { RecentActivity } from './RecentActivity.tsx';

/** The project at a glance: real figures of its own, and the documented sample figures, marked as such. */
export default function Dashboard(): ReactElement {
  const network = useNetwork();
  const project = useProject();
  const operations = useOperations();
  const tables = project.data?.tables ?? [];
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  const locked = tables.filter((table) => table.rowSecurity).length;
  const executed = (operations.data ?? []).filter((operation) => operation.state === 'executed').length;
  const figure = (count: number): string => (project.data ? countText(count) : '–');
  return (
    <PageContainer>
      <PageHeader
        title={copy.dashboard.title}
        end={<StatusDot status={network.status} label={copy.dashboard.console} />}
      />
      <Stack gap={24}>
        {project.error && (
          <Banner
            tone="danger"
            title={copy.dashboard.failed}
            action={<Button onClick={() => void project.mutate()}>{copy.dashboard.retry}</Button>}
          >
            {project.error.message}
          </Banner>
        )}
        <Card
          title={copy.dashboard.yours}
          action={
            <RouterLinkButton to="/agent" variant="primary">
              {copy.dashboard.openAgent}
            </RouterLinkButton>
          }
        >
          <Grid columns={4}>
            <StatCard icon="table" label={copy.dashboard.tables} value={figure(tables.length)} />
            <StatCard icon="database" label={copy.dashboard.rows} value={figure(rows)} />
            <StatCard icon="shield" label={copy.dashboard.locked} value={figure(locked)} />
            <StatCard
              icon="check-circle"
              label={copy.dashboard.operations}
              value={operations.data ? countText(executed) : '–'}
            />
          </Grid>
        </Card>
        <Grid columns={2}>
          <RecentActivity operations={operations.data} />
          <TableList project={project.data} action={<Link to="/project">{copy.dashboard.seeData}</Link>} />
        </Grid>
        <Card title={copy.dashboard.overview} action={<Badge tone="info">{copy.dashboard.sample}</Badge>}>
          <Stack gap={12}>
            <p>{copy.dashboard.sampleNote}</p>
            <Grid columns={4}>
              {copy.dashboard.cards.map((card) => (
                <StatCard
                  key={card.label}
                  icon={card.icon}
                  label={card.label}
                  value={card.value}
                  note={card.note}
                />
              ))}
            </Grid>
          </Stack>
        </Card>
      </Stack>
    </PageContainer>
  );
}
