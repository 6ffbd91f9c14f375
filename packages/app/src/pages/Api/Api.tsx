import { Banner } from '@saywright/ui/Banner';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { copy } from '../../copy.ts';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { apiCopy, projectCopy } from '../../copy/project.ts';
import { useProject } from '../../services/data.ts';
import { BackTo } from '../../shell/BackTo.tsx';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { ApiCard } from './ApiCard.tsx';
import { ConsoleCard } from './ConsoleCard.tsx';
import { RequestsCard } from './RequestsCard.tsx';
import { TypesCard } from './TypesCard.tsx';

/** How pages and programs reach the project. */
export default function Api(): ReactElement {
  const [search] = useSearchParams();
  const { data: project, error } = useProject();
  const tables = project?.tables ?? [];
  const table = tables.find(({ name }) => name === search.get('table')) ?? tables[0];
  return (
    <PageContainer>
      <BackTo to="/project" label={projectCopy.title} />
      <PageHeader title={apiCopy.title} text={apiCopy.text} />
      <Stack>
        {error && (
          <Banner tone="danger" title={apiCopy.projectFailed}>
            {error.message}
          </Banner>
        )}
        {!project && !error && (
          <Card>
            <Skeleton label={copy.loading} lines={6} />
          </Card>
        )}
        {project && !table && (
          <EmptyState
            icon="table"
            title={projectCopy.empty}
            text={projectCopy.emptyText}
            action={<RouterLinkButton to="/agent">{dashboardCopy.openAgent}</RouterLinkButton>}
          />
        )}
        {table && <ApiCard project={project} table={table.name} />}
        {table && <ConsoleCard key={table.name} table={table.name} />}
        {project && <RequestsCard />}
        {table && <TypesCard />}
      </Stack>
    </PageContainer>
  );
}
