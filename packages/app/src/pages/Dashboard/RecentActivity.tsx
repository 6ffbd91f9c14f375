import {
  dashboardActivities,
  type DashboardActivityStatus,
  type DashboardActivityType,
} from '@saywright/domain/dashboard';
import type { OperationView } from '@saywright/engine/protocol';
import { Badge, type BadgeProps } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import { DataTable, type DataTableColumn, type DataTableRow } from '@saywright/ui/DataTable';
import { EmptyState } from '@saywright/ui/EmptyState';
import { Skeleton } from '@saywright/ui/Skeleton';
import { SampleMark } from '@saywright/ui/SampleMark';
import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { dashboardCopy } from '../../copy/dashboard.ts';
import type { Figures } from '../../panels/useFigures.ts';
import { clockTime } from '../../time.ts';

interface RecentActivityProps {
  readonly figures: Figures;
  readonly operations: readonly OperationView[] | undefined;
}

const maxItems = 6;

const running = { tone: 'warning', icon: 'clock' } as const;
const done = { tone: 'success', icon: 'check-circle' } as const;
const failed = { tone: 'danger', icon: 'danger' } as const;

type Look = Pick<BadgeProps, 'tone' | 'icon'>;

const operationLooks: Readonly<Record<OperationView['state'], Look>> = {
  proven: running,
  executing: running,
  proving: running,
  executed: done,
  undoing: running,
  undone: { tone: 'neutral', icon: 'undo' },
  failed,
  declined: { tone: 'neutral', icon: 'dash-circle' },
};

const sampleLooks: Readonly<Record<DashboardActivityStatus, Look>> = {
  success: done,
  pending: running,
  error: failed,
};

const sampleVerbs: Readonly<Record<DashboardActivityType, string>> = {
  created: 'created',
  deployed: 'deployed',
  updated: 'updated',
};

const columns: readonly DataTableColumn[] = [
  { id: 'what', label: dashboardCopy.what },
  { id: 'result', label: dashboardCopy.result },
  { id: 'when', label: dashboardCopy.when, align: 'end' },
];

const row = (id: string, what: string, result: string, look: Look, when: string): DataTableRow => ({
  id,
  cells: { what, result: <Badge {...look}>{result}</Badge>, when },
});

const samples: readonly DataTableRow[] = dashboardActivities.map(({ id, name, type, timestamp, status }) =>
  row(id, `${name} ${sampleVerbs[type]}`, status, sampleLooks[status], timestamp),
);

const newest = (operations: readonly OperationView[]): readonly DataTableRow[] =>
  operations
    .slice(-maxItems)
    .toReversed()
    .map(({ id, state, title, doneTitle, executedAt, createdAt }) =>
      row(
        id,
        state === 'executed' ? doneTitle : title,
        state,
        operationLooks[state],
        clockTime(executedAt ?? createdAt),
      ),
    );

/** The project's newest operations, or the documented sample list. */
export function RecentActivity({ figures, operations }: RecentActivityProps): ReactElement {
  const isSample = figures === 'sample';
  const items = isSample ? samples : newest(operations ?? []);
  const isLoading = !isSample && operations === undefined;
  return (
    <Card title={dashboardCopy.recent} action={isSample && <SampleMark />}>
      {isLoading && <Skeleton label={copy.loading} lines={3} />}
      {!isLoading && items.length === 0 && (
        <EmptyState icon="clock" title={dashboardCopy.noActivity} text={dashboardCopy.noActivityText} />
      )}
      {items.length > 0 && (
        <DataTable
          caption={dashboardCopy.recent}
          hideCaption
          columns={columns}
          rows={items}
          emptyText={dashboardCopy.noActivity}
        />
      )}
    </Card>
  );
}
