'use client';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { useMessages } from '../../messages/context.ts';
import { english } from './messages.ts';
import * as css from './PriorityBadge.css.ts';

/** Priority in four levels. */
export type Priority = 'low' | 'medium' | 'high' | 'critical';

export interface PriorityBadgeProps extends RootProps {
  /** Priority, shown as one arrow down or one to three arrows up. */
  priority: Priority;
  /** Priority label. @default 'Low', 'Medium', 'High' or 'Critical' */
  label?: string | undefined;
}

const marks: Record<Priority, string> = {
  low: 'm3 5 4 4 4-4',
  medium: 'm3 9 4-4 4 4',
  high: 'm3 7 4-4 4 4M3 11.5l4-4 4 4',
  critical: 'm3 5.5 4-4 4 4M3 9l4-4 4 4M3 12.5l4-4 4 4',
};

/** Priority as arrows and a label. */
export function PriorityBadge(props: PriorityBadgeProps): ReactElement {
  const words = useMessages('PriorityBadge', english);
  const { priority, label = words[priority] } = props;
  return (
    <span data-kit="PriorityBadge" data-priority={priority} {...rootProps(props, css.tones[priority])}>
      <svg viewBox="0 0 14 14" aria-hidden="true" data-part="mark" className={css.mark}>
        <path d={marks[priority]} />
      </svg>
      {label}
    </span>
  );
}
