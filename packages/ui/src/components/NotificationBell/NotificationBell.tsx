'use client';
import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { useFigures } from '../../internal/figures.ts';
import { useDismiss } from '../../internal/useDismiss.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { english } from './messages.ts';
import * as css from './NotificationBell.css.ts';

export interface NotificationBellProps {
  /** How many are unread; less than one shows no count. */
  unread: number;
  /** What the panel shows, such as a NotificationList. */
  children: ReactNode;
  /** Name of the button when nothing is unread. @default 'Notifications' */
  label?: string | undefined;
  /** Name of the button with a count, at most '99+'. @default 'Notifications, {shown} unread' */
  unreadLabel?: ((shown: string, count: number) => string) | undefined;
}

/** A bell with a count, and a panel behind it that leaves the page usable. */
export function NotificationBell(props: NotificationBellProps): ReactElement {
  const words = useMessages('NotificationBell', english);
  const { figure } = useFigures();
  const { unread, children, label = words.label, unreadLabel = words.unread } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useDismiss(root, button);
  const count = unread >= 1 ? (unread > 99 ? `${figure(99)}+` : figure(Math.floor(unread))) : undefined;
  return (
    <div ref={root} data-kit="NotificationBell" className={css.root}>
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
        <div id={id} className={css.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
