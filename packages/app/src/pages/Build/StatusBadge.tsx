import { Badge, type BadgeTone } from '@saywright/ui/Badge';
import type { ReactElement } from 'react';
import { buildCopy } from '../../copy/build/page.ts';

type Status = keyof typeof buildCopy.statuses;

const tones: Readonly<Record<Status, BadgeTone>> = {
  completed: 'success',
  'in-progress': 'info',
  pending: 'neutral',
  planned: 'neutral',
  'n/a': 'line',
  blocked: 'danger',
  overdue: 'danger',
};

/** The status of a phase, check, component or milestone, in words. */
export function StatusBadge({ status }: { readonly status: Status }): ReactElement {
  return <Badge tone={tones[status]}>{buildCopy.statuses[status]}</Badge>;
}
