'use client';
import { memo, useId, useRef, type ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { stretchedLink } from '../../internal/stretchedLink.css.ts';
import { fine, heading, note } from '../../internal/text.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ToastTone } from '../Toast/toastQueue.ts';
import * as css from './NotificationList.css.ts';

/** A notification. */
export interface NotificationItem {
  /** Stable key, unique in the list. */
  id: string;
  /** What happened. */
  title: string;
  /** Supporting text: one sentence. */
  message?: string | undefined;
  /** Tone: sets the icon and colour. */
  tone: ToastTone;
  /** Formatted time. */
  time: string;
  /** Whether it has been read. */
  read: boolean;
}

interface NotificationRowProps {
  item: NotificationItem;
  unreadLabel: string;
  readLabel: string;
  markReadLabel: string;
  headingLevel: 3 | 4 | 5;
  onRead: (id: string) => void;
  dismissLabel: string;
  onDismiss: ((id: string) => void) | undefined;
}

const icons: Record<ToastTone, IconName> = {
  success: 'check-circle',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
};

/** Row of a notification; while unread, the whole row is a button that marks it as read. */
export const NotificationRow = memo(function NotificationRow(props: NotificationRowProps): ReactElement {
  const { item, unreadLabel, readLabel, markReadLabel, headingLevel, onRead, dismissLabel, onDismiss } =
    props;
  const id = useId();
  const article = useRef<HTMLElement>(null);
  const Heading = `h${headingLevel}` as const;
  const press = (): void => {
    // The button disappears when pressed, so focus moves to the notification.
    article.current?.focus();
    onRead(item.id);
  };
  return (
    <li className={css.row}>
      <article
        ref={article}
        tabIndex={-1}
        aria-labelledby={`${id}-title ${id}-state`}
        className={cx(css.item, !item.read && css.unread)}
      >
        <span className={css.marks[item.tone]}>
          <Icon name={icons[item.tone]} />
        </span>
        <div>
          <Heading id={`${id}-title`} className={cx(heading, item.read && css.seen)}>
            {item.read ? (
              item.title
            ) : (
              <button
                type="button"
                className={stretchedLink}
                aria-label={`${markReadLabel}: ${item.title}`}
                onClick={press}
              >
                {item.title}
              </button>
            )}
          </Heading>
          {item.message !== undefined && <p className={note}>{item.message}</p>}
          <p className={css.foot}>
            <span className={fine}>{item.time}</span>
            <span id={`${id}-state`} className={cx(item.read && visuallyHidden)}>
              {item.read ? readLabel : <Badge tone="accent">{unreadLabel}</Badge>}
            </span>
          </p>
        </div>
        {onDismiss !== undefined && (
          <span className={css.dismiss}>
            <IconButton
              size="sm"
              icon="close"
              label={`${dismissLabel}: ${item.title}`}
              onClick={() => onDismiss(item.id)}
            />
          </span>
        )}
      </article>
    </li>
  );
});
