import type { ViolationSeverity } from '@saywright/domain/compliance';
import { Badge, type BadgeTone } from '@saywright/ui/Badge';
import type { ReactElement } from 'react';
import { validationCopy } from '../../../copy/build/validation.ts';

const tones: Readonly<Record<ViolationSeverity, BadgeTone>> = {
  critical: 'danger',
  high: 'warning',
  medium: 'info',
  low: 'neutral',
};

/** A severity in words; critical ones have an icon too. */
export function SeverityBadge({ severity }: { readonly severity: ViolationSeverity }): ReactElement {
  return (
    <Badge tone={tones[severity]} icon={severity === 'critical' ? 'danger' : undefined}>
      {validationCopy.severities[severity]}
    </Badge>
  );
}
