'use client';
import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as text from '../../internal/text.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps extends RootProps {
  /** Summary that is always visible. */
  summary: ReactNode;
  /** Short note at the end of the line, such as a count. */
  note?: ReactNode;
  /** Content shown while open; the browser's find-in-page also finds it while closed. */
  children: ReactNode;
  /** Whether it is initially open. @default false */
  defaultOpen?: boolean | undefined;
  /** Group name; at most one disclosure of a group is open. */
  group?: string | undefined;
  /** Called with the new state when the user opens or closes it. */
  onToggle?: ((open: boolean) => void) | undefined;
}

/** Expandable section, based on the native details element. */
export function Disclosure(props: DisclosureProps): ReactElement {
  const { summary, note, children, defaultOpen = false, group, onToggle } = props;
  return (
    <details
      data-kit="Disclosure"

      open={defaultOpen}
      name={group}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      {...rootProps(props, css.root)}
    >
      <summary data-part="summary" className={css.summary}>
        <span className={css.words}>{summary}</span>
        {note !== undefined && <span className={`${text.note} ${css.aside}`}>{note}</span>}
        <Icon name="chevron-down" className={css.arrow} />
      </summary>
      <div data-part="body" className={css.body}>
        {children}
      </div>
    </details>
  );
}
