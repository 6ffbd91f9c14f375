'use client';
import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { useFigures } from '../../internal/figures.ts';
import * as sign from '../../internal/statusLine.css.ts';
import { useAnnouncement } from '../../internal/useAnnouncement.ts';
import { useMessages } from '../../messages/context.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { english } from './messages.ts';
import * as css from './ThinkingStatus.css.ts';
import { useElapsed } from './useElapsed.ts';

export interface ThinkingStatusProps extends RootProps {
  /** Start time in ms since the epoch, as from `Date.now()`. */
  since: number;
  /** End time in ms since the epoch; omit it while the work is in progress. */
  until?: number | undefined;
  /** Text shown while the work is in progress. @default 'Working…' */
  label?: string | undefined;
  /** Expandable details of the work; once opened, only the user closes them. */
  children?: ReactNode;
}

/** Status line for work in progress; afterwards it shows how long the work took. */
export function ThinkingStatus(props: ThinkingStatusProps): ReactElement {
  const words = useMessages('ThinkingStatus', english);
  const { since, until, label = words.working, children } = props;
  const { figure } = useFigures();
  const seconds = useElapsed(since, until);
  const time = words.time(Math.floor(seconds / 60), seconds % 60, figure);
  const done = until !== undefined;
  const sentence = done ? words.worked(time) : label;
  // Work that ended before mounting is not announced.
  useAnnouncement(done, sentence, !done);
  const line = (
    <span className={sign.line}>
      <span className={sign.mark}>{done ? <Icon name="clock" size="sm" /> : <Spinner />}</span>
      <span>
        {sentence}
        {!done && <span className={css.time}> {time}</span>}
      </span>
    </span>
  );
  return (
    <div data-kit="ThinkingStatus" data-done={done} {...rootProps(props)}>
      {/* The same element before and after, so expanded details stay open. */}
      {children === undefined ? line : <Disclosure summary={line}>{children}</Disclosure>}
    </div>
  );
}
