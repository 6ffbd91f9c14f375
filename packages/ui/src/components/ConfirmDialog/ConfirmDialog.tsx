'use client';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps.ts';
import { dangerText, note } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { DialogContent, DialogFrame, dialogLook } from '../Dialog/DialogFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './ConfirmDialog.css.ts';
import { english } from './messages.ts';

export interface ConfirmDialogProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Question that names the action, such as 'Delete this project?' */
  title: string;
  /** Name of the item that will be lost. */
  subject: string;
  /** Consequences: what happens, how much is affected, and whether it can be undone. */
  children: ReactNode;
  /** Confirm button label that names the action, such as 'Delete project'. */
  confirmLabel: string;
  /** Cancel button label; this button gets initial focus. @default 'Keep it' */
  cancelLabel?: string | undefined;
  /** Text to type before confirming, usually the item's name. */
  phrase?: string | undefined;
  /** Label of the phrase field. @default 'Type {phrase} to confirm' */
  phraseLabel?: ((phrase: string) => string) | undefined;
  /** Hint that explains why confirming is unavailable. @default 'Type the confirmation text first.' */
  phraseHint?: string | undefined;
  /** The action is in progress: buttons and closing are disabled. @default false */
  busy?: boolean | undefined;
  /** Error message if the action failed; the dialog stays open. */
  error?: string | undefined;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Called when the user cancels with the button or Escape. */
  onCancel: () => void;
}

function Question(props: ConfirmDialogProps & { bodyId: string }): ReactElement {
  const words = useMessages('ConfirmDialog', english);
  const {
    title,
    subject,
    children,
    confirmLabel,
    cancelLabel = words.cancel,
    phrase,
    busy = false,
    error,
  } = props;
  const { phraseLabel = words.phrase, phraseHint = words.phraseHint } = props;
  const [typed, setTyped] = useState('');
  const hintId = useId();
  const safe = useRef<HTMLButtonElement>(null);
  // Initial focus goes to the safe button.
  useEffect(() => safe.current?.focus(), []);
  const ready = phrase === undefined || typed.trim() === phrase;
  return (
    <DialogContent
      id={props.bodyId}
      label={title}
      footer={
        <>
          <Button ref={safe} disabled={busy} onClick={props.onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant="danger"
            busy={busy}
            aria-disabled={!ready || undefined}
            aria-describedby={ready ? undefined : hintId}
            onClick={props.onConfirm}
          >
            {confirmLabel}
          </Button>
          {!ready && (
            <span id={hintId} className={`${note} ${css.hint}`}>
              {phraseHint}
            </span>
          )}
        </>
      }
    >
      <div data-part="body" className={css.body}>
        <p className={css.subject}>{subject}</p>
        <div>{children}</div>
        {phrase !== undefined && (
          <TextField
            label={phraseLabel(phrase)}
            value={typed}
            onChange={setTyped}
            disabled={busy}
            autoComplete="off"
          />
        )}
        {error !== undefined && (
          <p role="alert" className={`${dangerText} ${css.error}`}>
            <Icon name="danger" className={css.errorMark} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </DialogContent>
  );
}

/** Confirmation before a destructive action. Clicking outside does not close it, to avoid accidental answers. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { open, title, busy = false, onCancel } = props;
  const bodyId = useId();
  return (
    <DialogFrame
      kit="ConfirmDialog"
      root={props}
      role="alertdialog"
      open={open}
      onClose={onCancel}
      busy={busy}
      closesOutside={false}
      look={dialogLook('sm')}
      title={title}
      icon="warning"
      describedBy={bodyId}
    >
      <Question {...props} bodyId={bodyId} />
    </DialogFrame>
  );
}
