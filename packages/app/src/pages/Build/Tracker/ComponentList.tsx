import type { TrackedComponent, TrackerPriority } from '@saywright/domain/tracker';
import { Badge } from '@saywright/ui/Badge';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { IconButton } from '@saywright/ui/IconButton';
import { PriorityBadge, type Priority } from '@saywright/ui/PriorityBadge';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { memo, type ReactElement } from 'react';
import { buildCopy } from '../../../copy/build/page.ts';
import { trackerCopy as copy } from '../../../copy/build/tracker.ts';
import * as page from '../Build.css.ts';
import { dayText, numberText } from '../format.ts';
import { useFirst } from '../ShowMore.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import * as css from './Tracker.css.ts';

type Act = (component: TrackedComponent) => void;

interface ComponentListProps {
  readonly components: readonly TrackedComponent[];
  /** Undefined for read-only components. Stable callbacks keep long lists fast. */
  readonly onEdit: Act | undefined;
  readonly onDelete: Act | undefined;
}

/** Number of cards shown at first, and added with each press. */
const step = 10;

/** The components as cards, one page at a time. */
export const ComponentList = memo(function ComponentList({
  components,
  onEdit,
  onDelete,
}: ComponentListProps): ReactElement {
  const { first, more } = useFirst(components, step);
  return (
    <Stack gap={12}>
      <ul aria-label={copy.list} className={css.list}>
        {first.map((component) => (
          <li key={component.id}>
            <ComponentCard component={component} onEdit={onEdit} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      {more}
    </Stack>
  );
});

const priorities: Readonly<Record<TrackerPriority, Priority>> = {
  Critical: 'critical',
  High: 'high',
  Medium: 'medium',
};

interface ComponentCardProps extends Omit<ComponentListProps, 'components'> {
  readonly component: TrackedComponent;
}

const ComponentCard = memo(function ComponentCard({
  component,
  onEdit,
  onDelete,
}: ComponentCardProps): ReactElement {
  const { id, name, type, description, status, complexity, priority } = component;
  return (
    <Card padding="sm">
      <div className={css.card}>
        <Row gap={8} justify="between" align="start">
          <Row gap={8}>
            <span className={page.mono}>{id}</span>
            <Badge tone="line">{type}</Badge>
            <StatusBadge status={status} />
            <Badge>{complexity}</Badge>
            <PriorityBadge priority={priorities[priority]} label={priority} />
          </Row>
          {onEdit && onDelete && (
            <Row gap={4}>
              <Button
                size="sm"
                variant="ghost"
                aria-label={copy.edit(name)}
                onClick={() => onEdit(component)}
              >
                {copy.editShort}
              </Button>
              <IconButton
                size="sm"
                icon="trash"
                label={copy.remove(name)}
                onClick={() => onDelete(component)}
              />
            </Row>
          )}
        </Row>
        <h3 className={page.title}>{name}</h3>
        {description !== '' && <p>{description}</p>}
        <Facts component={component} />
      </div>
    </Card>
  );
});

function Facts({ component }: { readonly component: TrackedComponent }): ReactElement {
  const { fields, of } = copy;
  const facts = [
    [fields.hours, of(numberText(component.actualHours), numberText(component.estimatedHours))],
    [fields.lines, of(numberText(component.actualLines), numberText(component.estimatedLines))],
    [fields.phase, component.phase],
    [fields.assignedTo, component.assignedTo],
    [fields.created, dayText(component.createdDate)],
    [fields.completed, component.completedDate === null ? '' : dayText(component.completedDate)],
    [fields.dependencies, component.dependencies.join(', ')],
    [fields.tags, component.tags.join(', ')],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === '' ? buildCopy.none : value}</dd>
        </div>
      ))}
    </dl>
  );
}
