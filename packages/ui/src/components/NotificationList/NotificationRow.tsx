'use client';
import { memo, useId, useRef, type ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { hidden } from '../../internal/hidden.css.ts';
import { reach } from '../../internal/reach.css.ts';
import { fine, heading, note } from '../../internal/text.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ToastTone } from '../Toast/toastQueue.ts';
import * as css from './NotificationList.css.ts';

/** One notification. */
export interface NotificationItem {
  /** Stable key. */
  id: string;
  /** What happened. */
  title: string;
  /** One sentence more. */
  message?: string | undefined;
  /** What kind of news it is. */
  tone: ToastTone;
  /** When it happened, written out. */
  time: string;
  /** Somebody has seen it. */
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

/** One notification; while it is unread the whole row is a button that marks it read. */
export const NotificationRow = memo(function NotificationRow(props: NotificationRowProps): ReactElement {
  const { item, unreadLabel, readLabel, markReadLabel, headingLevel, onRead, dismissLabel, onDismiss } =
    props;
  const id = useId();
  const article = useRef<HTMLElement>(null);
  const Heading = `h${headingLevel}` as const;
  const press = (): void => {
    // The button goes away with the press, so focus moves to what it belonged to.
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
                className={reach}
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
            <span id={`${id}-state`} className={cx(item.read && hidden)}>
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
