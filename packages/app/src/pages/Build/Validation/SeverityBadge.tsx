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

/** How bad something is, in a word; critical ones have an icon, too (SP-BVAL-08, SP-BVAL-09). */
export function SeverityBadge({ severity }: { readonly severity: ViolationSeverity }): ReactElement {
  return (
    <Badge tone={tones[severity]} icon={severity === 'critical' ? 'danger' : undefined}>
      {validationCopy.severities[severity]}
    </Badge>
  );
}
