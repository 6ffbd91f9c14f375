'use client';
import type { KeyboardEvent, ReactElement } from 'react';
import { useMessages } from '../../messages/context.ts';
import { english } from './messages.ts';
import * as css from './Switch.css.ts';

export interface SwitchControlProps {
  /** Whether the switch is on. */
  checked: boolean;
  /** Called with the new value. */
  onChange: (checked: boolean) => void;
  /** Form field name. */
  name?: string | undefined;
  /** Disables the switch. @default false */
  disabled?: boolean | undefined;
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
  const { checked, onChange, name, disabled = false, onLabel = words.on, offLabel = words.off } = props;
  // Enter submits the form of a checkbox, but toggles a switch.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onChange(!checked);
  };
  return (
    <>
      <span aria-hidden="true" className={css.word}>
        {checked ? onLabel : offLabel}
      </span>
      <input
        id={props.id}
        type="checkbox"
        role="switch"
        className={css.track}
        name={name}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onKeyDown={onKeyDown}
      />
    </>
  );
}
