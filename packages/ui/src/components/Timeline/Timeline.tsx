'use client';
import { memo, type ReactElement, type ReactNode } from 'react';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { note } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon, renderIcon, type IconSource } from '../Icon/Icon.tsx';
import { english } from './messages.ts';
import * as css from './Timeline.css.ts';

/** Meaning of an event. */
export type TimelineTone = 'neutral' | 'accent' | 'success' | 'info' | 'warning' | 'danger';

/** Event of a timeline. */
export interface TimelineEvent {
  /** Stable key, unique in the list. */
  id: string;
  /** What happened. */
  title: ReactNode;
  /** Time as text, such as '5 minutes ago'. */
  time?: string | undefined;
  /** The same time for machines, such as '2026-11-23T14:05Z'. */
  dateTime?: string | undefined;
  /** Meaning, shown as an icon and read before the title. @default 'neutral' */
  tone?: TimelineTone | undefined;
  /** Icon instead of that of the tone: a built-in icon name or an element. */
  icon?: IconSource | undefined;
  /** Supporting text. */
  description?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
}

export interface TimelineProps extends RootProps {
  /** Accessible name of the list. */
  label: string;
  /** Events in the order shown, such as newest first; keep object identity stable so that long lists stay fast. */
  events: readonly TimelineEvent[];
  /** Text that screen readers read before an event, by tone. @default 'Success', 'Warning', 'Problem' … */
  toneLabels?: Readonly<Record<Exclude<TimelineTone, 'neutral'>, string>> | undefined;
}

const icons: Readonly<Record<TimelineTone, ReactElement>> = {
  neutral: <span className={css.dot} />,
  accent: <Icon name="sparkle" />,
  success: <Icon name="check-circle" />,
  info: <Icon name="info" />,
  warning: <Icon name="warning" />,
  danger: <Icon name="danger" />,
};

interface EventRowProps {
  event: TimelineEvent;
  toneLabel: string | undefined;
}

const EventRow = memo(function EventRow({ event, toneLabel }: EventRowProps): ReactElement {
  const { title, time, dateTime, tone = 'neutral', icon, description, actions } = event;
  return (
    <li data-part="event" data-tone={tone} className={css.event}>
      <span aria-hidden="true" data-part="mark" className={css.marks[tone]}>
        {icon === undefined ? icons[tone] : renderIcon(icon)}
      </span>
      <div className={css.words}>
        <div className={css.head}>
          <div data-part="title" className={css.title}>
            {toneLabel !== undefined && <span className={visuallyHidden}>{toneLabel}: </span>}
            {title}
          </div>
          {time !== undefined && (
            <time data-part="time" dateTime={dateTime} className={css.time}>
              {time}
            </time>
          )}
        </div>
        {description !== undefined && (
          <div data-part="description" className={note}>
            {description}
          </div>
        )}
        {actions !== undefined && (
          <div data-part="actions" className={css.actions}>
            {actions}
          </div>
        )}
      </div>
    </li>
  );
});

/** List of events in order of time. */
export function Timeline({ label, events, toneLabels, ...root }: TimelineProps): ReactElement {
  const words = useMessages('Timeline', english);
  const labels = toneLabels ?? words;
  return (
    <ol data-kit="Timeline" aria-label={label} {...rootProps(root, css.root)}>
      {events.map((event) => (
        <EventRow
          key={event.id}
          event={event}
          toneLabel={event.tone === undefined || event.tone === 'neutral' ? undefined : labels[event.tone]}
        />
      ))}
    </ol>
  );
}
