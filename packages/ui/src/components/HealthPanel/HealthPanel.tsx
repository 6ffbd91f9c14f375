'use client';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import { mark } from '../../internal/marks.css.ts';
import * as text from '../../internal/text.css.ts';
import { useSpoken } from '../../internal/useSpoken.ts';
import { useMessages } from '../../messages/context.ts';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { StatusDot, type Status } from '../StatusDot/StatusDot.tsx';
import { ValueList, type ValueListItem } from '../ValueList/ValueList.tsx';
import * as css from './HealthPanel.css.ts';
import { english, type HealthLabels } from './messages.ts';

/** How a project is; 'unknown' until something was checked. */
export type Health = 'healthy' | 'warning' | 'critical' | 'unknown';

/** One connected service. */
export interface HealthService {
  /** Stable key. */
  id: string;
  /** Name of the service. */
  label: string;
  /** Whether it can be reached. */
  status: Status;
  /** How it stands, in a few words. */
  value: string;
}

export interface HealthPanelProps {
  /** Heading of the panel. @default 'System health' */
  title?: string | undefined;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** How things are. */
  health: Health;
  /** Why, in one sentence. */
  note?: string | undefined;
  /** Whether the network is there, as dot and words. */
  network: { status: Status; label: string };
  /** The connected services, each with a dot of its own. */
  services?: readonly HealthService[] | undefined;
  /** When it was last checked, written out. */
  lastCheck?: string | undefined;
  /** How many issues there are. */
  issues: number;
  /** How many fixes were applied. */
  fixes: number;
  /** A link or button at the end of the heading. */
  action?: ReactNode;
  /** Fixed words in another language. */
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

/** How the project is, in one word and a few lines; a change is spoken. */
export function HealthPanel(props: HealthPanelProps): ReactElement {
  const words = { ...useMessages('HealthPanel', english), ...props.labels };
  const { figure } = useFigures();
  const { title = words.title, headingLevel, health, note, network, services = [], action } = props;
  useSpoken(health, `${title}: ${words[health]}`);
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
    <div data-kit="HealthPanel" data-health={health} className={css.root}>
      <Card title={title} headingLevel={headingLevel} action={action} padding="sm">
        <div className={css.summary}>
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
