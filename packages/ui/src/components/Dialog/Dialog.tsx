'use client';
import type { ReactElement, ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps.ts';
import { useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DialogContent, DialogFrame, dialogLook, type DialogSize } from './DialogFrame.tsx';
import { english } from './messages.ts';

export interface DialogProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the user closes it by the button, Escape or a click outside. */
  onClose: () => void;
  /** Dialog title; also its accessible name. */
  title: string;
  /** Dialog content; scrolls when it is long. */
  children: ReactNode;
  /** Buttons at the bottom, the main action last. */
  footer?: ReactNode;
  /** Maximum width: 448, 576 or 832 px. @default 'md' */
  size?: DialogSize | undefined;
  /** Work is in progress: disables closing. @default false */
  busy?: boolean | undefined;
  /** Accessible name of the close button. @default 'Close' */
  closeLabel?: string | undefined;
}

/** Modal dialog; traps focus and restores it on close. */
export function Dialog(props: DialogProps): ReactElement {
  const words = useMessages('Dialog', english);
  const { open, onClose, title, children, footer, size = 'md', busy = false } = props;
  const { closeLabel = words.close } = props;
  return (
    <DialogFrame
      kit="Dialog"
      root={props}
      role="dialog"
      open={open}
      onClose={onClose}
      busy={busy}
      closesOutside
      look={dialogLook(size)}
      title={title}
      close={<IconButton icon="close" label={closeLabel} disabled={busy} onClick={onClose} />}
    >
      <DialogContent label={title} footer={footer}>
        {children}
      </DialogContent>
    </DialogFrame>
  );
}
