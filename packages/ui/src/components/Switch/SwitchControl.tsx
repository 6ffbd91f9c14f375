'use client';
import type { KeyboardEvent, ReactElement } from 'react';
import { useMessages } from '../../messages/context.ts';
import { english } from './messages.ts';
import * as css from './Switch.css.ts';

export interface SwitchControlProps {
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new value. */
  onChange: (checked: boolean) => void;
  /** Name in a form. */
  name?: string | undefined;
  /** It cannot be switched now. */
  disabled?: boolean | undefined;
  /** Word shown while it is on. @default 'On' */
  onLabel?: string | undefined;
  /** Word shown while it is off. @default 'Off' */
  offLabel?: string | undefined;
}

interface NamedSwitchControlProps extends SwitchControlProps {
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
}

/** The word and the track beside it, in a row; a native checkbox that says it is a switch. */
export function SwitchControl(props: NamedSwitchControlProps): ReactElement {
  const words = useMessages('Switch', english);
  const { checked, onChange, name, disabled = false, onLabel = words.on, offLabel = words.off } = props;
  // A checkbox leaves Enter to its form; a switch answers to it.
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
