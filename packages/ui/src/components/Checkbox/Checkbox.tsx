'use client';
import type { ReactElement, ReactNode, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Checkbox.css.ts';

export interface CheckboxProps {
  /** The sentence that is ticked. */
  label: ReactNode;
  /** Whether it is ticked. */
  checked: boolean;
  /** Called with the new value. */
  onChange: (checked: boolean) => void;
  /** Name in a form. */
  name?: string | undefined;
  /** The box cannot be used now. */
  disabled?: boolean | undefined;
  /** The native input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A native checkbox with its sentence. */
export function Checkbox({
  label,
  checked,
  onChange,
  name,
  disabled = false,
  ref,
}: CheckboxProps): ReactElement {
  return (
    <label data-kit="Checkbox" className={cx(css.root, disabled && css.off)}>
      <input
        ref={ref}
        type="checkbox"
        className={css.box}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={css.text}>{label}</span>
    </label>
  );
}
