'use client';
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { bad, note } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { DialogContent, DialogFrame } from '../Dialog/DialogFrame.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './ConfirmDialog.css.ts';
import { english } from './messages.ts';

export interface ConfirmDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** The question, with the act in it: 'Delete this project?' */
  title: string;
  /** Name of the very thing that is lost. */
  subject: string;
  /** What happens, how much of it, and whether there is a way back. */
  children: ReactNode;
  /** The act in words: 'Delete the project'. */
  confirmLabel: string;
  /** The safe way out, where focus starts. @default 'Keep it' */
  cancelLabel?: string | undefined;
  /** Words to type before the act can be done, usually the name of the thing. */
  phrase?: string | undefined;
  /** Label of the field for the phrase. @default 'Type {phrase} to confirm' */
  phraseLabel?: ((phrase: string) => string) | undefined;
  /** Why the act cannot be done yet. @default 'Type the words first.' */
  phraseHint?: string | undefined;
  /** The act is under way: nothing can be pressed or closed. */
  busy?: boolean | undefined;
  /** Why the act failed; the dialog stays open. */
  error?: string | undefined;
  /** Called to do it. */
  onConfirm: () => void;
  /** Called to leave everything as it is: by the safe button or Escape. */
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
  // Focus starts where nothing can be lost.
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
      <div className={css.body}>
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
          <p role="alert" className={`${bad} ${css.error}`}>
            <Icon name="danger" className={css.errorMark} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </DialogContent>
  );
}

/** The question before something is destroyed. A press outside does nothing, so that it is never answered by chance. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactElement {
  const { open, title, busy = false, onCancel } = props;
  const bodyId = useId();
  return (
    <DialogFrame
      kit="ConfirmDialog"
      role="alertdialog"
      open={open}
      onClose={onCancel}
      busy={busy}
      closesOutside={false}
      size="sm"
      title={title}
      icon="warning"
      describedBy={bodyId}
    >
      <Question {...props} bodyId={bodyId} />
    </DialogFrame>
  );
}
