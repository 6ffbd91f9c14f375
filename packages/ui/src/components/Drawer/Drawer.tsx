'use client';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { RootProps } from '../../internal/rootProps.ts';
import { useMessages } from '../../messages/context.ts';
import { DialogContent, DialogFrame } from '../Dialog/DialogFrame.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Drawer.css.ts';
import { english } from './messages.ts';

export interface DrawerProps extends RootProps {
  /** Whether the drawer is open. */
  open: boolean;
  /** Called when the user closes it by the button, Escape or a press outside. */
  onClose: () => void;
  /** Title; also its accessible name. */
  title: string;
  /** Content; scrolls when it is long. */
  children: ReactNode;
  /** Buttons at the bottom, the main action last. */
  footer?: ReactNode;
  /** Side of the window, in the direction of the text. On phones it rises from the bottom. @default 'end' */
  side?: 'end' | 'start' | undefined;
  /** Maximum width: 320, 448 or 704 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Work is in progress: disables closing. @default false */
  busy?: boolean | undefined;
  /** Accessible name of the close button. @default 'Close' */
  closeLabel?: string | undefined;
}

/** Modal panel at the side of the window; traps focus and restores it on close. */
export function Drawer(props: DrawerProps): ReactElement {
  const words = useMessages('Drawer', english);
  const { open, onClose, title, children, footer, side = 'end', size = 'md', busy = false } = props;
  const { closeLabel = words.close } = props;
  return (
    <DialogFrame
      kit="Drawer"
      root={props}
      role="dialog"
      open={open}
      onClose={onClose}
      busy={busy}
      closesOutside
      look={{ veil: css.veils[side], panel: cx(css.sides[side], css.sizes[size]) }}
      title={title}
      close={<IconButton icon="close" label={closeLabel} disabled={busy} onClick={onClose} />}
    >
      <DialogContent label={title} footer={footer}>
        {children}
      </DialogContent>
    </DialogFrame>
  );
}
