'use client';
import type { ReactElement, ReactNode } from 'react';
import { useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { DialogContent, DialogFrame, type DialogSize } from './DialogFrame.tsx';
import { english } from './messages.ts';

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it wants to close: by its button, Escape or a press outside. */
  onClose: () => void;
  /** What it is about; it names the dialog. */
  title: string;
  /** What it shows; it scrolls when it is long. */
  children: ReactNode;
  /** Buttons under it, the main one last. */
  footer?: ReactNode;
  /** Widest it gets. @default 'md' */
  size?: DialogSize | undefined;
  /** Work is under way: it cannot be closed. */
  busy?: boolean | undefined;
  /** Name of the button that closes it. @default 'Close' */
  closeLabel?: string | undefined;
}

/** Something to finish before the page goes on; focus stays inside and returns to where it was. */
export function Dialog(props: DialogProps): ReactElement {
  const words = useMessages('Dialog', english);
  const { open, onClose, title, children, footer, size = 'md', busy = false } = props;
  const { closeLabel = words.close } = props;
  return (
    <DialogFrame
      kit="Dialog"
      role="dialog"
      open={open}
      onClose={onClose}
      busy={busy}
      closesOutside
      size={size}
      title={title}
      close={<IconButton icon="close" label={closeLabel} disabled={busy} onClick={onClose} />}
    >
      <DialogContent label={title} footer={footer}>
        {children}
      </DialogContent>
    </DialogFrame>
  );
}
