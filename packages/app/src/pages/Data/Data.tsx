import type { RowFilterView } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { EmptyState } from '@saywright/ui/EmptyState';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { Row } from '@saywright/ui/Row';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import { Suspense, useEffect, type ComponentProps, type ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { copy as shared } from '../../copy.ts';
import { dataCopy as copy } from '../../copy/data.ts';
import { dashboardCopy } from '../../copy/dashboard.ts';
import { useCommands } from '../../providers/commands.ts';
import { useProject } from '../../services/data.ts';
import { rowWords } from '../../services/rowCounts.ts';
import { countEdits, editsName, useEditsOf } from '../../services/rowEdits.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { FirstImportButton } from './FirstImportButton.tsx';
import { dataAddress, relationsAddress } from './address.ts';
import { deferredComponent } from '../../shell/deferredComponent.tsx';

/** Loaded unless the picture is shown, so that neither waits for the other. */
const TableRows = deferredComponent(() => import('./TableRows.tsx'));
/** Loaded where there are many tables. */
const TableSelect = deferredComponent(() => import('./TableSelect.tsx'));
/** Loaded with the layout library when it is opened. */
const Relations = deferredComponent(() => import('./Relations.tsx'));

/** Tables that are shown beside each other. */
const mostLinks = 6;

function TableLinks({ tables, current }: ComponentProps<typeof TableSelect>): ReactElement {
  if (tables.length > mostLinks)
    return (
      <Suspense fallback={<Skeleton label={shared.loading} lines={2} />}>
        <TableSelect tables={tables} current={current} />
      </Suspense>
    );
  return (
    <nav aria-label={copy.tables}>
      <Row gap={8}>
        {tables.map(({ name, label }) => (
          <RouterLinkButton
            key={name}
            size="sm"
            variant={name === current ? 'secondary' : 'ghost'}
            aria-current={name === current ? 'page' : undefined}
            to={dataAddress(name)}
          >
            {label}
          </RouterLinkButton>
        ))}
      </Row>
    </nav>
  );
}

/** The rows of the project's tables, edited in place: a set of edits becomes one plan. */
export default function Data(): ReactElement {
  const [search] = useSearchParams();
  const { id: scope } = useCommands();
  const { data: project, error } = useProject();
  const editsOf = useEditsOf();
  const tables = project?.tables ?? [];
  const table = tables.find(({ name }) => name === search.get('table')) ?? tables[0];
  const isPicture = search.get('view') === 'relations';
  useEffect(() => {
    // Beside the tables, not after them; what fails is loaded again when it is shown.
    if (!isPicture) TableRows.fetch().catch(() => {});
  }, [isPicture]);
  const [column, value] = [search.get('column'), search.get('is')];
  const startFilters: readonly RowFilterView[] =
    column !== null && value !== null ? [{ column, operator: 'is', value: value.slice(0, 1000) }] : [];
  const optionLabel = (name: string, rows: string): string => {
    const count = countEdits(editsOf(editsName(scope, name)));
    return count === 0 ? copy.tableOption(name, rows) : copy.unsaved(name, rows, count);
  };
  const options = tables.map((one) => ({ name: one.name, label: optionLabel(one.name, rowWords(one)) }));
  return (
    <PageContainer>
      <PageHeader
        title={copy.title}
        size="md"
        note={
          project && (
            <Text as="span" tone="muted">
              {copy.overview(tables.length, rowWords(...tables))}
            </Text>
          )
        }
        end={
          table && (
            <Row gap={8}>
              <RouterLinkButton
                variant="ghost"
                icon={isPicture ? 'table' : 'branch'}
                to={isPicture ? dataAddress(table.name) : relationsAddress}
              >
                {isPicture ? copy.rows : copy.relations}
              </RouterLinkButton>
              <RouterLinkButton variant="ghost" to={`/project?table=${encodeURIComponent(table.name)}`}>
                {copy.overviewLink}
              </RouterLinkButton>
            </Row>
          )
        }
      />
      {error && !project && (
        <Banner tone="danger" title={copy.failed}>
          {error.message}
        </Banner>
      )}
      {!project && !error && <Skeleton label={shared.loading} lines={6} />}
      {project && !table && (
        <EmptyState
          icon="table"
          title={copy.empty}
          text={copy.emptyText}
          action={
            <Row gap={8}>
              <RouterLinkButton to="/agent">{dashboardCopy.openAgent}</RouterLinkButton>
              <FirstImportButton />
            </Row>
          }
        />
      )}
      {project && table && isPicture && (
        <Suspense fallback={<Skeleton label={shared.loading} lines={6} />}>
          <Relations tables={tables} />
        </Suspense>
      )}
      {table && !isPicture && (
        <Stack>
          <TableLinks tables={options} current={table.name} />
          <Suspense fallback={<Skeleton label={shared.loading} lines={6} />}>
            <TableRows key={search.toString()} table={table.name} startFilters={startFilters} />
          </Suspense>
        </Stack>
      )}
    </PageContainer>
  );
}
