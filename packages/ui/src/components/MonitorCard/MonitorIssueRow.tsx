'use client';
import { memo, type ReactElement } from 'react';
import { atEnd } from '../../internal/rows.css.ts';
import { fine, small } from '../../internal/text.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RiskBadge, type Risk } from '../RiskBadge/RiskBadge.tsx';
import * as css from './MonitorCard.css.ts';

/** Issue found by the monitor. */
export interface MonitorIssue {
  /** Stable key, unique in the list. */
  id: string;
  /** Description of the issue. */
  description: string;
  /** Severity. */
  severity: Risk;
  /** Severity label, such as 'High'. */
  severityLabel: string;
  /** Where and when it was found. */
  note?: string | undefined;
  /** Text shown when it is resolved, such as 'Fix applied'. */
  fixedLabel?: string | undefined;
  /** Action for the issue, such as 'Review fix'. */
  action?: { label: string; onPress: () => void } | undefined;
}

interface MonitorIssueRowProps {
  issue: MonitorIssue;
  dismissLabel: string;
  onDismiss: ((id: string) => void) | undefined;
}

/** Row of an issue with its severity and actions. */
export const MonitorIssueRow = memo(function MonitorIssueRow({
  issue,
  dismissLabel,
  onDismiss,
}: MonitorIssueRowProps): ReactElement {
  const { id, description, severity, severityLabel, note, fixedLabel, action } = issue;
  return (
    <li className={css.issue}>
      <p className={small}>{description}</p>
      <div className={css.facts}>
        <RiskBadge risk={severity} label={severityLabel} />
        {note !== undefined && <span className={fine}>{note}</span>}
        {fixedLabel !== undefined && (
          <Badge tone="success" icon="check">
            {fixedLabel}
          </Badge>
        )}
        {(action !== undefined || onDismiss !== undefined) && (
          <span className={atEnd}>
            {action !== undefined && (
              <Button size="sm" aria-label={`${action.label}: ${description}`} onClick={action.onPress}>
                {action.label}
              </Button>
            )}
            {onDismiss !== undefined && (
              <IconButton
                size="sm"
                icon="close"
                label={`${dismissLabel}: ${description}`}
                onClick={() => onDismiss(id)}
              />
            )}
          </span>
        )}
      </div>
    </li>
  );
});
