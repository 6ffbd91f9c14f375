'use client';
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';
import { note } from '../../internal/text.css.ts';
import { useOverflow } from '../../internal/useOverflow.ts';
import { useSpoken } from '../../internal/useSpoken.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './ErrorScreen.css.ts';
import { english } from './messages.ts';

export interface ErrorScreenProps {
  /** What has happened, in a few words; it takes focus. */
  title: string;
  /** What it means, and what is safe. */
  text: ReactNode;
  /** The error itself, for whoever wants to report it. */
  details?: string | undefined;
  /** Words that open the details. @default 'Details' */
  detailsLabel?: string | undefined;
  /** Which attempt this is, or what comes next. */
  attempt?: string | undefined;
  /** A retry is under way. */
  busy?: boolean | undefined;
  /** Words while it is. @default 'Retrying…' */
  busyLabel?: string | undefined;
  /** The ways on, the best one first. */
  actions?: ReactNode;
}

/** A whole page for when the page itself has failed; it is the main landmark. */
export function ErrorScreen(props: ErrorScreenProps): ReactElement {
  const words = useMessages('ErrorScreen', english);
  const { title, text, details, detailsLabel = words.details, attempt, actions } = props;
  const { busy = false, busyLabel = words.busy } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const code = useRef<HTMLPreElement>(null);
  const reach = useOverflow(code) ? { role: 'region', 'aria-label': detailsLabel, tabIndex: 0 } : {};
  useEffect(() => heading.current?.focus(), []);
  useSpoken(busy, busy ? busyLabel : '', true);
  return (
    <main data-kit="ErrorScreen" aria-labelledby={id} aria-busy={busy} className={css.root}>
      <div className={css.panel}>
        <span className={css.mark}>
          <Icon name="danger" size="xl" />
        </span>
        <h1 ref={heading} id={id} tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <div className={css.text}>{text}</div>
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
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
        {details !== undefined && details !== '' && (
          <details className={`${note} ${css.details}`}>
            <summary className={css.summary}>{detailsLabel}</summary>
            <pre ref={code} {...reach} className={css.code}>
              {details}
            </pre>
          </details>
        )}
      </div>
    </main>
  );
}
