import type { ReactElement, ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps.ts';
import { Card } from '../Card/Card.tsx';
import { renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './StatCard.css.ts';

export interface StatCardProps extends RootProps {
  /** Label: what is counted. */
  label: string;
  /** Formatted value; NaN is shown as a dash. */
  value: ReactNode;
  /** Short note under the value. */
  note?: ReactNode;
  /** Trend with its text, such as '+12 this week'. */
  trend?: { direction: 'up' | 'down'; text: string } | undefined;
  /** Icon before the label: a built-in icon name or an element. */
  icon?: IconSource | undefined;
}

/** Card with one value and its label. */
export function StatCard({ label, value, note, trend, icon, ...root }: StatCardProps): ReactElement {
  return (
    <Card {...root}>
      <dl data-kit="StatCard" className={css.root}>
        <dt className={css.label}>
          {icon !== undefined && renderIcon(icon)}
          {label}
        </dt>
        <dd className={css.value}>{Number.isNaN(value) ? '–' : value}</dd>
        {(trend !== undefined || note !== undefined) && (
          <dd data-part="note" className={css.note}>
            {trend !== undefined && <span className={css.trends[trend.direction]}>{trend.text}</span>}
            {note}
          </dd>
        )}
      </dl>
    </Card>
  );
}
