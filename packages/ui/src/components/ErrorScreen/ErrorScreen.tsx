'use client';
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { note } from '../../internal/text.css.ts';
import { useOverflow } from '../../internal/useOverflow.ts';
import { useAnnouncement } from '../../internal/useAnnouncement.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './ErrorScreen.css.ts';
import { english } from './messages.ts';

export interface ErrorScreenProps extends RootProps {
  /** Short description of what happened; receives focus. */
  title: string;
  /** What it means, and what is safe. */
  text: ReactNode;
  /** Error details for a bug report. */
  details?: string | undefined;
  /** Label that opens the details. @default 'Details' */
  detailsLabel?: string | undefined;
  /** Status of the retries, such as the attempt number. */
  attempt?: string | undefined;
  /** A retry is in progress. @default false */
  busy?: boolean | undefined;
  /** Text shown during a retry. @default 'Retrying…' */
  busyLabel?: string | undefined;
  /** Recovery actions, the recommended one first. */
  actions?: ReactNode;
}

/** Full-page error; it is the main landmark. */
export function ErrorScreen(props: ErrorScreenProps): ReactElement {
  const words = useMessages('ErrorScreen', english);
  const { title, text, details, detailsLabel = words.details, attempt, actions } = props;
  const { busy = false, busyLabel = words.busy } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const code = useRef<HTMLPreElement>(null);
  const reach = useOverflow(code) ? { role: 'region', 'aria-label': detailsLabel, tabIndex: 0 } : {};
  useEffect(() => heading.current?.focus(), []);
  useAnnouncement(busy, busy ? busyLabel : '', true);
  return (
    <main data-kit="ErrorScreen" aria-labelledby={id} aria-busy={busy} {...rootProps(props, css.root)}>
      <div data-part="panel" className={css.panel}>
        <span data-part="mark" className={css.mark}>
          <Icon name="danger" size="xl" />
        </span>
        <h1 ref={heading} id={id} tabIndex={-1} data-part="title" className={css.title}>
          {title}
        </h1>
        <div data-part="text" className={css.text}>
          {text}
        </div>
        {(busy || attempt !== undefined) && (
          <p className={`${note} ${css.status}`}>
            {busy && (
              <span className={css.busy}>
                <Spinner />
                {busyLabel}
              </span>
            )}
            {attempt !== undefined && <span>{attempt}</span>}
          </p>
        )}
        {actions !== undefined && (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        )}
        {details !== undefined && details !== '' && (
          <details className={`${note} ${css.details}`}>
            <summary data-part="summary" className={css.summary}>
              {detailsLabel}
            </summary>
            <pre ref={code} {...reach} className={css.code}>
              {details}
            </pre>
          </details>
        )}
      </div>
    </main>
  );
}
