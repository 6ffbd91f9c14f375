'use client';
import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import { mark } from '../../internal/marks.css.ts';
import * as text from '../../internal/text.css.ts';
import { useAnnouncement } from '../../internal/useAnnouncement.ts';
import { useMessages } from '../../messages/context.ts';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { StatusDot, type Status } from '../StatusDot/StatusDot.tsx';
import { ValueList, type ValueListItem } from '../ValueList/ValueList.tsx';
import * as css from './HealthPanel.css.ts';
import { english, type HealthLabels } from './messages.ts';

/** Health of a project; 'unknown' before the first check. */
export type Health = 'healthy' | 'warning' | 'critical' | 'unknown';

/** Connected service. */
export interface HealthService {
  /** Stable key, unique in the list. */
  id: string;
  /** Service name. */
  label: string;
  /** Connection status. */
  status: Status;
  /** Short status text. */
  value: string;
}

export interface HealthPanelProps extends RootProps {
  /** Panel heading. @default 'System health' */
  title?: string | undefined;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Overall health. */
  health: Health;
  /** Explanation in one sentence. */
  note?: string | undefined;
  /** Network status and its label. */
  network: { status: Status; label: string };
  /** Connected services, each with a status dot. */
  services?: readonly HealthService[] | undefined;
  /** Formatted time of the last check. */
  lastCheck?: string | undefined;
  /** Number of open issues. */
  issues: number;
  /** Number of fixes applied. */
  fixes: number;
  /** Link or button at the end of the heading row. */
  action?: ReactNode;
  /** Translated labels; those left out keep their default. */
  labels?: Partial<HealthLabels> | undefined;
}

const icons: Record<Health, IconName> = {
  healthy: 'check-circle',
  warning: 'warning',
  critical: 'danger',
  unknown: 'dash-circle',
};

const marks: Record<Health, string> = {
  healthy: mark.success,
  warning: mark.warning,
  critical: mark.danger,
  unknown: mark.neutral,
};

/** Project health with network, services and counts; changes are announced. */
export function HealthPanel(props: HealthPanelProps): ReactElement {
  const words = { ...useMessages('HealthPanel', english), ...props.labels };
  const { figure } = useFigures();
  const { title = words.title, headingLevel, health, note, network, services = [], action } = props;
  useAnnouncement(health, `${title}: ${words[health]}`);
  const lines: ValueListItem[] = [
    {
      id: 'network',
      label: words.network,
      value: <StatusDot status={network.status} label={network.label} />,
    },
    ...services.map((service) => ({
      id: `service-${service.id}`,
      label: <StatusDot status={service.status} label={service.label} />,
      value: service.value,
    })),
    { id: 'check', label: words.lastCheck, value: props.lastCheck ?? words.neverChecked },
    { id: 'issues', label: words.issues, value: figure(props.issues) },
    { id: 'fixes', label: words.fixes, value: figure(props.fixes) },
  ];
  return (
    <div data-kit="HealthPanel" data-health={health} {...rootProps(props, css.root)}>
      <Card title={title} headingLevel={headingLevel} action={action} padding="sm">
        <div data-part="summary" className={css.summary}>
          <span className={cx(marks[health], css.place)}>
            <Icon name={icons[health]} size="xl" />
          </span>
          <div>
            <p className={text.title}>{words[health]}</p>
            {note !== undefined && <p className={text.note}>{note}</p>}
          </div>
        </div>
        <ValueList items={lines} />
      </Card>
    </div>
  );
}
