import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from './StatusDot.css.ts';

/** Availability of a service. */
export type Status = 'online' | 'processing' | 'offline';

export interface StatusDotProps extends RootProps {
  /** Status, shown as a disc, half ring, or hollow ring with a slash. */
  status: Status;
  /** Status label. */
  label: string;
  /** Shows only the dot; the label becomes its accessible name. @default false */
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

/** Status as a shape and label; colour is only an addition. */
export function StatusDot({ status, label, hideLabel = false, ...root }: StatusDotProps): ReactElement {
  const named = hideLabel ? { role: 'img', 'aria-label': label } : {};
  return (
    <span {...named} data-kit="StatusDot" data-status={status} {...rootProps(root, css.root)}>
      <svg className={css.marks[status]} viewBox="0 0 10 10" aria-hidden="true">
        {shapes[status]}
      </svg>
      {!hideLabel && <span>{label}</span>}
    </span>
  );
}
