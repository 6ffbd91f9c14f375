import type { OperationView } from '@saywright/engine/protocol';
import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import { Skeleton } from '@saywright/ui/Skeleton';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { clockTime } from '../Agent/time.ts';

interface RecentActivityProps {
  readonly operations: readonly OperationView[] | undefined;
}

const shown = 6;
const icons = {
  proven: 'clock',
  executing: 'clock',
  stale: 'clock',
  executed: 'check-circle',
  undone: 'undo',
  failed: 'danger',
  declined: 'dash-circle',
} as const satisfies Record<OperationView['state'], string>;

/** The newest operations of the project. */
export function RecentActivity({ operations }: RecentActivityProps): ReactElement {
  const items = (operations ?? [])
    .slice(-shown)
    .toReversed()
    .map((operation) => ({
      id: operation.id,
      icon: icons[operation.state],
      label: operation.state === 'executed' ? operation.doneTitle : operation.title,
      value: `${operation.state}, ${clockTime(operation.executedAt ?? operation.createdAt)}`,
    }));
  return (
    <Card title={copy.dashboard.recent}>
      {operations === undefined && <Skeleton label={copy.loading} lines={3} />}
      {operations && items.length === 0 && (
        <EmptyState icon="clock" title={copy.dashboard.noActivity} text={copy.dashboard.noActivityText} />
      )}
      {items.length > 0 && <ValueList items={items} />}
    </Card>
  );
}
