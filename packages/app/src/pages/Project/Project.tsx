import { Badge } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import { DataTable } from '@saywright/ui/DataTable';
import { EmptyState } from '@saywright/ui/EmptyState';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Row } from '@saywright/ui/Row';
import { SplitLayout } from '@saywright/ui/SplitLayout';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router';
import { copy } from '../../copy.ts';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { projectCopy } from '../../copy/project.ts';
import { useProject, useRows } from '../../services/data.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { apiAddress } from '../Api/address.ts';
import { dataAddress } from '../Data/address.ts';
import { ProjectsCard } from './ProjectsCard.tsx';
import { FirstImportButton } from '../Data/FirstImportButton.tsx';
import { TableList } from './TableList.tsx';

/** A read-only view of the project's tables: columns and first rows. */
export default function Project(): ReactElement {
  const [search] = useSearchParams();
  const project = useProject();
  const tables = project.data?.tables ?? [];
  const table = tables.find((candidate) => candidate.name === search.get('table')) ?? tables[0];
  const rows = useRows(table?.name);
  const isEmpty = project.data !== undefined && tables.length === 0;
  return (
    <PageContainer>
      <PageHeader
        title={projectCopy.title}
        text={projectCopy.text}
        end={
          project.data && (
            <Row>
              <Badge tone="line">{project.data.name}</Badge>
              <RouterLinkButton to="/project/people" variant="secondary">
                {projectCopy.people}
              </RouterLinkButton>
              <RouterLinkButton to="/project/access" variant="secondary">
                {projectCopy.access}
              </RouterLinkButton>
              <RouterLinkButton to="/project/files" variant="secondary">
                {projectCopy.files}
              </RouterLinkButton>
              <RouterLinkButton to="/project/restore" variant="secondary">
                {projectCopy.restore}
              </RouterLinkButton>
              <RouterLinkButton to="/project/location" variant="secondary">
                {projectCopy.location}
              </RouterLinkButton>
              <RouterLinkButton to={apiAddress(table?.name)} variant="secondary">
                {projectCopy.api}
              </RouterLinkButton>
            </Row>
          )
        }
      />
      <Stack gap={24}>
        {isEmpty ? (
          <EmptyState
            icon="table"
            title={projectCopy.empty}
            text={projectCopy.emptyText}
            action={
              <Row gap={8}>
                <RouterLinkButton to="/agent">{dashboardCopy.openAgent}</RouterLinkButton>
                <FirstImportButton />
              </Row>
            }
          />
        ) : (
          <SplitLayout
            asideLabel={projectCopy.tables}
            aside={<TableList project={project.data} selected={table?.name} />}
          >
            <Stack>
              <Card
                title={projectCopy.firstRows}
                action={table && <Link to={dataAddress(table.name)}>{projectCopy.editRows}</Link>}
              >
                <DataTable
                  caption={projectCopy.firstRows}
                  hideCaption
                  columns={(rows.data?.columns ?? []).map((name) => ({ id: name, label: name, mono: true }))}
                  rows={(rows.data?.rows ?? []).map((cells, index) => ({
                    id: String(index),
                    cells: Object.fromEntries(
                      (rows.data?.columns ?? []).map((name, at) => [name, cells[at] ?? null]),
                    ),
                  }))}
                  emptyText={projectCopy.noRows}
                  loading={project.isLoading || rows.isLoading}
                  error={rows.error?.message}
                />
              </Card>
              <Card
                title={table?.name ?? copy.loading}
                action={
                  table && (
                    <Badge tone={table.rowSecurity ? 'success' : 'warning'}>
                      {table.rowSecurity ? projectCopy.locked : projectCopy.open}
                    </Badge>
                  )
                }
              >
                <DataTable
                  caption={projectCopy.columns}
                  columns={[
                    { id: 'name', label: projectCopy.column, mono: true },
                    { id: 'type', label: projectCopy.type, mono: true },
                    { id: 'required', label: projectCopy.required },
                  ]}
                  rows={(table?.columns ?? []).map((column) => ({
                    id: column.name,
                    cells: {
                      name: column.name,
                      type: column.type,
                      required: column.required ? projectCopy.yes : projectCopy.no,
                    },
                  }))}
                  emptyText={projectCopy.empty}
                  loading={project.isLoading}
                  error={project.error?.message}
                />
              </Card>
            </Stack>
          </SplitLayout>
        )}
        {/* Below what is known only then, so that it does not move. */}
        {!project.isLoading && <ProjectsCard />}
      </Stack>
    </PageContainer>
  );
}
