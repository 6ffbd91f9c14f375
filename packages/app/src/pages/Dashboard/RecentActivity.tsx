import {
  dashboardActivities,
  type DashboardActivityStatus,
  type DashboardActivityType,
} from '@saywright/domain/dashboard';
import type { OperationView } from '@saywright/engine/protocol';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { Skeleton } from '@saywright/ui/Skeleton';
import { ValueList, type ValueListItem } from '@saywright/ui/ValueList';
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

const operationIcons = {
  proven: 'clock',
  executing: 'clock',
  proving: 'clock',
  executed: 'check-circle',
  undoing: 'clock',
  undone: 'undo',
  failed: 'danger',
  declined: 'dash-circle',
} as const satisfies Record<OperationView['state'], string>;

const sampleIcons = {
  success: 'check-circle',
  pending: 'clock',
  error: 'danger',
} as const satisfies Record<DashboardActivityStatus, string>;

const sampleVerbs: Readonly<Record<DashboardActivityType, string>> = {
  created: 'created',
  deployed: 'deployed',
  updated: 'updated',
};

const samples: readonly ValueListItem[] = dashboardActivities.map(
  ({ id, name, type, timestamp, status }) => ({
    id,
    icon: sampleIcons[status],
    label: `${name} ${sampleVerbs[type]}`,
    value: `${status}, ${timestamp}`,
  }),
);

function newest(operations: readonly OperationView[]): readonly ValueListItem[] {
  return operations
    .slice(-maxItems)
    .toReversed()
    .map((operation) => ({
      id: operation.id,
      icon: operationIcons[operation.state],
      label: operation.state === 'executed' ? operation.doneTitle : operation.title,
      value: `${operation.state}, ${clockTime(operation.executedAt ?? operation.createdAt)}`,
    }));
}

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
      {items.length > 0 && <ValueList items={items} />}
    </Card>
  );
}
