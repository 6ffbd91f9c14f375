'use client';
import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { useFigures } from '../../internal/figures.ts';
import { useDismiss } from '../../internal/useDismiss.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { english } from './messages.ts';
import * as css from './NotificationBell.css.ts';

export interface NotificationBellProps extends RootProps {
  /** Number of unread notifications; no badge is shown below one. */
  unread: number;
  /** Panel content, such as a NotificationList. */
  children: ReactNode;
  /** Accessible name of the button when nothing is unread. @default 'Notifications' */
  label?: string | undefined;
  /** Accessible name with unread notifications; `shown` is at most '99+'. @default 'Notifications, {shown} unread' */
  unreadLabel?: ((shown: string, count: number) => string) | undefined;
}

/** Bell button with an unread count that opens a non-modal panel. */
export function NotificationBell(props: NotificationBellProps): ReactElement {
  const words = useMessages('NotificationBell', english);
  const { figure } = useFigures();
  const { unread, children, label = words.label, unreadLabel = words.unread } = props;
  const id = useId();
  const root = useOwnRef<HTMLDivElement>(props);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useDismiss(root, button);
  const count = unread >= 1 ? (unread > 99 ? `${figure(99)}+` : figure(Math.floor(unread))) : undefined;
  return (
    <div data-kit="NotificationBell" {...rootProps(props, css.root)} ref={root}>
      <IconButton
        ref={button}
        label={count === undefined ? label : unreadLabel(count, Math.floor(unread))}
        icon={
          <span className={css.root}>
            <Icon name="bell" size="lg" />
            {count !== undefined && <span className={css.count}>{count}</span>}
          </span>
        }
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div id={id} data-part="panel" className={css.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
