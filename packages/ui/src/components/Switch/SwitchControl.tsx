'use client';
import type { KeyboardEvent, ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { controlProps } from '../../internal/rootProps.ts';
import { dangerText } from '../../internal/text.css.ts';
import { useField, type ControlProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { useMessages } from '../../messages/context.ts';
import { english } from './messages.ts';
import * as css from './Switch.css.ts';

export interface SwitchControlProps extends ControlProps {
  /** Whether the switch is on; without it the switch is uncontrolled. */
  checked?: boolean | undefined;
  /** Initial state of an uncontrolled switch, which a form reset restores. @default false */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((checked: boolean) => void) | undefined;
  /** Form value submitted while on. @default 'on' */
  value?: string | undefined;
  /** Shows the state without letting the user change it. @default false */
  readOnly?: boolean | undefined;
  /** State text while on. @default 'On' */
  onLabel?: string | undefined;
  /** State text while off. @default 'Off' */
  offLabel?: string | undefined;
}

interface NamedSwitchControlProps extends SwitchControlProps {
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
}

/** State text and track: a native checkbox with the switch role. */
export function SwitchControl(props: NamedSwitchControlProps): ReactElement {
  const words = useMessages('Switch', english);
  const { name, form, value, required, readOnly, disabled = false } = props;
  const { onLabel = words.on, offLabel = words.off } = props;
  const control = useOwnRef<HTMLInputElement>(props);
  const state = useField(
    { ...props, value: props.checked, initial: props.defaultChecked ?? false, onChange: props.onChange },
    control,
  );
  const { value: checked, error } = state;
  const errorId = `${props.id}-error`;
  const change = (next: boolean): void => {
    if (readOnly !== true) state.change(next);
  };
  // Enter submits the form of a checkbox, but toggles a switch.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    change(!checked);
  };
  return (
    <>
      <span aria-hidden="true" className={css.word}>
        {checked ? onLabel : offLabel}
      </span>
      <input
        {...controlProps(props)}
        {...{ name, form, value, required }}
        ref={control}
        data-part="control"
        type="checkbox"
        role="switch"
        className={css.track}
        checked={checked}
        aria-checked={checked}
        aria-invalid={error === undefined ? undefined : true}
        disabled={disabled}
        aria-labelledby={props.labelledBy}
        aria-describedby={
          cx(props.describedBy, props['aria-describedby'], error !== undefined && errorId) || undefined
        }
        onInvalid={state.onInvalid}
        onChange={(event) => change(event.currentTarget.checked)}
        onKeyDown={onKeyDown}
      />
      {error !== undefined && (
        <span id={errorId} data-part="error" className={dangerText}>
          {error}
        </span>
      )}
    </>
  );
}
