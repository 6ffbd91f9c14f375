import { Badge } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import { DataTable } from '@saywright/ui/DataTable';
import { EmptyState } from '@saywright/ui/EmptyState';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { SplitLayout } from '@saywright/ui/SplitLayout';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { copy } from '../../copy.ts';
import { useProject, useRows } from '../../services/data.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
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
      <PageHeader title={copy.project.title} text={copy.project.text} />
      {isEmpty ? (
        <EmptyState
          icon="table"
          title={copy.project.empty}
          text={copy.project.emptyText}
          action={<RouterLinkButton to="/agent">{copy.dashboard.openAgent}</RouterLinkButton>}
        />
      ) : (
        <SplitLayout
          asideLabel={copy.project.tables}
          aside={<TableList project={project.data} selected={table?.name} />}
        >
          <Stack>
            <Card
              title={table?.name ?? copy.loading}
              action={
                table && (
                  <Badge tone={table.rowSecurity ? 'success' : 'warning'}>
                    {table.rowSecurity ? copy.project.locked : copy.project.open}
                  </Badge>
                )
              }
            >
              <DataTable
                caption={copy.project.columns}
                columns={[
                  { id: 'name', label: copy.project.column, mono: true },
                  { id: 'type', label: copy.project.type, mono: true },
                  { id: 'required', label: copy.project.required },
                ]}
                rows={(table?.columns ?? []).map((column) => ({
                  id: column.name,
                  cells: {
                    name: column.name,
                    type: column.type,
                    required: column.required ? copy.project.yes : copy.project.no,
                  },
                }))}
                emptyText={copy.project.empty}
                loading={project.isLoading}
                error={project.error?.message}
              />
            </Card>
            <Card title={copy.project.firstRows}>
              <DataTable
                caption={copy.project.firstRows}
                hideCaption
                columns={(rows.data?.columns ?? []).map((name) => ({ id: name, label: name, mono: true }))}
                rows={(rows.data?.rows ?? []).map((cells, index) => ({
                  id: String(index),
                  cells: Object.fromEntries(
                    (rows.data?.columns ?? []).map((name, at) => [name, cells[at] ?? null]),
                  ),
                }))}
                emptyText={copy.project.noRows}
                loading={rows.isLoading}
                error={rows.error?.message}
              />
            </Card>
          </Stack>
        </SplitLayout>
      )}
    </PageContainer>
  );
}
