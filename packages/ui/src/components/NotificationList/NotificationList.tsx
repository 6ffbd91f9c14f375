'use client';
import { useId, useMemo, useRef, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { announce } from '../../internal/announcer.ts';
import { useFigures } from '../../internal/figures.ts';
import * as text from '../../internal/text.css.ts';
import { useShowAll } from '../../internal/useShowAll.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { english, type NotificationLabels } from './messages.ts';
import * as css from './NotificationList.css.ts';
import { NotificationRow, type NotificationItem } from './NotificationRow.tsx';

export interface NotificationListProps extends RootProps {
  /** Notifications, newest first. */
  items: readonly NotificationItem[];
  /** Number of notifications shown before 'Show All'. @default 3 */
  limit?: number | undefined;
  /** Called with the id of a pressed unread notification; keep it stable so that long lists stay fast. */
  onRead: (id: string) => void;
  /** Clears the list. */
  onClear: () => void;
  /** Dismisses a notification; without it there are no dismiss buttons. Keep it stable. */
  onDismiss?: ((id: string) => void) | undefined;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Translated labels; those left out keep their default. */
  labels?: Partial<NotificationLabels> | undefined;
}

const below = { 2: 3, 3: 4, 4: 5 } as const;

/** List of the newest notifications, expandable to all. */
export function NotificationList(props: NotificationListProps): ReactElement {
  const { items, limit = 3, onRead, onClear, onDismiss, headingLevel = 2 } = props;
  const words = { ...useMessages('NotificationList', english), ...props.labels };
  const { figure } = useFigures();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { shown, hasMore, isAll, toggle } = useShowAll(items, limit);
  const unread = items.filter((item) => !item.read).length;
  const Heading = `h${headingLevel}` as const;
  const dismiss = useMemo(
    () =>
      onDismiss &&
      ((one: string): void => {
        // The button disappears with the row, so focus moves to the heading.
        heading.current?.focus();
        onDismiss(one);
      }),
    [onDismiss],
  );
  const clear = (): void => {
    // The button disappears with the list, so focus moves to the heading.
    heading.current?.focus();
    onClear();
    announce(words.cleared);
  };
  return (
    <section data-kit="NotificationList" aria-labelledby={id} {...rootProps(props, css.root)}>
      <div data-part="head" className={css.head}>
        <Heading ref={heading} id={id} tabIndex={-1} className={text.heading}>
          {words.title}
        </Heading>
        {unread > 0 && <span className={text.note}>{words.unreadCount(unread, figure)}</span>}
        {items.length > 0 && (
          <span className={css.clear}>
            <Button variant="ghost" size="sm" onClick={clear}>
              {words.clearAll}
            </Button>
          </span>
        )}
      </div>
      {items.length === 0 ? (
        <p className={css.empty}>
          <Icon name="bell" size="lg" />
          {words.empty}
        </p>
      ) : (
        <ul>
          {shown.map((item) => (
            <NotificationRow
              key={item.id}
              item={item}
              unreadLabel={words.unread}
              readLabel={words.read}
              markReadLabel={words.markRead}
              headingLevel={below[headingLevel]}
              onRead={onRead}
              dismissLabel={words.dismiss}
              onDismiss={dismiss}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className={css.more}>
          <Button variant="ghost" size="sm" aria-expanded={isAll} onClick={toggle}>
            {isAll ? words.showLess : words.showAll}
          </Button>
        </div>
      )}
    </section>
  );
}
