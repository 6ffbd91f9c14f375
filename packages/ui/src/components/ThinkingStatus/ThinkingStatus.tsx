'use client';
import type { ReactElement, ReactNode } from 'react';
import { useFigures } from '../../internal/figures.ts';
import * as sign from '../../internal/statusLine.css.ts';
import { useSpoken } from '../../internal/useSpoken.ts';
import { useMessages } from '../../messages/context.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { english } from './messages.ts';
import * as css from './ThinkingStatus.css.ts';
import { useElapsed } from './useElapsed.ts';

export interface ThinkingStatusProps {
  /** When the work began, in milliseconds as `Date.now()` counts them. */
  since: number;
  /** When it ended; leave it out while the work is under way. */
  until?: number | undefined;
  /** Words while the work is under way. @default 'Working…' */
  label?: string | undefined;
  /** What is done meanwhile; it opens under the line, and only a press closes it again. */
  children?: ReactNode;
}

/** One line that says that work is under way, and afterwards how long it took. */
export function ThinkingStatus(props: ThinkingStatusProps): ReactElement {
  const words = useMessages('ThinkingStatus', english);
  const { since, until, label = words.working, children } = props;
  const { figure } = useFigures();
  const seconds = useElapsed(since, until);
  const time = words.time(Math.floor(seconds / 60), seconds % 60, figure);
  const done = until !== undefined;
  const sentence = done ? words.worked(time) : label;
  // Work that had ended before is no news.
  useSpoken(done, sentence, !done);
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
    <div data-kit="ThinkingStatus" data-done={done}>
      {/* The same element before and after, so what somebody opened stays open. */}
      {children === undefined ? line : <Disclosure summary={line}>{children}</Disclosure>}
    </div>
  );
}
