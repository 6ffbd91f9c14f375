'use client';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { fine } from '../../internal/text.css.ts';
import { useMessages } from '../../messages/context.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Composer.css.ts';
import { english } from './messages.ts';
import { useRestoredFocus } from './useRestoredFocus.ts';

export interface ComposerProps extends RootProps {
  /** Current text. */
  value: string;
  /** Called with the new text. */
  onChange: (value: string) => void;
  /** Called when the user sends the text. */
  onSend: () => void;
  /** Disables the field. @default false */
  disabled?: boolean | undefined;
  /** Work is in progress: disables the field and restores focus afterwards. @default false */
  busy?: boolean | undefined;
  /** Placeholder text. */
  placeholder?: string | undefined;
  /** Accessible name of the text field. */
  label: string;
  /** Accessible name of the send button. @default 'Send' */
  sendLabel?: string | undefined;
  /** Short hint under the text, set as the field's description. */
  hint?: string | undefined;
  /** Whether the send button is enabled. */
  canSend: boolean;
  /** Controls beside the send button, such as a service picker. */
  footer?: ReactNode;
  /** Stops the work; while busy, a stop button replaces the send button. */
  stop?: (() => void) | undefined;
  /** Accessible name of the stop button. @default 'Stop' */
  stopLabel?: string | undefined;
}

/** Sizes the field to its text in browsers without `field-sizing`. */
function fitRows(field: HTMLTextAreaElement | null): void {
  if (field === null || CSS.supports('field-sizing', 'content')) return;
  field.rows = 1;
  while (field.rows < 8 && field.scrollHeight > field.clientHeight) field.rows += 1;
}

/** Input for instructions: Enter sends, Shift+Enter adds a new line. */
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
  const isDisabled = disabled || busy;
  const rememberFocus = useRestoredFocus(field, isDisabled);
  useEffect(() => fitRows(field.current));

  const send = (): void => {
    if (isDisabled || !canSend) return;
    rememberFocus();
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // Some browsers report the Enter that ends an IME composition as keyCode 229.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    send();
  };
  return (
    <form
      data-kit="Composer"

      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      {...rootProps(props, css.root)}
    >
      <label htmlFor={id} className={visuallyHidden}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        className={css.input}
        value={value}
        placeholder={placeholder}
        disabled={isDisabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div data-part="foot" className={css.foot}>
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
            // Ignores the second click of a double click on Send.
            onClick={({ detail }) => detail < 2 && stop()}
          />
        ) : (
          <IconButton
            type="submit"
            variant="primary"
            icon="arrow-up"
            label={sendLabel}
            disabled={isDisabled || !canSend}
          />
        )}
      </div>
    </form>
  );
}
