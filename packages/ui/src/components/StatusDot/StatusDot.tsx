import type { ReactElement } from 'react';
import * as css from './StatusDot.css.ts';

/** Whether something is there, on its way, or away. */
export type Status = 'online' | 'processing' | 'offline';

export interface StatusDotProps {
  /** Which of the three shapes to draw: disc, half ring, hollow ring with a slash. */
  status: Status;
  /** The status in words. */
  label: string;
  /** Show the dot alone; the words become its accessible name. */
  hideLabel?: boolean | undefined;
}

const shapes: Record<Status, ReactElement> = {
  online: <circle cx="5" cy="5" r="4" fill="currentColor" />,
  processing: (
    <>
      <circle cx="5" cy="5" r="4.1" stroke="currentColor" />
      <path d="M5 .9a4.1 4.1 0 0 1 0 8.2Z" fill="currentColor" />
    </>
  ),
  offline: (
    <>
      <circle cx="5" cy="5" r="4.1" stroke="currentColor" />
      <path d="M1.8 8.2 8.2 1.8" stroke="currentColor" />
    </>
  ),
};

/** A status as shape and word; colour comes third. */
export function StatusDot({ status, label, hideLabel = false }: StatusDotProps): ReactElement {
  const named = hideLabel ? { role: 'img', 'aria-label': label } : {};
  return (
    <span {...named} data-kit="StatusDot" data-status={status} className={css.root}>
      <svg className={css.marks[status]} viewBox="0 0 10 10" aria-hidden="true">
        {shapes[status]}
      </svg>
      {!hideLabel && <span>{label}</span>}
    </span>
  );
}
