'use client';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { hidden } from '../../internal/hidden.css.ts';
import { fine } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Composer.css.ts';
import { english } from './messages.ts';
import { useRestoredFocus } from './useRestoredFocus.ts';

export interface ComposerProps {
  /** The text so far. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Called when the text should be sent. */
  onSend: () => void;
  /** Nothing can be written now. */
  disabled?: boolean | undefined;
  /** Something is being worked on; writing waits and focus comes back afterwards. */
  busy?: boolean | undefined;
  /** What could be written. */
  placeholder?: string | undefined;
  /** Accessible name of the field. */
  label: string;
  /** Name of the send button. @default 'Send' */
  sendLabel?: string | undefined;
  /** A short sentence under the text, tied to the field. */
  hint?: string | undefined;
  /** Whether there is anything to send. */
  canSend: boolean;
  /** What sits beside the send button, such as a service picker. */
  footer?: ReactNode;
  /** Stops the work; while busy its button takes the place of the send button. */
  stop?: (() => void) | undefined;
  /** Name of the stop button. @default 'Stop' */
  stopLabel?: string | undefined;
}

/** Keeps the field as tall as its text where the browser cannot do that itself. */
function fitRows(field: HTMLTextAreaElement | null): void {
  if (field === null || CSS.supports('field-sizing', 'content')) return;
  field.rows = 1;
  while (field.rows < 8 && field.scrollHeight > field.clientHeight) field.rows += 1;
}

/** Where an instruction is written: Enter sends, Shift and Enter starts a new line. */
export function Composer(props: ComposerProps): ReactElement {
  const {
    value,
    onChange,
    onSend,
    disabled = false,
    busy = false,
    label,
    hint,
    canSend,
    footer,
    stop,
  } = props;
  const words = useMessages('Composer', english);
  const { placeholder, sendLabel = words.send, stopLabel = words.stop } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const off = disabled || busy;
  const rememberFocus = useRestoredFocus(field, off);
  useEffect(() => fitRows(field.current));

  const send = (): void => {
    if (off || !canSend) return;
    rememberFocus();
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // keyCode 229 is how some browsers mark the Enter that ends a composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    send();
  };
  return (
    <form
      data-kit="Composer"
      className={css.root}
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className={hidden}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        className={css.input}
        value={value}
        placeholder={placeholder}
        disabled={off}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className={css.foot}>
        <div className={css.slot}>
          {footer}
          {hint !== undefined && (
            <span id={`${id}-hint`} className={`${fine} ${css.hint}`}>
              {hint}
            </span>
          )}
        </div>
        {busy && stop !== undefined ? (
          <IconButton
            variant="secondary"
            icon="stop"
            label={stopLabel}
            // The second press of a double click on Send lands here.
            onClick={({ detail }) => detail < 2 && stop()}
          />
        ) : (
          <IconButton
            type="submit"
            variant="primary"
            icon="arrow-up"
            label={sendLabel}
            disabled={off || !canSend}
          />
        )}
      </div>
    </form>
  );
}
