'use client';
import type { ReactElement, ReactNode } from 'react';
import * as text from '../../internal/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps {
  /** What is behind it; always in sight. */
  summary: ReactNode;
  /** A few words at the end of the line, such as a count. */
  note?: ReactNode;
  /** What it shows while it is open; the browser's search finds it also while it is closed. */
  children: ReactNode;
  /** Whether it starts open. @default false */
  defaultOpen?: boolean | undefined;
  /** Of all that share a group one is open at most. */
  group?: string | undefined;
  /** Called when it was opened or closed. */
  onToggle?: ((open: boolean) => void) | undefined;
}

/** A line that opens to show more: the native details element. */
export function Disclosure(props: DisclosureProps): ReactElement {
  const { summary, note, children, defaultOpen = false, group, onToggle } = props;
  return (
    <details
      data-kit="Disclosure"
      className={css.root}
      open={defaultOpen}
      name={group}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={css.summary}>
        <span className={css.words}>{summary}</span>
        {note !== undefined && <span className={`${text.note} ${css.aside}`}>{note}</span>}
        <Icon name="chevron-down" className={css.arrow} />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
