'use client';
import { useRef, type ReactElement } from 'react';
import { HiddenValue } from '../../internal/HiddenValue.tsx';
import { useField, type ValueProps } from '../../internal/useField.ts';
import { SelectControl, type SelectFieldProps } from './SelectControl.tsx';

export interface SelectProps extends SelectFieldProps, ValueProps<string | null, string> {}

/** Single choice from a dropdown list. */
export function Select(props: SelectProps): ReactElement {
  const { onChange, name, form, required = false, disabled = false } = props;
  const hidden = useRef<HTMLInputElement>(null);
  const { value, change, error, onInvalid } = useField<string | null>(
    {
      ...props,
      initial: props.defaultValue ?? null,
      onChange: (key) => key !== null && onChange?.(key),
    },
    hidden,
  );
  const known = props.options.some((option) => option.id === value) ? value : null;
  return (
    <SelectControl
      kit="Select"
      mode="single"
      field={props}
      value={known === null ? [] : [known]}
      change={([first]) => first !== undefined && change(first)}
      error={error}
      shown={([first]) => first?.label}
    >
      <HiddenValue ref={hidden} value={known ?? ''} {...{ onInvalid, name, form, required, disabled }} />
    </SelectControl>
  );
}
